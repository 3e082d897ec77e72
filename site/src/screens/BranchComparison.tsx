import { Button, Callout, Columns, Line, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The comparison of two runs in Branch Review in Cypress Cloud. */
export default function BranchComparison() {
  return (
    <Screen
      title="Branch Review"
      description="The base run and the changed run at the top, with the pull request below them. On the left, a list with counts for tests, UI Coverage, and Accessibility, where Failures is open. On the right, two specs: one with two new failures, and one with an existing failure."
      callouts={[
        '**Runs**: the branches and runs that are compared, and the pull request, if there is one. Open a menu to choose another branch or run.',
        '**Tests**: select a status to see its specs. The numbers refer to the Changed run.',
        '**[UI Coverage](/ui-coverage/guides/compare-reports)** and **[Accessibility](/accessibility/guides/compare-reports)**: how their results have changed.',
        '**Counts**: how many the branch introduced or resolved, and the total.',
        '**New, existing, or resolved**: how each test compares with the Base run. Click a test to see both results side by side.',
      ]}
    >
      <Panel>
        <Line>
          <Callout n={1} /> Base{' '}
          <Button>
            main <State is="failed">#4315</State>
          </Button>{' '}
          Changed{' '}
          <Button>
            coupons <State is="failed">#4318</State>
          </Button>
        </Line>
        <Line>
          <Pill tone="good">Open</Pill> PR #862 · <b>Add a coupon field</b> · Updated 3 hours ago
        </Line>
      </Panel>
      <Columns>
        <Panel title="Branch Review">
          <Row
            start={
              <b>
                <Callout n={2} /> Tests
              </b>
            }
            end={
              <>
                <Pill>▲ 2</Pill> <Pill>217</Pill>
              </>
            }
          />
          <Row
            start={
              <State is="failed">
                <b>Failures</b>
              </State>
            }
            end={
              <>
                <Pill tone="bad">▲ 2</Pill> <Pill>3</Pill>
              </>
            }
          />
          <Row
            start={<State is="flaky">Flaky</State>}
            end={
              <>
                <Pill tone="bad">▲ 2</Pill> <Pill tone="good">▼ 1</Pill> <Pill>2</Pill>
              </>
            }
          />
          <Row start={<State is="pending">Pending</State>} end={<Pill>3</Pill>} />
          <Row start="Added" end={<Pill>2</Pill>} />
          <Row start="Modified" end={<Pill>1</Pill>} />
          <Row
            start={
              <b>
                <Callout n={3} /> UI Coverage
              </b>
            }
            end={<Pill>81%</Pill>}
          />
          <Row
            start={<b>Accessibility</b>}
            end={
              <>
                <Pill tone="bad">▼ 1%</Pill> <Pill>93%</Pill>
              </>
            }
          />
        </Panel>
        <Panel
          title={
            <>
              Tests › <State is="failed">Failures</State>
            </>
          }
          aside={
            <>
              <Callout n={4} /> <Pill tone="bad">▲ 2 new</Pill> <Pill>3 total</Pill>
            </>
          }
        >
          <Panel title="cypress/e2e/coupons.cy.js" aside="00:48 · Linux · Chrome · E2E">
            <Row
              start={
                <>
                  <Callout n={5} /> <Pill tone="bad">2 new failures</Pill>
                </>
              }
            />
            <Row start={<State is="failed">Coupons › applies a coupon</State>} />
            <Row start={<State is="failed">Coupons › rejects an expired coupon</State>} />
          </Panel>
          <Panel title="cypress/e2e/orders.cy.js" aside="02:05 · Linux · Chrome · E2E">
            <Row start={<Pill>1 existing failure</Pill>} />
            <Row start={<State is="failed">Orders › sorts by date</State>} />
          </Panel>
        </Panel>
      </Columns>
    </Screen>
  )
}
