import { Button, Callout, Line, Meter, Panel, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The Debug page of the Cypress App. */
export default function AppDebugPage() {
  return (
    <Screen
      title="Debug page in the Cypress App"
      description="The navigation of the app with Debug open. A list of runs for the latest commits, and the chosen run with its numbers of tests and its progress. Below it, a spec with two failed tests and a button to run them."
      nav={['Specs', 'Runs', 'Debug', 'Settings']}
      open={2}
      callouts={[
        '**Switch run**: the recorded runs of your latest commits. The commit that you have checked out is marked.',
        '**View in Cypress Cloud**: opens the recorded run.',
        '**Progress**: how many specs have been completed, while the run is still in progress.',
        '**Run Failures**: runs the failed tests of the spec on your machine.',
        '**Failed tests**: open their Test Replay, screenshots, videos, and logs.',
      ]}
    >
      <Panel
        title={
          <>
            <Callout n={1} /> Switch run
          </>
        }
        aside="You are on the most recent run"
      >
        <Row start="b41e7d0 · Add a coupon field · Checked out" />
        <Row
          start={
            <>
              <State is="running">#4318</State> · <State is="passed">154</State>{' '}
              <State is="failed">2</State> <State is="skipped">0</State>{' '}
              <State is="pending">3</State>
            </>
          }
          end="21 of 34 specs completed · 05m 26s"
        />
        <Row start="6c09fa3 · Show the total in the cart" />
        <Row
          start={
            <>
              <State is="passed">#4312</State> · <State is="passed">209</State>{' '}
              <State is="failed">0</State> <State is="skipped">0</State>{' '}
              <State is="pending">3</State>
            </>
          }
          end="33 specs · 08m 11s"
        />
      </Panel>
      <Line>
        <b>Add a coupon field</b> · <Callout n={2} /> View in Cypress Cloud
      </Line>
      <Panel>
        <Row
          start={
            <>
              <Callout n={3} /> <b>Testing in progress...</b> · 21 of 34 specs completed
            </>
          }
        />
        <Meter share={21 / 34} />
      </Panel>
      <Panel
        title="cypress/e2e/coupons.cy.js"
        aside={
          <>
            <Callout n={4} /> <Button>Run Failures</Button>
          </>
        }
      >
        <Row
          start={
            <>
              <State is="failed">2</State> <State is="passed">6</State>{' '}
              <State is="pending">0</State> · 00:48 · Linux · Chrome · E2E
            </>
          }
        />
        <Row
          start={
            <>
              <Callout n={5} /> <State is="failed">Coupons › applies a coupon</State>
            </>
          }
        />
        <Row start={<State is="failed">Coupons › rejects an expired coupon</State>} />
      </Panel>
    </Screen>
  )
}
