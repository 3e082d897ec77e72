import { Go, Header, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'

/** A comment about a failed run in a pull request or a merge request. */
export default function PullRequestComment() {
  return (
    <Screen
      title="A comment on a failed run"
      description="The project's name and the run number, then the run properties with the status and the commit. Below them, a table with the number of failures and of flaky, pending, skipped, and passing tests, and the tests for review: a spec with two failed tests and a spec with one, each test with a link to its screenshots."
      caption="Reviewers see which tests fail before they read the code."
      callouts={[
        "**Run**: the project and the run number, which link to the run, and the run's properties.",
        '**Test results**: the number of tests by status. Each name links to these tests.',
        '**Tests for review**: failed and flaky tests, grouped by spec.',
      ]}
    >
      <Header
        n={1}
        title={<Go>web-shop › Run #4318</Go>}
        meta={['Run Properties', 'Failed #4318', '93be02: Add a coupon field']}
      />
      <Panel title="Test results" n={2}>
        <Table
          rows={[
            { cells: [row('failed', 'Failures'), 3] },
            { cells: [row('flaky', 'Flaky'), 2] },
            { cells: [row('pending', 'Pending'), 3] },
            { cells: [row('skipped', 'Skipped'), 0] },
            { cells: [row('passed', 'Passing'), 211] },
          ]}
        />
      </Panel>
      <Panel title="Tests for review" n={3}>
        <Row
          start={
            <State is="failed">
              <b>cypress/e2e/coupons.cy.js</b>
            </State>
          }
          end={<span className="screen-meta">2 failed tests</span>}
        />
        {['Coupons › applies a coupon', 'Coupons › rejects an expired coupon'].map((test) => (
          <Row key={test} start={<Go>{test}</Go>} end={<Pill>Screenshots</Pill>} />
        ))}
        <Row
          start={
            <State is="failed">
              <b>cypress/e2e/orders.cy.js</b>
            </State>
          }
          end={<span className="screen-meta">1 failed test</span>}
        />
        <Row start={<Go>Orders › sorts by date</Go>} end={<Pill>Screenshots</Pill>} />
      </Panel>
    </Screen>
  )
}

/** A status with its icon, as a link. */
function row(is: 'failed' | 'flaky' | 'pending' | 'skipped' | 'passed', name: string) {
  return (
    <State key={name} is={is}>
      <Go>{name}</Go>
    </State>
  )
}
