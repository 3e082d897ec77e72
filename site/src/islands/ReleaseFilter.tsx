import { useRef, type ReactNode } from 'react'
import { island } from 'docent'
import { FilterEmpty, FilterPanel, FilterSelect } from '../list-filter/FilterPanel.tsx'
import { useListFilter } from '../list-filter/use-list-filter.ts'
import './ReleaseFilter.css'

const SHAPE = { groups: '.release', items: 'li' }
const CHOICES = ['kind'] as const

export interface ReleaseFilterProps {
  /** Kinds of changes on the page, with their names. */
  kinds: [kind: string, name: string][]
  /** The releases. They stay static HTML, and changes that don't match are hidden. */
  children?: ReactNode
}

/** A filter for the changes of all releases on a page, by words and by kind. */
function ReleaseFilter({ kinds, children }: ReleaseFilterProps): ReactNode {
  const listRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const filter = useListFilter(listRef, fieldRef, SHAPE, CHOICES)
  return (
    <>
      <FilterPanel
        filter={filter}
        fieldRef={fieldRef}
        label="Changes"
        fieldLabel="Filter by version or words"
        placeholder="15.20, intercept, WebKit …"
        noun="changes"
      >
        <FilterSelect
          filter={filter}
          name="kind"
          label="Kind of change"
          values={[
            ['', 'All changes'],
            ...kinds.map(([kind, name]) => [kind, capitalized(name)] as const),
          ]}
        />
      </FilterPanel>
      <FilterEmpty filter={filter} action="Show all changes">
        No change matches. Try another word, such as the name of a command or a browser.
      </FilterEmpty>
      <div ref={listRef}>{children}</div>
    </>
  )
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export default island(ReleaseFilter)
