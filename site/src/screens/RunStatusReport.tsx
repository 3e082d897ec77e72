import {
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
import { ANALYTICS } from './parts/navigation.ts'
import { StackedBars } from './parts/StackedBars.tsx'

/** Passed, failed, and canceled runs of 13 weeks. */
const RUNS = [
  [28, 6, 0],
  [31, 5, 0],
  [29, 8, 0],
  [34, 4, 0],
  [30, 7, 0],
  [33, 3, 0],
  [33, 5, 0],
  [36, 4, 0],
  [30, 12, 0],
  [38, 3, 0],
  [35, 4, 1],
  [38, 6, 0],
  [31, 9, 2],
]

/** The last weeks as a list, the latest first. */
const WEEKS = [
  { week: 'Jun 15', passed: 31, failed: 9, canceled: 2 },
  { week: 'Jun 8', passed: 38, failed: 6, canceled: 0 },
  { week: 'Jun 1', passed: 35, failed: 4, canceled: 1 },
]

/** The report about the status of a project's runs in Cypress Cloud. */
export default function RunStatusReport() {
  return (
    <Screen
      title="Run status"
      description="Filters and a download icon at the top, then a chart of the total runs over time with a color for each status, four key figures, and a table with the numbers of runs and the failure rate of each week."
      nav={ANALYTICS}
      open={3}
      callouts={[
        '**[Filters](#filters)**: which runs the report includes, and the interval for the chart and the table.',
        '**[Download](#download-the-data)**: the results as a CSV file.',
        '**Chart**: the runs over time, with a color for each final status.',
        '**Key figures**: the total, the average per day, and the passed and failed runs.',
        '**Table**: the numbers behind the chart, and the failure rate.',
      ]}
    >
      <Row
        start={<b>Run status</b>}
        end={
          <>
            <Callout n={2} /> <Button>↓</Button>
          </>
        }
      />
      <Line>
        <Callout n={1} /> Filter by <Button>main</Button> <Button>Tag</Button>{' '}
        <Button>Last 3 Months</Button> <Button>Weekly</Button>
      </Line>
      <Panel
        title={
          <>
            <Callout n={3} /> Total runs over time
          </>
        }
        aside={
          <>
            <Pill tone="good">Passed</Pill> <Pill tone="bad">Failed</Pill> <Pill>Timed out</Pill>{' '}
            <Pill tone="warn">Errored</Pill> <Pill tone="warn">Canceled</Pill>
          </>
        }
      >
        <StackedBars bars={RUNS} tones={['good', 'bad', 'warn']} />
      </Panel>
      <Columns>
        <Panel>
          <Figure
            value="505"
            label={
              <>
                <Callout n={4} /> Total runs
              </>
            }
          />
        </Panel>
        <Panel>
          <Figure value="5.55" label="Average per day" />
        </Panel>
        <Panel>
          <Figure value="426" label="Passed runs" />
        </Panel>
        <Panel>
          <Figure value="76" label="Failed runs" />
        </Panel>
      </Columns>
      <Panel
        title={
          <>
            <Callout n={5} /> Week beginning
          </>
        }
        aside="Passed · Failed · Timed out · Errored · Canceled · Total · Failure rate"
      >
        {WEEKS.map(({ week, passed, failed, canceled }) => {
          const total = passed + failed + canceled
          return (
            <div key={week}>
              <Row
                start={week}
                end={`${passed} · ${failed} · 0 · 0 · ${canceled} · ${total} · ${Math.round((failed / total) * 100)}%`}
              />
              <Meter share={failed / total} tone="bad" />
            </div>
          )
        })}
      </Panel>
    </Screen>
  )
}
