import {
  Bars,
  Button,
  Callout,
  Columns,
  Figure,
  Line,
  Meter,
  Panel,
  Pill,
  Row,
} from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

const TESTS = [
  { title: 'checkout › applies a coupon', rate: 31 / 50, runs: '31/50', severity: 'High' },
  { title: 'cart › keeps items after a reload', rate: 9 / 50, runs: '9/50', severity: 'Medium' },
  { title: 'search › shows suggestions', rate: 2 / 50, runs: '2/50', severity: 'Low' },
]

/** The flaky test analytics of a project in Cypress Cloud. */
export default function FlakyTests() {
  return (
    <Screen
      title="Flaky tests"
      description="Filters at the top, then a bar chart of flaky test cases per day, four figures for the overall flakiness and each severity, and a list of test cases with their flaky rate and severity."
      callouts={[
        '**Filters**: the branch, tags, the period, the run group, the spec file, the browser, the Cypress version, and the operating system.',
        '**Flaky test cases detected per day**: whether the suite is getting better or worse.',
        "**Overall flakiness and severities**: the project's flakiness level, and how many test cases are flaky at each [severity](#severity).",
        '**Test cases**: all flaky tests, ordered by severity, with the runs in which they were flaky. Begin at the top.',
      ]}
    >
      <Line>
        <Callout n={1} /> <Button>main</Button> <Button>Tag: Any</Button>{' '}
        <Button>Last 7 Days</Button> <Button>Run Group</Button> <Button>Spec File</Button>{' '}
        <Button>Browser</Button>
      </Line>
      <Panel
        title={
          <>
            <Callout n={2} /> Flaky test cases detected per day
          </>
        }
      >
        <Bars values={[14, 9, 8, 11, 5, 4, 6]} tone="warn" />
      </Panel>
      <Columns>
        <Panel>
          <Figure
            value="1%"
            label={
              <>
                <Callout n={3} /> Overall flakiness
              </>
            }
          />
        </Panel>
        <Panel>
          <Figure value="1" label="High severity" />
        </Panel>
        <Panel>
          <Figure value="4" label="Medium severity" />
        </Panel>
        <Panel>
          <Figure value="12" label="Low severity" />
        </Panel>
      </Columns>
      <Panel
        title={
          <>
            <Callout n={4} /> Test case
          </>
        }
        aside="Flaky rate · Severity"
      >
        {TESTS.map(({ title, rate, runs, severity }) => (
          <div key={title}>
            <Row
              start={
                <>
                  {title} <Pill tone="warn">Flaky</Pill>
                </>
              }
              end={`${runs} · ${severity}`}
            />
            <Meter share={rate} tone="warn" />
          </div>
        ))}
      </Panel>
    </Screen>
  )
}
