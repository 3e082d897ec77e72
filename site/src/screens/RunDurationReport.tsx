import { LineChart } from '../drawings/screen/charts.tsx'
import { Button, Figures, Header, Line, Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { reportNav } from './parts/navigation.ts'

/** The average duration of each week, in minutes. */
const WEEKS = [8.2, 8.3, 8.6, 8.5, 8.9, 9.5, 9.6, 9.6, 7.7, 7.6, 7.7, 7.5, 7.6]

/** The report about the duration of a project's runs in Cypress Cloud. */
export default function RunDurationReport() {
  return (
    <Screen
      title="Run duration"
      description="The project's reports in the navigation. The open report has filters, a chart of the average run duration over time, and three figures: the average run duration, the typical concurrency, and the time saved from parallelization."
      caption="Runs became slower for eight weeks. Since the week of May 18, they take almost two minutes less."
      nav={reportNav('Run duration')}
      callouts={[
        '**Filters**: the branch, the tag, the period, and the interval. They apply to the whole report.',
        '**Chart**: how the average duration changes over time.',
        '**Key figures**: the average run duration, the typical number of machines, and the time that [parallelization](/cloud/features/smart-orchestration/parallelization) has saved.',
      ]}
    >
      <Header title="Run duration" />
      <Line n={1}>
        <span className="screen-meta">Filter by</span>
        {['main', 'Tag: Any', 'Last 3 Months', 'Weekly'].map((name) => (
          <Button key={name} menu>
            {name}
          </Button>
        ))}
      </Line>
      <Panel title="Average run duration over time" n={2}>
        <LineChart
          lines={[{ values: WEEKS, fill: 'one' }]}
          top={12}
          scale={['12:00', '08:00', '04:00', '00:00']}
          labels={['Mar 23', 'May 4', 'Jun 15']}
        />
      </Panel>
      <Figures
        n={3}
        values={[
          ['8m 24s', 'Average run duration'],
          ['4 machines', 'Typical concurrency'],
          ['2d 6h', 'Time saved from parallelization'],
        ]}
      />
    </Screen>
  )
}
