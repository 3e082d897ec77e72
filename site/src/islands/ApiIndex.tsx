import { useRef, type ReactNode } from 'react'
import { island } from 'docent'
import { FilterButtons, FilterEmpty, FilterPanel } from '../list-filter/FilterPanel.tsx'
import { useListFilter } from '../list-filter/use-list-filter.ts'
import './ApiIndex.css'

const KINDS = [
  ['', 'All'],
  ['query', 'Queries'],
  ['action', 'Actions'],
  ['assertion', 'Assertions'],
  ['other', 'Other commands'],
  ['api', 'APIs'],
  ['event', 'Events'],
] as const

const SHAPE = { groups: '.api-group', items: 'tbody tr', normalize: bare }
const CHOICES = ['kind'] as const

export interface ApiIndexProps {
  /** Groups with their tables. They stay static HTML, and rows that don't match are hidden. */
  children?: ReactNode
}

/** A filter for the API index, by words and by kind. */
function ApiIndex({ children }: ApiIndexProps): ReactNode {
  const listRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const filter = useListFilter(listRef, fieldRef, SHAPE, CHOICES)
  const { kind } = filter.choices
  const text = filter.text.trim()
  return (
    <>
      <FilterPanel
        filter={filter}
        fieldRef={fieldRef}
        label="This index"
        placeholder="click, cookie, retry …"
        noun="entries"
      >
        <FilterButtons filter={filter} name="kind" label="Kind" values={KINDS} />
      </FilterPanel>
      <FilterEmpty filter={filter} action="Show everything">
        {/* One text node, which survives that a browser's translator replaces it. */}
        {`Nothing here matches${text === '' ? '' : ` “${text}”`}${kind === '' ? '' : ` among the ${labelOf(kind)}`}. Try another word, such as what a user does on the page.`}
      </FilterEmpty>
      <div ref={listRef}>{children}</div>
    </>
  )
}

export default island(ApiIndex)

function labelOf(kind: string): string {
  const label = KINDS.find(([value]) => value === kind)?.[1] ?? kind
  return label === 'APIs' ? label : label.toLowerCase()
}

/** `cy.click()`, `.click(`, and `click` are the same word. */
function bare(word: string): string {
  return word.replace(/^(cy)?\./, '').replace(/\(.*$/, '')
}
