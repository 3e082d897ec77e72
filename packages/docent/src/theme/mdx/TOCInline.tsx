import type { ReactNode } from 'react'

export interface TocEntry {
  /** Inner HTML of the heading. */
  value: string
  id: string
  level: number
}

export interface TOCInlineProps {
  /** The page's headings. In MDX pages, the variable `toc` contains them. */
  toc: readonly TocEntry[]
  /** Highest level in the list, from 2 to 6. */
  minHeadingLevel?: number
  /** Lowest level in the list, from 2 to 6. */
  maxHeadingLevel?: number
}

/**
 * A list of the page's headings inside the article.
 * @example <TOCInline toc={toc} maxHeadingLevel={2} />
 */
export function TOCInline({
  toc,
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: TOCInlineProps): ReactNode {
  const entries = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return entries.length === 0 ? null : <List entries={entries} />
}

/** The level of a list is the level of its first entry. Lower levels are nested lists. */
function List({ entries }: { entries: readonly TocEntry[] }): ReactNode {
  const level = Math.min(...entries.map((entry) => entry.level))
  const starts = entries.flatMap((entry, index) => (entry.level === level ? [index] : []))
  const before = entries.slice(0, starts[0])
  return (
    <ul>
      {before.length > 0 && (
        <li>
          <List entries={before} />
        </li>
      )}
      {starts.map((start, at) => {
        const entry = entries[start]
        if (!entry) return null
        const inner = entries.slice(start + 1, starts[at + 1])
        return (
          <li key={entry.id}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the heading is its text */}
            <a href={`#${entry.id}`} dangerouslySetInnerHTML={{ __html: entry.value }} />
            {inner.length > 0 && <List entries={inner} />}
          </li>
        )
      })}
    </ul>
  )
}
