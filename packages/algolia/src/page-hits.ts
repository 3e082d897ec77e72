import type { PageHit, SearchArea, SearchSetup, SectionHit, TextPart } from 'docent/plugin'
import type { RecordHit } from './read-hit.ts'

/** Maximum number of sections below a page. */
const MAX_SECTIONS = 3

/** Groups records by page. Pages and sections stay in the service's order. */
export function groupByPage(
  records: readonly RecordHit[],
  { areas, resultPage }: Pick<SearchSetup, 'areas' | 'resultPage'>,
): PageHit[] {
  const pages = new Map<string, { external: boolean; records: RecordHit[] }>()
  for (const record of records) {
    const { href, external } = resultPage(record.url)
    const group = pages.get(href)
    if (group) group.records.push(record)
    else pages.set(href, { external, records: [record] })
  }
  return [...pages].map(([href, page]) => pageHit(href, page, areas))
}

function pageHit(
  href: string,
  { external, records }: { external: boolean; records: RecordHit[] },
  areas: readonly SearchArea[],
): PageHit {
  const best = records[0]
  if (!best) throw new Error(`The page ${href} has no records.`)
  const area = areaOf(best, areas)
  const about = records.find(isPage)
  return {
    href,
    title: titleOf(best),
    ...(area && { area }),
    snippet: about?.snippet ?? summary(records),
    sections: sections(href, records),
    ...(external && { external }),
  }
}

/** Whether a record is about a whole page: it has no heading below the title. */
function isPage({ headings, anchor }: RecordHit): boolean {
  return anchor === '' || headings.slice(2).every((heading) => heading.length === 0)
}

/** What the page is about, if the match is in a section. */
function summary(records: readonly RecordHit[]): TextPart[] {
  const described = records.find(({ description }) => description !== '')
  if (described) return [{ text: described.description }]
  return records.find(isPage)?.excerpt ?? []
}

function titleOf({ headings, url }: RecordHit): TextPart[] {
  const [area = [], title = []] = headings
  if (title.length > 0) return title
  return area.length > 0 ? area : [{ text: url }]
}

function areaOf(
  { area, headings }: RecordHit,
  areas: readonly SearchArea[],
): SearchArea | undefined {
  const label = (headings[0] ?? []).map(({ text }) => text).join('')
  const knownArea = areas.find(({ id }) => id === area)
  if (knownArea) return knownArea
  // A crawler's records contain only the label of an area.
  const hasTitle = (headings[1] ?? []).length > 0
  return label !== '' && hasTitle ? { id: area ?? label, label } : undefined
}

/** The best sections. Further parts of a section aren't repeated. */
function sections(href: string, records: readonly RecordHit[]): SectionHit[] {
  const byAnchor = new Map<string, SectionHit>()
  for (const record of records) {
    const headings = record.headings.slice(2).filter((heading) => heading.length > 0)
    if (isPage(record) || headings.length === 0) continue
    const section = byAnchor.get(record.anchor)
    if (section) section.snippet ??= record.snippet
    else
      byAnchor.set(record.anchor, {
        href: `${href}#${record.anchor}`,
        headings,
        ...(record.snippet && { snippet: record.snippet }),
      })
  }
  return [...byAnchor.values()].slice(0, MAX_SECTIONS)
}
