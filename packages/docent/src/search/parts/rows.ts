import type { PageHit, SearchAnswer, SectionHit, TextPart } from '../../model/search-model.ts'
import type { RememberedResult } from '../session/search-memory.ts'

/** One line of the list that can be chosen. */
export interface ResultRow {
  /** Unique in an answer, and the same for the same target in the next one. */
  href: string
  external: boolean
  hit?: PageHit
  section?: SectionHit
}

/** Rows of an answer in reading order: each page with its sections, and the way to all results at the end. */
export function rowsOf(answer: SearchAnswer, allHref: string): ResultRow[] {
  const rows = answer.hits.flatMap((hit): ResultRow[] => {
    const external = hit.external ?? false
    return [
      { href: hit.href, external, hit },
      ...hit.sections.map((section) => ({ href: section.href, external, hit, section })),
    ]
  })
  const known = new Set<string>()
  const unique = rows.filter(({ href }) => !known.has(href) && known.add(href))
  return answer.total > 1 ? [...unique, { href: allHref, external: false }] : unique
}

/** Where a key leads in the list, `undefined` for keys that lead nowhere; the ends are joined. */
export function movedIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Marked text as one string. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}

/** A section's headings as one line. */
export function headingPath(section: SectionHit): string {
  return section.headings.map(plainText).join(' › ')
}

/** What is remembered of a row that was opened; the way to all results is not. */
export function toRemember({
  href,
  external,
  hit,
  section,
}: ResultRow): RememberedResult | undefined {
  if (!hit) return undefined
  return {
    href,
    title: plainText(hit.title),
    ...(section && { section: headingPath(section) }),
    ...(hit.area && { area: hit.area.label }),
    ...(external && { external }),
  }
}
