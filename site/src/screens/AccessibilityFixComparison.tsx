import { Callout, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ComparedRuns } from './parts/AccessibilityReport.tsx'

/** A successful fix in a comparison of two local runs. */
export default function AccessibilityFixComparison() {
  return (
    <Screen
      title="Two local runs in Branch Review"
      description="The runs 1041 and 1042 of the same branch at the top. New failed elements is empty. Resolved elements lists the rule Buttons must have discernible text, with four resolved elements in two views and none left. Seven failed elements exist in both runs."
      callouts={[
        '**Base and Changed**: the runs without and with your change. They can be on the same branch.',
        '**New failed elements**: violations that your change introduced. There are none here.',
        '**Resolved elements**: the rule you worked on, the number of views, and how many elements no longer fail.',
        '**Existing failed elements**: violations that both runs have in common.',
      ]}
    >
      <ComparedRuns mark={<Callout n={1} />} branch="icon-names" base={1041} changed={1042} />
      <Panel
        title={
          <>
            <Callout n={2} /> New failed elements <Pill>0</Pill>
          </>
        }
      >
        <Row
          start={
            <>
              No new failed elements on run <State is="passed">#1042</State> when compared with run{' '}
              <State is="passed">#1041</State>
            </>
          }
        />
      </Panel>
      <Panel
        title={
          <>
            <Callout n={3} /> Resolved elements <Pill tone="good">4</Pill>
          </>
        }
      >
        <Row
          start={
            <>
              Buttons must have discernible text <Pill>Critical</Pill> <Pill>▢ 2</Pill>
            </>
          }
          end={
            <>
              <Pill tone="good">▼ 4</Pill> <Pill>0</Pill>
            </>
          }
        />
      </Panel>
      <Panel>
        <Row
          start={
            <>
              <Callout n={4} /> Existing failed elements <Pill>7</Pill> ·{' '}
              <u>See all failed elements on run #1042</u>
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
