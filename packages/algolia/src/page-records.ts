import type { SearchPage } from 'docent/plugin'
import { errors } from './errors.ts'
import { LEVELS, type Hierarchy, pageTag, type SearchRecord } from './record.ts'
import { jsonSize, splitText } from './split-text.ts'

/** The published site. */
export interface RecordSite {
  /** Scheme and host. */
  url: string
  /** For pages that aren't in an area. */
  title: string
}

/** Maximum size of a record in every plan of the service, in bytes of JSON. */
export const RECORD_LIMIT = 10_000

/** Weight of links from other pages in a page's rank. */
const INBOUND = 0.05

/** The level of a table row or a field with an anchor, below all headings. */
const ROW_LEVEL = 7

/** The deepest level of a hierarchy. */
const MAX_LEVEL = 6

/** The records of a page: one for each section, and more if its text is too long for one record. */
export function pageRecords(page: SearchPage, site: RecordSite): SearchRecord[] {
  const records: SearchRecord[] = []
  const path: { level: number; heading: string }[] = []
  for (const [index, section] of page.sections.entries()) {
    const isFirst = index === 0
    if (!isFirst) {
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= section.level) path.pop()
      path.push(section)
    }
    const { hierarchy, level } = hierarchyOf(page, site, path)
    const url = `${site.url}${page.address}`
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
      docusaurus_tag: pageTag(page),
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
  { area, title }: SearchPage,
  site: RecordSite,
  path: readonly { level: number; heading: string }[],
): { hierarchy: Hierarchy; level: 1 | 2 | 3 | 4 | 5 | 6 } {
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [`lvl${level}`, null]),
  ) as unknown as Hierarchy
  hierarchy.lvl0 = area?.label ?? site.title
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

function pageRank({ weight = 1, inbound = 0 }: SearchPage): number {
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
