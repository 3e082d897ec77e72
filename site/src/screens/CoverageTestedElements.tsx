import { Field, Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { CoverageReport, ElementName } from './parts/CoverageReport.tsx'

const ELEMENTS = [
  { name: 'next-month', snapshots: 64, views: 2, interactions: 212, tests: 4 },
  { name: 'sign-in', snapshots: 131, views: 1, interactions: 126, tests: 126 },
  { name: 'skip-tour', snapshots: 124, views: 1, interactions: 118, tests: 118 },
  { name: 'confirm', snapshots: 26, views: 1, interactions: 12, tests: 12 },
]

/** The tested elements of a UI Coverage report, sorted by their interactions. */
export default function CoverageTestedElements() {
  return (
    <Screen
      title="Tested elements"
      description="The sections of the report are on the left, and Tested elements is open. The list is sorted by interactions: next-month has 212 interactions in 4 tests, sign-in has 126 in 126 tests, skip-tour has 118 in 118 tests, and confirm has 12 in 12 tests."
      caption="`sign-in` and `skip-tour` are used once in more than a hundred tests each. That's repeated setup."
      callouts={[
        '**Interactions**: how often a recognized command targeted the element. A high number can come from a single test that uses the element in a loop.',
        '**Tests**: how many separate tests used the element. A high number is typical of repeated setup.',
        '**Many interactions in few tests**: not duplication, even though the row is at the top.',
        '**About as many tests as interactions**: many tests use the control once. Expand the row to find out why.',
      ]}
    >
      <CoverageReport
        score={74}
        views={14}
        links={1}
        tested={240}
        untested={84}
        open="Tested elements"
      >
        <Field placeholder="Filter elements" />
        <Panel>
          <Table
            head={['Tested elements', 'Snapshots', 'Views', 'Interactions ↓', 'Tests']}
            marks={{ 3: 1, 4: 2 }}
            rows={ELEMENTS.map(({ name, snapshots, views, interactions, tests }, index) => ({
              n: [3, 4][index],
              cells: [
                <ElementName key="name" tested>{`[data-cy="${name}"]`}</ElementName>,
                snapshots,
                views,
                interactions,
                tests,
              ],
            }))}
          />
        </Panel>
      </CoverageReport>
    </Screen>
  )
}
