import { type AddressForm, pageAddress } from '../../shared/routes.ts'
import { errors } from '../../errors/index.ts'
import { LEVELS, type Hierarchy, type SearchRecord } from '../../search/providers/algolia/record.ts'
import type { SearchArea } from '../../shared/records/search-model.ts'
import { ROW_LEVEL } from '../../search/engine/index-format.ts'
import type { SectionText } from '../../search/index/page-text.ts'
import { jsonSize, splitText } from '../../search/index/split-text.ts'

/** A page to create records from. */
export interface RecordPage {
  /** Route with the base URL. */
  route: string
  /** Scheme and host of the published site. */
  siteUrl: string
  /** The ending of page addresses, if it's configured. */
  addresses?: AddressForm
  title: string
  /** The site's title, for pages that aren't in an area. */
  siteTitle: string
  description?: string
  keywords?: string
  area?: SearchArea
  /** A factor for the page's rank. Default: 1 */
  weight?: number
  /** Number of pages that link to it. */
  inbound?: number
  locale: string
  version?: string
  /** See `search/providers/algolia/tags.ts`. */
  tag: string
  sections: readonly SectionText[]
}

/** Maximum size of a record in every plan of the service, in bytes of JSON. */
export const RECORD_LIMIT = 10_000

/** Weight of links from other pages in a page's rank. */
const INBOUND = 0.05

/** The deepest level of a hierarchy. */
const MAX_LEVEL = 6

/** The records of a page: one for each section, and more if its text is too long for one record. */
export function pageRecords(page: RecordPage): SearchRecord[] {
  const records: SearchRecord[] = []
  const path: { level: number; heading: string }[] = []
  for (const [index, section] of page.sections.entries()) {
    const isFirst = index === 0
    if (!isFirst) {
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= section.level) path.pop()
      path.push(section)
    }
    const { hierarchy, level } = hierarchyOf(page, path)
    const url = `${page.siteUrl}${pageAddress(page.route, page.addresses)}`
    const id = `${page.route}${section.id === '' ? '' : `#${section.id}`}`
    const base: SearchRecord = {
      objectID: id,
      type: `lvl${level}`,
      hierarchy,
      content: null,
      url: section.id === '' ? url : `${url}#${section.id}`,
      url_without_anchor: url,
      anchor: section.id === '' ? null : section.id,
      language: page.locale,
      ...(page.version !== undefined && { version: page.version }),
      docusaurus_tag: page.tag,
      ...(page.area && { area: page.area.id }),
      ...(isFirst && page.keywords !== undefined && { keywords: page.keywords }),
      ...(page.description !== undefined && { description: page.description }),
      generator: 'docent',
      weight: { pageRank: pageRank(page), level: 100 - level * 10, position: records.length },
    }
    const text = isFirst ? introduction(page.description, section.text) : section.text
    for (const [part, body] of bodies(base, text, section.code).entries()) {
      records.push({
        ...base,
        ...body,
        ...(part > 0 && { objectID: `${id}~${part + 1}`, type: 'content' }),
        weight: {
          ...base.weight,
          ...(part > 0 && { level: 0 }),
          position: records.length,
        },
      })
    }
  }
  return records
}

/**
 * The description and the text above the first heading. A description that is also the first sentence isn't repeated.
 */
function introduction(description: string | undefined, text: string): string {
  if (description === undefined || text.startsWith(description)) return text
  return text === '' ? description : `${description}\n${text}`
}

function hierarchyOf(
  { area, siteTitle, title }: RecordPage,
  path: readonly { level: number; heading: string }[],
): { hierarchy: Hierarchy; level: 1 | 2 | 3 | 4 | 5 | 6 } {
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [`lvl${level}`, null]),
  ) as unknown as Hierarchy
  hierarchy.lvl0 = area?.label ?? siteTitle
  hierarchy.lvl1 = title
  let last = 1
  for (const { level, heading } of path) {
    // A table row is one level below the heading above its table.
    const own = level === ROW_LEVEL ? last + 1 : level
    last = Math.min(own, MAX_LEVEL)
    hierarchy[`lvl${last as 2}`] = heading
  }
  return { hierarchy, level: last as 1 }
}

function pageRank({ weight = 1, inbound = 0 }: RecordPage): number {
  return Math.round(100 * weight * (1 + INBOUND * Math.log1p(inbound)))
}

type Body = Pick<SearchRecord, 'content' | 'code'>

/** The text and code of a section, split into parts that fit into a record. */
function bodies(base: SearchRecord, text: string, code: string): Body[] {
  const body = (content: string, samples: string): Body => ({
    content: content === '' ? null : content,
    ...(samples !== '' && { code: samples }),
  })
  const whole = body(text, code)
  if (jsonSize({ ...base, ...whole }) <= RECORD_LIMIT) return [whole]
  // Minus 20 because the IDs of all parts except the first end with a number.
  const available = RECORD_LIMIT - jsonSize({ ...base, content: '', code: '' }) - 20
  if (available < RECORD_LIMIT / 10)
    throw errors.headingsTooLong({ address: base.objectID, limit: RECORD_LIMIT })
  const texts = splitText(text, available).map((part) => body(part, ''))
  const codes = splitText(code, available).map((part) => body('', part))
  return [...texts, ...codes]
}
