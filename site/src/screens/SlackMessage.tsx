import { Go, Header, Meta, Panel, Pill, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

const RESULTS = ['Failed: 3', 'Passed: 211', 'Pending: 3', 'Flaky: 2', 'Skipped: 0']

/** A message of the Cypress app for Slack about a failed run. */
export default function SlackMessage() {
  return (
    <Screen
      title="A message about a failed run"
      description="A message of the Cypress app for Slack. The run's number and commit message are a link. Below them, the status, the project, the branch, the author, and the CI build. The test results are Failed: 3 failed tests, 211 passed, 3 pending, 2 flaky, and 0 skipped."
      caption="Three tests failed in this run. The title leads to the run in Cypress Cloud."
      callouts={[]}
    >
      <Header
        title="Cypress"
        tags={<Pill>APP</Pill>}
        end={<span className="screen-meta">9:14 AM</span>}
      />
      <Panel title={<Go>Run #4318: Add a coupon field</Go>}>
        <Row
          start={<Pill tone="bad">Failed run</Pill>}
          below={<Meta parts={['web-shop', 'coupons', 'Ines Vidal', 'CircleCI 93be02']} />}
        />
        <Row start={<b>Test Results: Failed</b>} />
        {RESULTS.map((result) => (
          <Row key={result} start={result} />
        ))}
      </Panel>
    </Screen>
  )
}
