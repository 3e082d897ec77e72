import { Mark, Table } from '../drawings/diagram/parts.tsx'
import { Diagram } from '../drawings/diagram/Diagram.tsx'

type State = 'failed' | 'passed' | 'none'

const rows: [element: string, base: State, changed: State, section: string][] = [
  ['Close button', 'failed', 'passed', 'Resolved'],
  ['Old banner', 'failed', 'none', 'Resolved'],
  ['Menu button', 'failed', 'failed', 'Existing'],
  ['Search field', 'passed', 'failed', '**New**'],
  ['Share button', 'none', 'failed', '**New**'],
  ['Logo', 'passed', 'passed', '–'],
]

/** How a comparison sorts the elements of two runs into resolved, existing, and new. */
export default function AccessibilityReportDiff() {
  return (
    <Diagram
      title="How a comparison sorts elements from two runs"
      description="The close button failed in the base run and passes now, and the old banner failed and is gone: both are resolved. The menu button fails in both runs: existing. The search field passed before and fails now, and the share button is new and fails: both are new failed elements. The logo passes in both runs, so it isn't in any section."
      caption="One rule in one view, compared element by element. A dash means that the element isn't in the run."
    >
      <Table
        head={['Element', 'Base run', 'Changed run', 'Section']}
        rows={rows.map(([element, base, changed, section]) => [
          element,
          <Mark key="base" is={base} />,
          <Mark key="changed" is={changed} />,
          section,
        ])}
      />
    </Diagram>
  )
}
