import { Header, Meta, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { BranchReview, ComparedRuns } from './parts/BranchReview.tsx'

/** A pull request in Branch Review. */
export default function BranchComparison() {
  return (
    <Screen
      title="Branch Review"
      description="The base run and the changed run at the top, with the pull request below them. On the left, a list with counts for tests, UI Coverage, and Accessibility, where Failures is open. On the right, two specs: one with two new failures, and one with an existing failure."
      caption="Of the three failures on the branch, two are new. The third one already failed on main."
      callouts={[
        '**Runs**: the branches and runs that are compared, and the pull request, if there is one. Open a menu to choose another branch or run.',
        '**Tests**: select a status to see its specs. The numbers refer to the Changed run.',
        '**[UI Coverage](/ui-coverage/guides/compare-reports)** and **[Accessibility](/accessibility/guides/compare-reports)**: how their results have changed.',
        '**Counts**: how many the branch introduced or resolved, and the total.',
        '**New, existing, or resolved**: how each test compares with the Base run. Click a test to see both results side by side.',
      ]}
    >
      <ComparedRuns
        n={1}
        base={['main', 4315, 'failed']}
        changed={['coupons', 4318, 'failed']}
        below={
          <Header
            title="Add a coupon field"
            tags={<Pill tone="good">Open</Pill>}
            meta={['PR #862', 'Updated 3 hours ago']}
          />
        }
      />
      <BranchReview
        groups={[
          {
            name: 'Tests',
            n: 2,
            up: 2,
            total: 217,
            entries: [
              { name: 'Failures', is: 'failed', up: 2, total: 3, open: true },
              { name: 'Flaky', is: 'flaky', up: 2, down: 1, total: 2 },
              { name: 'Pending', is: 'pending', total: 3 },
              { name: 'Added', total: 2 },
              { name: 'Modified', total: 1 },
            ],
          },
          { name: 'UI Coverage', n: 3, total: '81%' },
          { name: 'Accessibility', worse: '1%', total: '93%' },
        ]}
        path={['Tests', 'Failures']}
        counts={['2 new', '3 total']}
        n={4}
      >
        <Panel
          title="cypress/e2e/coupons.cy.js"
          aside={<Meta parts={['00:48', 'Linux', 'Chrome', 'E2E']} />}
          n={5}
        >
          <Row start={<Pill tone="bad">2 new failures</Pill>} />
          <Row start={<State is="failed">Coupons › applies a coupon</State>} />
          <Row start={<State is="failed">Coupons › rejects an expired coupon</State>} />
        </Panel>
        <Panel
          title="cypress/e2e/orders.cy.js"
          aside={<Meta parts={['02:05', 'Linux', 'Chrome', 'E2E']} />}
        >
          <Row start={<Pill>1 existing failure</Pill>} />
          <Row start={<State is="failed">Orders › sorts by date</State>} />
        </Panel>
      </BranchReview>
    </Screen>
  )
}
