import { Meter } from '../drawings/screen/charts.tsx'
import { Button, Go, Header, Line, Meta, Panel, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** The Debug page of the Cypress App. */
export default function AppDebugPage() {
  return (
    <Screen
      title="Debug page in the Cypress App"
      description="The navigation of the app with Debug open. A list of runs for the latest commits, and the chosen run with its numbers of tests and its progress. Below it, a spec with two failed tests and a button to run them."
      caption="Run #4318 isn't even finished, and its two failures can already be reproduced on your machine."
      nav={{ project: 'web-shop', entries: ['Specs', 'Runs', 'Debug', 'Settings'], open: 'Debug' }}
      callouts={[
        '**Switch run**: the recorded runs for your latest commits. The commit that you have checked out is marked.',
        '**View in Cypress Cloud**: opens the recorded run.',
        '**Progress**: how many specs have been completed, while the run is still in progress.',
        '**Run Failures**: runs the failed tests in the spec on your machine.',
        '**Failed tests**: open their Test Replay, screenshots, videos, and logs.',
      ]}
    >
      <Panel title="Switch run" aside="You are on the most recent run" n={1}>
        <Row
          start={
            <>
              <b>Add a coupon field</b>
              <Meta parts={['b41e7d0', 'Checked out']} />
            </>
          }
          end={
            <>
              <State is="running">#4318</State> <State is="passed">154</State>{' '}
              <State is="failed">2</State> <State is="skipped">0</State>{' '}
              <State is="pending">3</State>
            </>
          }
        />
        <Row
          start={
            <>
              <b>Show the total in the cart</b>
              <Meta parts={['6c09fa3', '33 specs', '08m 11s']} />
            </>
          }
          end={
            <>
              <State is="passed">#4312</State> <State is="passed">209</State>{' '}
              <State is="failed">0</State> <State is="skipped">0</State>{' '}
              <State is="pending">3</State>
            </>
          }
        />
      </Panel>
      <Header
        title="Add a coupon field"
        end={
          <Line>
            <Go n={2}>View in Cypress Cloud</Go>
          </Line>
        }
      />
      <Panel title="Testing in progress..." aside="21 of 34 specs completed · 05m 26s" n={3}>
        <Meter share={21 / 34} fill="one" />
      </Panel>
      <Panel title="cypress/e2e/coupons.cy.js" aside={<Button n={4}>Run Failures</Button>}>
        <Row
          start={<Meta parts={['00:48', 'Linux', 'Chrome', 'E2E']} />}
          end={
            <>
              <State is="failed">2</State> <State is="passed">6</State>{' '}
              <State is="pending">0</State>
            </>
          }
        />
        <Row n={5} start={<State is="failed">Coupons › applies a coupon</State>} />
        <Row start={<State is="failed">Coupons › rejects an expired coupon</State>} />
      </Panel>
    </Screen>
  )
}
