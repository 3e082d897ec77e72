import { useRef, type ReactNode } from 'react'
import { island } from 'docent'
import {
  FilterButtons,
  FilterEmpty,
  FilterPanel,
  FilterSelect,
} from '../list-filter/FilterPanel.tsx'
import { useListFilter } from '../list-filter/use-list-filter.ts'
import './PluginsList.css'

const BADGES = [
  ['', 'All'],
  ['official', 'Official'],
  ['community', 'Community'],
] as const

const SHAPE = { groups: '.plugin-category', items: '.plugin-cards > li' }
const CHOICES = ['category', 'badge'] as const

export interface PluginsListProps {
  /** Categories in the order of the list. */
  categories: string[]
  /** The list. It stays static HTML, and plugins that don't match are hidden. */
  children?: ReactNode
}

/** A filter for the list of plugins, by words, category, and badge. */
function PluginsList({ categories, children }: PluginsListProps): ReactNode {
  const listRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const filter = useListFilter(listRef, fieldRef, SHAPE, CHOICES)
  return (
    <>
      <FilterPanel
        filter={filter}
        fieldRef={fieldRef}
        label="This list"
        placeholder="drag and drop, esbuild, email …"
        noun="plugins"
      >
        <FilterSelect
          filter={filter}
          name="category"
          label="Category"
          values={[['', 'All categories'], ...categories.map((name) => [name, name] as const)]}
        />
        <FilterButtons filter={filter} name="badge" label="Maintained by" values={BADGES} />
      </FilterPanel>
      <FilterEmpty filter={filter} action="Show all plugins">
        No plugin matches. Try another word, such as what the plugin should do.
      </FilterEmpty>
      <div ref={listRef}>{children}</div>
    </>
  )
}

export default island(PluginsList)
