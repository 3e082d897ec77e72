import type { IconName } from '../../../shared/records/navbar-item.ts'
import type {
  PageHit,
  SearchAnswer,
  SectionHit,
  TextPart,
} from '../../../shared/records/search-model.ts'
import type { RememberedResult } from '../../../search/session/search-memory.ts'

/** One selectable row of the list. */
export interface ResultRow {
  /** Unique in an answer, and the same in the next answer if the target is the same. */
  href: string
  external: boolean
  hit?: PageHit
  section?: SectionHit
}

/** The rows of an answer in reading order: each page with its sections, and a link to all results at the end. */
export function rowsOf(answer: SearchAnswer, allHref: string): ResultRow[] {
  const rows = answer.hits.flatMap((hit): ResultRow[] => {
    const external = hit.external ?? false
    return [
      { href: hit.href, external, hit },
      ...hit.sections.map((section) => ({ href: section.href, external, hit, section })),
    ]
  })
  const seenHrefs = new Set<string>()
  const unique = rows.filter(({ href }) => !seenHrefs.has(href) && seenHrefs.add(href))
  return answer.total > 1 ? [...unique, { href: allHref, external: false }] : unique
}

/** The row to which a key moves, or `undefined` for other keys. The list wraps around. */
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

/** A page's icon: whether it's about a name in code. */
export const pageIcon = (isCode: boolean | undefined): IconName => (isCode ? 'code' : 'note')

/** A section's icon. A heading in code is the name of an option, or a message if it has several words. */
export function sectionIcon({ headings, isCode }: SectionHit): IconName {
  if (!isCode) return 'section'
  const words = plainText(headings.at(-1) ?? []).match(/(?<!\S)\p{L}+(?!\S)/gu) ?? []
  return words.length >= MESSAGE_WORDS ? 'caution' : 'option'
}

/** Code with this many words, each without signs, is a message rather than a name or a call. */
const MESSAGE_WORDS = 3

/** The data of an opened row that is remembered. The link to all results isn't remembered. */
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
