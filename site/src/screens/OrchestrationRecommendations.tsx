import { Button, Panel, Region, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** Recommendations of Cypress Cloud for faster runs, on a run's overview. */
export default function OrchestrationRecommendations() {
  return (
    <Screen
      title="Recommendations"
      description="A list of three features. Spec Prioritization and Auto Cancellation each have the time that they would save in 100 runs and a button to enable them. Parallelization has the time that it would save in each run and a button for the analysis."
      caption="Each recommendation says how much time it would have saved with your own runs."
      callouts={[
        '**Savings**: the time that the feature is expected to save in 100 runs.',
        '**Enable**: lets you turn the feature on.',
        '**Parallelization**: the time that a different number of machines would save for each group in a run, with the analysis behind it.',
      ]}
    >
      <Panel title="Recommendations">
        <Row
          n={1}
          start={
            <>
              <b>Spec Prioritization</b>
              <br />
              Save 5h 10m / 100 runs
            </>
          }
          end={
            <Region n={2} place="end">
              <Button>Enable</Button>
            </Region>
          }
        />
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
        <Row
          n={3}
          start={
            <>
              <b>Parallelization</b>
              <br />
              chrome · Save 1m 45s / run
              <br />
              firefox · Save 1m 12s / run
            </>
          }
          end={<Button>See analysis</Button>}
        />
      </Panel>
    </Screen>
  )
}
