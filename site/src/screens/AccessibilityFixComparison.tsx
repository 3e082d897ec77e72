import { Go, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ChangedRule } from './parts/AccessibilityReport.tsx'
import { ComparedRuns } from './parts/BranchReview.tsx'

/** Two local runs of one branch in Branch Review, before and after a fix. */
export default function AccessibilityFixComparison() {
  return (
    <Screen
      title="Two local runs in Branch Review"
      description="The runs 1041 and 1042 of the same branch at the top. New failed elements is empty. Resolved elements lists the rule Buttons must have discernible text, with four resolved elements in two views and none left. Seven failed elements exist in both runs."
      caption="The fix resolved all four elements and didn't break anything else."
      callouts={[
        '**Base and Changed**: the runs without and with your change. They can be on the same branch.',
        '**New failed elements**: violations that your change introduced. There are none here.',
        '**Resolved elements**: the rule you worked on, the number of views, and how many elements no longer fail.',
        '**Existing failed elements**: violations that both runs have in common.',
      ]}
    >
      <ComparedRuns
        n={1}
        base={['icon-names', 1041, 'passed']}
        changed={['icon-names', 1042, 'passed']}
      />
      <Panel title="New failed elements" aside={<Pill>0</Pill>} n={2}>
        <span className="screen-line">
          No new failed elements on run <State is="passed">#1042</State> when compared with run{' '}
          <State is="passed">#1041</State>
        </span>
      </Panel>
      <Panel title="Resolved elements" aside={<Pill tone="good">4</Pill>} n={3}>
        <ChangedRule
          rule="Buttons must have discernible text"
          severity="Critical"
          views={2}
          down={4}
          total={0}
        />
      </Panel>
      <Panel n={4}>
        <Row
          start={
            <span className="screen-line">
              <b>Existing failed elements</b> <Pill>7</Pill>
            </span>
          }
          end={<Go>See all failed elements on run #1042</Go>}
        />
      </Panel>
    </Screen>
  )
}
