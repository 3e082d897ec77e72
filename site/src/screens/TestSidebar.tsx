import { LogError } from '../drawings/command-log/LogError.tsx'
import { BarChart } from '../drawings/screen/charts.tsx'
import { Button, Header, Line, Panel, Pill, Row, State, Text } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The sidebar with the details of one test in Cypress Cloud. */
export default function TestSidebar() {
  return (
    <Screen
      title="Test sidebar"
      description="A header with the test's title and spec and buttons for its artifacts. Below it, one section each for the test intent, the attempts and errors, the previous runs, the artifacts, and the code history of the test."
      caption="The failed assertion, its code, and a summary of the reason are in one place, above the test's history."
      callouts={[
        '**Header**: the status, the title, and the spec, with shortcuts to the artifacts and to [Jira](/cloud/integrations/jira).',
        '**[Test intent](#test-intent-summary)**: what the test checks, in plain language.',
        '**[Attempts & errors](#attempts-and-errors)**: the error summary of the last attempt, and the error of each attempt with the code around it.',
        '**[Previous runs](#previous-runs)**: how the test did in earlier runs, with this run on the right.',
        '**[Artifacts](#artifacts)**: screenshots, the video, and the CI log.',
        '**[Test code history](#test-code-history)**: the commits that changed the test.',
      ]}
    >
      <Header n={1} is="failed" title="applies a coupon" meta={['cypress/e2e/coupons.cy.js']} />
      <Line>
        <Button primary>Test Replay</Button> <Button>Watch video</Button>{' '}
        <Button>Screenshots</Button> <Button>View output</Button> <Button>Create issue</Button>
      </Line>
      <Panel title="Test intent" aside="Cypress AI" n={2}>
        <Text>This test verifies that a valid coupon lowers the total in the cart.</Text>
      </Panel>
      <Panel title="Attempts & errors" n={3}>
        <State is="failed">
          <b>At a glance</b> · The test applied a coupon and expected a total of $18, but the
          request to apply it failed, so the total stayed at $20.
        </State>
        <span className="screen-meta">Cypress AI</span>
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
      <Panel title="Previous runs" aside="coupons" n={4}>
        <div className="screen-history">
          <BarChart
            bars={[[52], [50], [58], [49], [51], [57]]}
            top={60}
            fills={['good']}
            own={{ 2: 'bad', 5: 'bad' }}
            subject={5}
            scale={['1:00', '0:30', '0:00']}
            labels={['']}
          />
        </div>
        <Row
          start={
            <span className="screen-line">
              <b>Run #4318</b> <i>this run</i> <Pill tone="accent">Modified</Pill>
            </span>
          }
          end={<Pill tone="bad">Failed</Pill>}
        />
      </Panel>
      <Panel title="Artifacts" n={5}>
        <Row start="Screenshots (1) · Video · Output" end={<Button>View logs</Button>} />
      </Panel>
      <Panel title="Test code history" aside="Modified 3 hours ago" n={6}>
        <Row
          start={<State is="passed">Check the total after a coupon</State>}
          end={<Pill tone="accent">Modified</Pill>}
        />
        <Row
          start={<State is="passed">Add tests for coupons</State>}
          end={<Pill>First Seen</Pill>}
        />
      </Panel>
    </Screen>
  )
}
