import { LogError } from '../drawings/command-log/LogError.tsx'
import { Button, Panel, Region, Row, State, Text } from '../drawings/screen/kit.tsx'
import { regionOf } from '../drawings/screen/region.ts'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The AI summaries of a test in Cypress Cloud. */
export default function AiSummaries() {
  return (
    <Screen
      title="AI summaries in the test sidebar"
      description="Two sections of the sidebar. Test intent says what the test verifies. Attempts and errors begins with an At a glance summary of the failure, above the error of the last attempt. Both summaries are marked with Cypress AI."
      caption="The summary says what the test tried to do and what was missing. The original error is right below it."
      callouts={[
        '**Test intent**: what the test is meant to check.',
        '**At a glance**: what went wrong in the last attempt, and what led to it.',
        '**Cypress AI**: marks text that AI generated.',
        '**Error**: the original message and the stack trace, to confirm the summary.',
      ]}
    >
      <Panel title="Test intent" aside="Cypress AI" n={1}>
        <Text>
          This test verifies that guests can subscribe to the newsletter and see a message that asks
          them to confirm their address.
        </Text>
      </Panel>
      <Panel
        title="Attempts & errors"
        aside={
          <Region n={3} place="end">
            Cypress AI
          </Region>
        }
      >
        <Text n={2}>
          <State is="failed">
            <b>At a glance</b> · The test submitted the form and expected a confirmation message,
            but the message element never appeared on the page.
          </State>
        </Text>
        <Row start={<State is="failed">Attempt 2</State>} end={<Button>Test Replay</Button>} />
        <div {...regionOf(4, 'start')}>
          <LogError
            error={{
              message:
                'Timed out retrying after 4000ms: Expected to find element: [data-cy="message"], but never found it.',
            }}
          />
        </div>
        <Row start="▸ View stack trace" />
        <Row start={<State is="failed">Attempt 1</State>} end={<Button>Test Replay</Button>} />
      </Panel>
    </Screen>
  )
}
