import { Panel } from '../drawings/screen/kit.tsx'
import { Screen } from '../drawings/screen/Screen.tsx'
import { Table } from '../drawings/screen/Table.tsx'
import { CoverageReport, ElementName } from './parts/CoverageReport.tsx'

const ELEMENTS = [
  { name: '#reserve-bora', snapshots: 58, n: 2 },
  { name: '#reserve-ciro', snapshots: 58 },
  { name: '#reserve-dora', snapshots: 58 },
  { name: '#voucher-k7qz', snapshots: 1, n: 1 },
  { name: '#voucher-m2xd', snapshots: 1 },
]

/** A UI Coverage report that counts the same things several times. */
export default function CoverageNoise() {
  return (
    <Screen
      title="A noisy report"
      description="The sections of the report are on the left, and Untested elements is open. The list contains two entries for the same voucher field with generated IDs, and three entries for Reserve buttons that differ only in the bike's name."
      caption="Five entries, but only two gaps: the voucher field and the **Reserve** button."
      callouts={[
        '**One element several times**: both entries are the same voucher field, whose `id` is generated whenever the page loads. [Stabilize its identity](#one-element-counts-many-times).',
        '**Similar elements one by one**: the **Reserve** button of each bike has an entry. [Group the elements](#similar-elements-count-one-by-one).',
        "**Too many views**: the number next to **Views** is higher than the number of your application's pages. [Group the views](#one-page-is-many-views).",
      ]}
    >
      <CoverageReport
        score={39}
        views={46}
        links={5}
        tested={122}
        untested={187}
        open="Untested elements"
        n={3}
      >
        <Panel>
          <Table
            head={['Untested elements', 'Snapshots ↓', 'Views']}
            rows={ELEMENTS.map(({ name, snapshots, n }) => ({
              n,
              cells: [<ElementName key="name">{name}</ElementName>, snapshots, 1],
            }))}
          />
        </Panel>
      </CoverageReport>
    </Screen>
  )
}
