import { Button, Callout, Field, Line, Panel, Pill, Row, Switch } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { PROJECT } from './parts/navigation.ts'

/** The settings of a project in Cypress Cloud. */
export default function ProjectSettings() {
  return (
    <Screen
      title="Project settings"
      description="Sections for Access, Record Keys, Smart Orchestration, Parallelization, Run Timeout, and Transfer Ownership, with Project settings open in the navigation."
      nav={PROJECT}
      open={3}
      callouts={[
        "**[Access](#public-or-private)**: lets everyone see the project's runs, or only invited users.",
        '**[Record Keys](#manage-record-keys)**: the keys with the dates when they were created and last used, and buttons to delete a key and to create one.',
        '**[Smart Orchestration](#smart-orchestration)**: how Cypress Cloud reacts to failed tests.',
        '**[Run Completion Delay](#timeouts)**: how long Cypress Cloud waits for new groups.',
        '**[Run Timeout](#timeouts)**: how long Cypress Cloud waits for a signal from a run.',
        '**[Transfer Ownership](#transfer-a-project)**: moves the project to a different organization or user.',
      ]}
    >
      <Panel
        title={
          <>
            <Callout n={1} /> Access
          </>
        }
      >
        <Row start="○ Public" end="Anyone has access." />
        <Row start="◉ Private" end="Only invited users have access." />
      </Panel>
      <Panel
        title={
          <>
            <Callout n={2} /> Record Keys
          </>
        }
      >
        <Row
          start="8a4c2f17-6d05-4b39-a1be-93e0d7c5f268"
          end={
            <>
              Created 2/9/2026 · Used an hour ago <Button>Delete</Button>
            </>
          }
        />
        <Line>
          <Button primary>Create New Key</Button>
        </Line>
      </Panel>
      <Panel
        title={
          <>
            <Callout n={3} /> Smart Orchestration
          </>
        }
      >
        <Row
          start={
            <>
              Spec Prioritization <Pill>Business plan</Pill>
            </>
          }
          end={<Switch label="" on />}
        />
        <Row
          start={
            <>
              Auto Cancellation <Pill>Business plan</Pill>
              <br />
              <Button>1</Button> failures before auto canceling
            </>
          }
          end={<Switch label="" on />}
        />
      </Panel>
      <Panel title="Parallelization">
        <Field
          label={
            <>
              <Callout n={4} /> Run Completion Delay
            </>
          }
          value="60 seconds"
        />
      </Panel>
      <Panel
        title={
          <>
            <Callout n={5} /> Run Timeout
          </>
        }
      >
        <Line>
          <Button>Default: 90</Button> minutes
        </Line>
      </Panel>
      <Panel
        title={
          <>
            <Callout n={6} /> Transfer Ownership
          </>
        }
      >
        <Line>
          <Button primary>Transfer Ownership</Button>
        </Line>
      </Panel>
    </Screen>
  )
}
