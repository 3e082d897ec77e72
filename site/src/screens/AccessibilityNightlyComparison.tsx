import { Button, Callout, Columns, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ComparedRuns } from './parts/AccessibilityReport.tsx'

/** Changes on a live site between two scheduled runs. */
export default function AccessibilityNightlyComparison() {
  return (
    <Screen
      title="Two scheduled runs in Branch Review"
      description="Two runs of the main branch at the top. On the left, the accessibility score is one percentage point lower, and there's one new failed element. On the right, the new failed element violates the rule Images must have alternative text on the view /blog. Nothing is resolved, and six failed elements exist in both runs."
      callouts={[
        '**Base and Changed**: the previous and the latest run. Both are on the same branch.',
        '**Accessibility**: how much the score and the number of failed elements have changed.',
        '**New failed elements**: elements that fail a rule now but not in the previous run. **View all** opens the details of all of them.',
        '**Views**: where the element is. Select **All Views** or one of them to see it in a snapshot.',
        '**Existing failed elements**: problems that the site already had.',
      ]}
    >
      <ComparedRuns mark={<Callout n={1} />} branch="main" base={2210} changed={2211} />
      <Columns>
        <Panel title="Branch Review">
          <Row
            start={
              <b>
                <Callout n={2} /> Accessibility
              </b>
            }
            end={
              <>
                <Pill tone="bad">▼ 1%</Pill> <Pill>95%</Pill>
              </>
            }
          />
          <Row
            start={<b>Failed elements</b>}
            end={
              <>
                <Pill tone="bad">▲ 1</Pill> <Pill>7</Pill>
              </>
            }
          />
        </Panel>
        <Panel
          title="Accessibility › Failed elements"
          aside={
            <>
              <Pill tone="bad">▲ 1 new</Pill> <Pill>7 total</Pill>
            </>
          }
        >
          <Panel
            title={
              <>
                <Callout n={3} /> New failed elements <Pill tone="bad">1</Pill>
              </>
            }
            aside={<Button>View all</Button>}
          >
            <Row
              start={
                <>
                  Images must have alternative text <Pill>Critical</Pill> <Pill>▢ 1</Pill>
                </>
              }
              end={
                <>
                  <Pill tone="bad">▲ 1</Pill> <Pill>1</Pill>
                </>
              }
            />
            <Row
              start={
                <>
                  <Callout n={4} /> All Views
                </>
              }
            />
            <Row start="/blog" />
          </Panel>
          <Panel
            title={
              <>
                Resolved elements <Pill>0</Pill>
              </>
            }
          >
            <Row
              start={
                <>
                  No failures detected on run <State is="passed">#2210</State> are resolved in run{' '}
                  <State is="passed">#2211</State>
                </>
              }
            />
          </Panel>
          <Row
            start={
              <>
                <Callout n={5} /> Existing failed elements <Pill>6</Pill>
              </>
            }
          />
        </Panel>
      </Columns>
    </Screen>
  )
}
