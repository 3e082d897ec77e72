import { Button, Callout, Panel, Row } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'

/** Recommendations of Cypress Cloud for faster runs, on a run's overview. */
export default function OrchestrationRecommendations() {
  return (
    <Screen
      title="Recommendations"
      description="A list of three features. Spec Prioritization and Auto Cancellation each have the time that they would save in 100 runs and a button to enable them. Parallelization has the time that it would save in each run and a button for the analysis."
      callouts={[
        '**Savings**: the time that the feature is expected to save in 100 runs.',
        '**Enable**: lets you turn the feature on.',
        '**Parallelization**: the time that a different number of machines would save for each group in a run, with the analysis behind it.',
      ]}
    >
      <Panel title="Recommendations">
        <Row
          start={
            <>
              <b>Spec Prioritization</b>
              <br />
              <Callout n={1} /> Save 5h 10m / 100 runs
            </>
          }
          end={
            <>
              <Callout n={2} /> <Button>Enable</Button>
            </>
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
          start={
            <>
              <b>
                <Callout n={3} /> Parallelization
              </b>
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
