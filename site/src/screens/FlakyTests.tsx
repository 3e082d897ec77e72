import { BarChart, Meter } from '../drawings/screen/charts.tsx'
import { Button, Figures, Line, Panel, Pill } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { reportNav } from './parts/navigation.ts'

const DAYS = [14, 9, 8, 11, 5, 4, 6]

const TESTS = [
  { title: 'checkout › applies a coupon', flaky: 31, severity: 'High' },
  { title: 'cart › keeps items after a reload', flaky: 9, severity: 'Medium' },
  { title: 'search › shows suggestions', flaky: 2, severity: 'Low' },
]

/** The flaky test analytics of a project in Cypress Cloud. */
export default function FlakyTests() {
  return (
    <Screen
      title="Flaky tests"
      description="Filters at the top, then a bar chart of flaky test cases per day, four figures for the overall flakiness and each severity, and a list of test cases with their flaky rate and severity."
      caption="One test has a high severity: it was flaky in 31 of its last 50 runs. Fix it first."
      nav={reportNav('Flaky tests')}
      callouts={[
        '**Filters**: the branch, tags, the period, the run group, the spec file, the browser, the Cypress version, and the operating system.',
        '**Flaky test cases detected per day**: whether the suite is getting better or worse.',
        "**Overall flakiness and severities**: the project's flakiness level, and how many test cases are flaky at each [severity](#severity).",
        '**Test cases**: all flaky tests, ordered by severity, with the runs in which they were flaky. Begin at the top.',
      ]}
    >
      <Line n={1}>
        {['main', 'Tag: Any', 'Last 7 Days', 'Run Group', 'Spec File', 'Browser'].map((name) => (
          <Button key={name} menu>
            {name}
          </Button>
        ))}
      </Line>
      <Panel title="Flaky test cases detected per day" n={2}>
        <BarChart
          bars={DAYS.map((count) => [count])}
          top={15}
          fills={['warn']}
          scale={['15', '10', '5', '0']}
          labels={['06/08', '06/14']}
        />
      </Panel>
      <Figures
        n={3}
        values={[
          ['1%', 'Overall flakiness'],
          ['1', 'High severity'],
          ['4', 'Medium severity'],
          ['12', 'Low severity'],
        ]}
      />
      <Panel n={4}>
        <Table
          head={['Test case', 'Flaky rate', 'Severity']}
          rows={TESTS.map(({ title, flaky, severity }) => ({
            cells: [
              <span key="title" className="screen-line">
                {title} <Pill tone="warn">Flaky</Pill>
              </span>,
              <span key="rate" className="screen-rate">
                {flaky}/50 <Meter share={flaky / 50} fill="warn" />
              </span>,
              severity,
            ],
          }))}
        />
      </Panel>
    </Screen>
  )
}
