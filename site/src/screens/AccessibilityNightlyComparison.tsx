import { Button, Panel, Pill, Row, State } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { ChangedRule } from './parts/AccessibilityReport.tsx'
import { BranchReview, ComparedRuns } from './parts/BranchReview.tsx'

/** Two scheduled runs of one branch in Branch Review. */
export default function AccessibilityNightlyComparison() {
  return (
    <Screen
      title="Two scheduled runs in Branch Review"
      description="Two runs on the main branch at the top. On the left, the accessibility score is one percentage point lower, and there's one new failed element. On the right, the new failed element violates the rule Images must have alternative text on the view /blog. Nothing is resolved, and six failed elements exist in both runs."
      caption="Since last night, one image on the blog has no alternative text."
      callouts={[
        '**Base and Changed**: the previous and the latest run. Both are on the same branch.',
        '**Accessibility**: how much the score and the number of failed elements have changed.',
        '**New failed elements**: elements that fail a rule now but not in the previous run. **View all** opens the details of all of them.',
        '**Views**: where the element is. Select **All Views** or one of them to see it in a snapshot.',
        '**Existing failed elements**: problems that the site already had.',
      ]}
    >
      <ComparedRuns n={1} base={['main', 2210, 'passed']} changed={['main', 2211, 'passed']} />
      <BranchReview
        groups={[
          {
            name: 'Accessibility',
            n: 2,
            worse: '1%',
            total: '95%',
            entries: [{ name: 'Failed elements', up: 1, total: 7, open: true }],
          },
        ]}
        path={['Accessibility', 'Failed elements']}
        counts={['1 new', '7 total']}
      >
        <Panel
          title={
            <span className="screen-line">
              New failed elements <Pill tone="bad">1</Pill>
            </span>
          }
          aside={<Button>View all</Button>}
          n={3}
        >
          <ChangedRule
            rule="Images must have alternative text"
            severity="Critical"
            views={1}
            up={1}
            total={1}
          />
          <Row n={4} start="All Views" open />
          <Row start="/blog" />
        </Panel>
        <Panel title="Resolved elements" aside={<Pill>0</Pill>}>
          <span className="screen-line">
            No failures detected on run <State is="passed">#2210</State> are resolved in run{' '}
            <State is="passed">#2211</State>
          </span>
        </Panel>
        <Panel title="Existing failed elements" aside={<Pill>6</Pill>} n={5} />
      </BranchReview>
    </Screen>
  )
}
