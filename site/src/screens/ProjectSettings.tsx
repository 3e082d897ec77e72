import {
  Button,
  Choice,
  Columns,
  Field,
  Line,
  Panel,
  Pill,
  Row,
  Switch,
} from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { projectNav } from './parts/navigation.ts'

/** The settings of a project in Cypress Cloud. */
export default function ProjectSettings() {
  return (
    <Screen
      title="Project settings"
      description="Sections for Access, Record Keys, Smart Orchestration, Parallelization, Run Timeout, and Transfer Ownership, with Project settings open in the navigation."
      caption="The project is private, has one record key, and cancels a run after its first failure."
      nav={projectNav('Project settings')}
      callouts={[
        "**[Access](#public-or-private)**: lets everyone see the project's runs, or only invited users.",
        '**[Record Keys](#manage-record-keys)**: the keys with the dates when they were created and last used, and buttons to delete a key and to create one.',
        '**[Smart Orchestration](#smart-orchestration)**: how Cypress Cloud reacts to failed tests.',
        '**[Run Completion Delay](#timeouts)**: how long Cypress Cloud waits for new groups.',
        '**[Run Timeout](#timeouts)**: how long Cypress Cloud waits for a signal from a run.',
        '**[Transfer Ownership](#transfer-a-project)**: moves the project to a different organization or user.',
      ]}
    >
      <Panel title="Access" n={1}>
        <Choice end="Anyone has access.">Public</Choice>
        <Choice chosen end="Only invited users have access.">
          Private
        </Choice>
      </Panel>
      <Panel title="Record Keys" n={2}>
        <Row
          start={<span className="screen-code">8a4c2f17-6d05-4b39-a1be-93e0d7c5f268</span>}
          end={<Button>Delete</Button>}
          below={<span className="screen-meta">Created 2/9/2026 · Used an hour ago</span>}
        />
        <Line>
          <Button primary>Create New Key</Button>
        </Line>
      </Panel>
      <Panel title="Smart Orchestration" n={3}>
        <Row
          start={
            <span className="screen-line">
              Spec Prioritization <Pill tone="accent">Business plan</Pill>
            </span>
          }
          end={<Switch on />}
        />
        <Row
          start={
            <span className="screen-line">
              Auto Cancellation <Pill tone="accent">Business plan</Pill>
            </span>
          }
          end={<Switch on />}
          below={
            <Line>
              <Button menu>1</Button> failures before auto canceling
            </Line>
          }
        />
      </Panel>
      <Columns>
        <Panel title="Parallelization" n={4}>
          <Field label="Run Completion Delay" value="60 seconds" />
        </Panel>
        <Panel title="Run Timeout" n={5}>
          <Line>
            <Button menu>Default: 90</Button> minutes
          </Line>
        </Panel>
      </Columns>
      <Panel title="Transfer Ownership" n={6}>
        <Line>
          <Button primary>Transfer Ownership</Button>
        </Line>
      </Panel>
    </Screen>
  )
}
