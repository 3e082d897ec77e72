import { Heading, Mark, Table } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

const snapshots = [
  { action: 'shown', id: 'fld-18' },
  { action: '`.type()`', id: 'fld-52' },
  { action: 'shown', id: 'fld-77' },
]

/** A selector, and whether it counts as tested. */
function result(selector: string, isTested: boolean) {
  return [
    `\`${selector}\``,
    <span key="result" className={`flow-mark flow-text-${isTested ? 'good' : 'bad'}`}>
      <Mark is={isTested ? 'passed' : 'failed'} /> {isTested ? 'tested' : 'untested'}
    </span>,
  ]
}

/** One field in three snapshots: three elements by its changing ID, one by its test attribute. */
export default function CoverageElementIdentity() {
  return (
    <Diagram
      title="One search field in three snapshots"
      description="The field has a different ID in each snapshot, but data-cy is search in all of them. A test types into it in the second snapshot. Identified by ID, there are three elements, and one is tested. Identified by data-cy, there's one element, and it's tested."
      caption="The same field and the same test, counted by two attributes."
    >
      <Table
        head={['Snapshot', 'id', 'data-cy', 'The test']}
        rows={snapshots.map(({ action, id }, index) => [
          String(index + 1),
          `\`${id}\``,
          '`search`',
          action,
        ])}
      />
      <Heading>By `id`: 1 of 3 elements tested</Heading>
      <Table rows={snapshots.map(({ action, id }) => result(`#${id}`, action !== 'shown'))} />
      <Heading>By `data-cy`: 1 of 1 tested</Heading>
      <Table rows={[result('[data-cy="search"]', true)]} />
    </Diagram>
  )
}
