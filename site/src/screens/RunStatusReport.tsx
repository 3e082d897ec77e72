import { BarChart, Legend } from '../drawings/screen/charts.tsx'
import { Button, Figures, Header, Line, Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { reportNav } from './parts/navigation.ts'

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
      description="Filters and a download icon at the top, then a chart of the total runs over time with a color for each status, four key figures, and a table with the number of runs and the failure rate of each week."
      caption="In the last week, 9 of 42 runs failed. That's 21%, after 14% in the previous week."
      nav={reportNav('Run status')}
      callouts={[
        '**[Filters](#filters)**: which runs the report includes, and the interval for the chart and the table.',
        '**[Download](#download-the-data)**: the results as a CSV file.',
        '**Chart**: the runs over time, with a color for each final status.',
        '**Key figures**: the total, the average per day, and the passed and failed runs.',
        '**Table**: the numbers behind the chart, and the failure rate.',
      ]}
    >
      <Header title="Run status" end={<Button n={2}>↓</Button>} />
      <Line n={1}>
        <span className="screen-meta">Filter by</span>
        {['main', 'Tag', 'Last 3 Months', 'Weekly'].map((name) => (
          <Button key={name} menu>
            {name}
          </Button>
        ))}
      </Line>
      <Panel title="Total runs over time" n={3}>
        <Legend
          names={[
            ['Passed', 'good'],
            ['Failed', 'bad'],
            ['Timed out', 'plain'],
            ['Errored', 'warn'],
            ['Canceled', 'two'],
          ]}
        />
        <BarChart
          bars={RUNS}
          top={45}
          fills={['good', 'bad', 'two']}
          scale={['45', '30', '15', '0']}
          labels={['Mar 23', 'Jun 15']}
        />
      </Panel>
      <Figures
        n={4}
        values={[
          ['505', 'Total runs'],
          ['5.55', 'Average per day'],
          ['426', 'Passed runs'],
          ['76', 'Failed runs'],
        ]}
      />
      <Panel n={5}>
        <Table
          head={[
            'Week beginning',
            'Passed',
            'Failed',
            'Timed out',
            'Errored',
            'Canceled',
            'Total',
            'Failure rate',
          ]}
          rows={WEEKS.map(({ week, passed, failed, canceled }) => {
            const total = passed + failed + canceled
            return {
              cells: [
                week,
                passed,
                failed,
                0,
                0,
                canceled,
                total,
                `${Math.round((failed / total) * 100)}%`,
              ],
            }
          })}
        />
      </Panel>
    </Screen>
  )
}
