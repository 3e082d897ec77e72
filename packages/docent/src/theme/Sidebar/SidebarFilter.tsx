import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { SidebarItem, SidebarLink } from '../../shared/records/site-data.ts'
import { useMessages, useSite } from '../context.ts'
import { SidebarItems } from './SidebarItems.tsx'

/** A sidebar with fewer pages shows them all at a glance. */
const FILTERED_FROM = 40

export interface FilteredItemsProps {
  items: readonly SidebarItem[]
  /** Identifies the list in the document. */
  path: string
}

/** The entries of a sidebar. Many entries have a field that filters them, and a button that lists them from A to Z. */
export function FilteredItems({ items, path }: FilteredItemsProps): ReactNode {
  const { sidebar } = useSite()
  const links = sidebar.filter ? linksOf(items) : []
  if (links.length < FILTERED_FROM) return <SidebarItems items={items} path={path} />
  return <SidebarFilter links={links} items={items} path={path} />
}

function SidebarFilter({
  links,
  ...entries
}: FilteredItemsProps & { links: readonly SidebarLink[] }): ReactNode {
  const messages = useMessages()
  const { locale } = useSite()
  const [query, setQuery] = useState('')
  const [sorted, setSorted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  // The reader may have typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), [])

  const isFlat = sorted || query.trim() !== ''
  const found = isFlat ? matching(links, query, locale) : []
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || query.trim() === '') return
    event.preventDefault()
    list.current?.querySelector('a')?.click()
  }
  return (
    <>
      <div className="sidebar-filter" data-intent="">
        <input
          ref={field}
          type="search"
          className="sidebar-field"
          aria-label={messages['sidebar.filter']}
          placeholder={messages['sidebar.filter']}
          aria-controls={id}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="sidebar-order"
          data-intent="sidebar-order"
          aria-pressed={sorted}
          onClick={() => setSorted(!sorted)}
        >
          {messages['sidebar.order']}
        </button>
        <output className="sidebar-count">
          {query.trim() !== '' && `${found.length}/${links.length}`}
        </output>
      </div>
      <div ref={list} id={id}>
        {isFlat ? (
          <SidebarItems items={found} path={`${entries.path}-found`} />
        ) : (
          <SidebarItems {...entries} />
        )}
      </div>
    </>
  )
}

/** All links below these entries, including those of categories. Unlisted pages have no entry of their own. */
function linksOf(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item): SidebarLink[] => {
    if (item.type === 'html') return []
    if (item.type === 'link') return item.unlisted ? [] : [item]
    const { href, label } = item
    return [
      ...(href === undefined ? [] : [{ type: 'link' as const, href, label }]),
      ...linksOf(item.items),
    ]
  })
}

/** Signs that a name such as `_` or `$` may consist of, but that don't decide its place. */
const letters = (label: string): string => label.replace(/[^\p{L}\p{N}]/gu, '') || label

/** The links whose labels contain all words, from A to Z. Those that begin with the query come first. */
function matching(links: readonly SidebarLink[], query: string, locale: string): SidebarLink[] {
  const text = query.trim().toLowerCase()
  const words = text.split(/\s+/)
  const begins = ({ label }: SidebarLink): number =>
    text !== '' && letters(label).toLowerCase().startsWith(text) ? 0 : 1
  return links
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .sort(
      (a, b) => begins(a) - begins(b) || letters(a.label).localeCompare(letters(b.label), locale),
    )
}
