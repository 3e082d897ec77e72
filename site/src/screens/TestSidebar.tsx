import { LogError } from '../drawings/command-log/LogError.tsx'
import { Button, Callout, Line, Panel, Pill, Row, Spans, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The sidebar with the details of one test in Cypress Cloud. */
export default function TestSidebar() {
  return (
    <Screen
      title="Test sidebar"
      description="A header with the test's title and spec and buttons for its artifacts. Below it, one section each for the test intent, the attempts and errors, the previous runs, the artifacts, and the code history of the test."
      callouts={[
        '**Header**: the status, the title, and the spec, with shortcuts to the artifacts and to [Jira](/cloud/integrations/jira).',
        '**[Test intent](#test-intent-summary)**: what the test checks, in plain language.',
        '**[Attempts & errors](#attempts-and-errors)**: the error summary of the last attempt, and the error of each attempt with the code around it.',
        '**[Previous runs](#previous-runs)**: how the test did in earlier runs, with this run on the right.',
        '**[Artifacts](#artifacts)**: screenshots, the video, and the CI log.',
        '**[Test code history](#test-code-history)**: the commits that changed the test.',
      ]}
    >
      <Row
        start={
          <>
            <Callout n={1} />{' '}
            <State is="failed">
              <b>applies a coupon</b>
            </State>
            <br />
            cypress/e2e/coupons.cy.js
          </>
        }
      />
      <Line>
        <Button primary>Test Replay</Button> <Button>Watch video</Button>{' '}
        <Button>Screenshots</Button> <Button>View output</Button> <Button>Create issue</Button>
      </Line>
      <Panel
        title={
          <>
            <Callout n={2} /> Test intent
          </>
        }
      >
        <Row start="This test verifies that a valid coupon lowers the total in the cart." />
        <Row start="Cypress AI" />
      </Panel>
      <Panel
        title={
          <>
            <Callout n={3} /> Attempts & errors
          </>
        }
      >
        <Row
          start={
            <State is="failed">
              <b>At a glance</b> · The test applied a coupon and expected a total of $18, but the
              request to apply it failed, so the total stayed at $20.
            </State>
          }
        />
        <Row start="Cypress AI" />
        <Row start={<State is="failed">Attempt 2</State>} end={<Button>Test Replay</Button>} />
        <LogError
          error={{
            message: "Timed out retrying after 4000ms: expected '<p>' to contain '$18'",
            frame: {
              file: 'cypress/e2e/coupons.cy.js:9:33',
              code: "cy.get('[name=\"coupon\"]').type('SPRING')\ncy.contains('Apply').click()\ncy.get('[data-cy=\"total\"]').should('contain', '$18')",
              from: 7,
            },
          }}
        />
        <Row start={<State is="failed">Attempt 1</State>} end={<Button>Test Replay</Button>} />
      </Panel>
      <Panel
        title={
          <>
            <Callout n={4} /> Previous runs
          </>
        }
      >
        <Row
          start={
            <>
              coupons
              <br />
              Run #4318 <i>this run</i> <Pill>Modified</Pill>
            </>
          }
          end="Failed"
        />
        <Spans
          spans={[
            [0, 16, 'good'],
            [16, 32, 'good'],
            [32, 48, 'bad'],
            [48, 64, 'good'],
            [64, 80, 'good'],
            [80, 100, 'bad'],
          ]}
        />
      </Panel>
      <Panel
        title={
          <>
            <Callout n={5} /> Artifacts
          </>
        }
      >
        <Row start="Screenshots (1) · Video · Output" end={<Button>View logs</Button>} />
      </Panel>
      <Panel
        title={
          <>
            <Callout n={6} /> Test code history
          </>
        }
        aside="Modified 3 hours ago"
      >
        <Row
          start={<State is="passed">Check the total after a coupon</State>}
          end={<Pill>Modified</Pill>}
        />
        <Row
          start={<State is="passed">Add tests for coupons</State>}
          end={<Pill>First Seen</Pill>}
        />
      </Panel>
    </Screen>
  )
}
