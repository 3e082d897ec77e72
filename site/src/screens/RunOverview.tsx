import { BarChart } from '../drawings/screen/charts.tsx'
import {
  Button,
  Columns,
  Header,
  Line,
  Meta,
  Panel,
  Pill,
  Row,
  State,
  Switch,
  Tabs,
} from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { projectNav } from './parts/navigation.ts'
import { Totals } from './parts/Totals.tsx'

/** Durations of the last runs in minutes. */
const DURATIONS = [8.2, 8.4, 8.1, 8.5, 8.3, 9.6, 8.6, 8.4, 8.5, 8.7]

/** The overview of a recorded run in Cypress Cloud. */
export default function RunOverview() {
  return (
    <Screen
      title="Run overview"
      description="A header with the commit and the number of tests, tabs, and a summary of the specs. Below them, the run duration chart next to the recommendations, and the tests for review, grouped by spec."
      caption="Run #4318 failed. Its three failed and two flaky tests are listed first, so you rarely have to open another tab."
      nav={projectNav('Latest runs')}
      callouts={[
        "**Header**: the run's status, the commit message, who committed it, the start time, the duration, the branch, the CI build, and the run number.",
        '**Numbers of tests**: flaky, skipped, pending, passed, and failed tests. Click a number to see these tests.',
        '**Tabs**: [test results](#test-results-tab), [specs](#specs-tab), and [errors](#errors-tab), each with their number.',
        '**[Run duration](#overview-tab)**: this run, on the right, next to earlier runs. The color of a bar is the status of its run.',
        "**Recommendations**: how much time [Smart Orchestration](/cloud/features/smart-orchestration/overview) would save. This part isn't on every run.",
        '**[Tests for review](#tests-for-review)**: failed, flaky, and modified tests, grouped by spec.',
      ]}
    >
      <Header
        n={1}
        is="failed"
        title="Add a coupon field"
        meta={['Ines Vidal', 'Ran 3 hours ago', '08:42', 'coupons', 'CircleCI 93be02', '#4318']}
        end={<Totals n={2} flaky={2} skipped={0} pending={3} passed={211} failed={3} />}
      />
      <Tabs
        names={['Overview', ['Test Results', 217], ['Specs', 34], ['Errors', 6], 'Properties']}
        open={0}
        marks={{ 1: 3 }}
      />
      <Row
        start="All specs are complete!"
        end={
          <>
            <State is="passed">32 specs passed</State> <State is="failed">2 specs failed</State>
          </>
        }
      />
      <Columns wide="first">
        <Panel title="Run duration" n={4}>
          <Line>
            <Switch label="Hide runs with different tags or groups" on />
            <Button menu>Status: 6 selected</Button>
          </Line>
          <BarChart
            bars={DURATIONS.map((minutes) => [minutes])}
            top={10}
            fills={['good']}
            own={{ 3: 'bad', 9: 'bad' }}
            subject={9}
            scale={['10:00', '05:00', '00:00']}
            labels={['', <b key="own">08:42</b>]}
          />
        </Panel>
        <Panel title="Recommendations" n={5}>
          <b>Auto Cancellation</b>
          Save 3h 20m / 100 runs
          <Line>
            <Button>Enable</Button>
          </Line>
        </Panel>
      </Columns>
      <Panel
        title="Tests for review"
        n={6}
        aside={
          <>
            <b>All tests for review (5)</b>
            <span>Failed (3)</span>
            <span>Flaky (2)</span>
            <span>Modified (1)</span>
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
              <State is="pending">0</State>
              <Meta parts={['00:48', 'Linux', 'Chrome', 'E2E']} />
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
              <Pill tone="warn">Flaky</Pill> <Pill tone="accent">Modified</Pill>
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
