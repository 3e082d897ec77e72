import { Bars, Button, Callout, Columns, Figure, Line, Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ANALYTICS } from './parts/navigation.ts'

/** The report about the duration of a project's runs in Cypress Cloud. */
export default function RunDurationReport() {
  return (
    <Screen
      title="Run duration"
      description="The project's reports in the navigation. The open report has filters, a chart of the average run duration over time, and three figures: the average run duration, the typical concurrency, and the time saved from parallelization."
      nav={ANALYTICS}
      open={4}
      callouts={[
        '**Filters**: the branch, the tag, the period, and the interval. They apply to the whole report.',
        '**Chart**: how the average duration changes over time.',
        '**Key figures**: the average run duration, the typical number of machines, and the time that [parallelization](/cloud/features/smart-orchestration/parallelization) has saved.',
      ]}
    >
      <b>Run duration</b>
      <Line>
        <Callout n={1} /> Filter by <Button>main</Button> <Button>Tag: Any</Button>{' '}
        <Button>Last 3 Months</Button> <Button>Weekly</Button>
      </Line>
      <Panel
        title={
          <>
            <Callout n={2} /> Average run duration over time
          </>
        }
      >
        <Bars values={[96, 98, 101, 99, 104, 110, 112, 111, 84, 82, 83, 81, 82]} />
      </Panel>
      <Columns>
        <Panel>
          <Figure
            value="8m 24s"
            label={
              <>
                <Callout n={3} /> Average run duration
              </>
            }
          />
        </Panel>
        <Panel>
          <Figure value="4 machines" label="Typical concurrency" />
        </Panel>
        <Panel>
          <Figure value="2d 6h" label="Time saved from parallelization" />
        </Panel>
      </Columns>
    </Screen>
  )
}
