import {
  Bars,
  Button,
  Callout,
  Columns,
  Line,
  Panel,
  Pill,
  Row,
  State,
  Switch,
  Tabs,
} from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { PROJECT } from './parts/navigation.ts'
import { Totals } from './parts/Totals.tsx'

/** The overview of a recorded run in Cypress Cloud. */
export default function RunOverview() {
  return (
    <Screen
      title="Run overview"
      description="A header with the commit and the numbers of tests, tabs, and a summary of the specs. Below them, the run duration chart next to the recommendations, and the tests for review, grouped by spec."
      nav={PROJECT}
      open={0}
      callouts={[
        "**Header**: the run's status, the commit message, who committed it, the start time, the duration, the branch, the CI build, and the run number.",
        '**Numbers of tests**: flaky, skipped, pending, passed, and failed tests. Click a number to see these tests.',
        '**Tabs**: [test results](#test-results-tab), [specs](#specs-tab), and [errors](#errors-tab), each with their number.',
        '**[Run duration](#overview-tab)**: this run, on the right, next to earlier runs. The color of a bar is the status of its run.',
        "**Recommendations**: how much time [Smart Orchestration](/cloud/features/smart-orchestration/overview) would save. This part isn't on every run.",
        '**[Tests for review](#tests-for-review)**: failed, flaky, and modified tests, grouped by spec.',
      ]}
    >
      <Row
        start={
          <>
            <Callout n={1} />{' '}
            <State is="failed">
              <b>Add a coupon field</b>
            </State>
            <br />
            Ines Vidal · Ran 3 hours ago · 08:42 · coupons · CircleCI 93be02 · # 4318
          </>
        }
        end={
          <>
            <Callout n={2} /> <Totals flaky={2} skipped={0} pending={3} passed={211} failed={3} />
          </>
        }
      />
      <Tabs
        names={[
          'Overview',
          <>
            <Callout n={3} /> Test Results <Pill>217</Pill>
          </>,
          <>
            Specs <Pill>34</Pill>
          </>,
          <>
            Errors <Pill>6</Pill>
          </>,
          'Properties',
        ]}
        open={0}
      />
      <Panel>
        <Row
          start="All specs are complete!"
          end={
            <>
              <State is="passed">32 specs passed</State> <State is="failed">2 specs failed</State>
            </>
          }
        />
      </Panel>
      <Columns>
        <Panel
          title={
            <>
              <Callout n={4} /> Run duration
            </>
          }
        >
          <Line>
            <Switch label="Hide runs with different tags or groups" on />{' '}
            <Button>Status: 6 selected</Button>
          </Line>
          <Bars
            values={[82, 84, 81, 85, 83, 96, 86, 84, 85, 87]}
            tone="good"
            tones={{ 3: 'bad', 9: 'bad' }}
          />
        </Panel>
        <Panel
          title={
            <>
              <Callout n={5} /> Recommendations
            </>
          }
        >
          <Row
            start={
              <>
                <b>Auto Cancellation</b>
                <br />
                Save 3h 20m / 100 runs
              </>
            }
            end={<Button>Enable</Button>}
          />
        </Panel>
      </Columns>
      <Panel
        title={
          <>
            <Callout n={6} /> Tests for review
          </>
        }
        aside={
          <>
            <b>All tests for review (5)</b> Failed (3) Flaky (2) Modified (1)
          </>
        }
      >
        <Row
          start={
            <>
              <b>coupons</b>.cy.js
            </>
          }
          end={
            <>
              <State is="failed">2</State> <State is="passed">6</State>{' '}
              <State is="pending">0</State> 00:48 · Linux · Chrome · E2E
            </>
          }
        />
        <Row start={<State is="failed">Coupons › applies a coupon</State>} />
        <Row start={<State is="failed">Coupons › rejects an expired coupon</State>} />
        <Row
          start={<State is="passed">Coupons › keeps the coupon after a reload</State>}
          end={<Pill tone="warn">Flaky</Pill>}
        />
        <Row
          start={<State is="passed">Coupons › removes a coupon</State>}
          end={
            <>
              <Pill tone="warn">Flaky</Pill> <Pill>Modified</Pill>
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
