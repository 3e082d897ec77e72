import {
  CODE_LEVEL,
  type IndexHead,
  type PageEntry,
  type PageFile,
  type TermShard,
} from './index-format.ts'
import type {
  PageHit,
  SearchAnswer,
  SearchRequest,
  SectionHit,
} from '../../shared/records/search-model.ts'
import type { CollectedFields } from './collect-fields.ts'
import { createSlugger } from '../../shared/heading-slugs.ts'
import { beginning, createMatcher, excerpt, markText, type Matcher } from './excerpt.ts'
import { createFieldIndex, type FieldIndex } from './field-index.ts'
import { namedFirst, shardsOfNames } from './exact-names.ts'
import { readQuery, shardsFor } from './query.ts'
import { rank, type RankedPage } from './rank.ts'
import { suggest } from './spelling.ts'
import { createTextIndex } from './text-index.ts'
import type { RankingWeights } from './weights.ts'

/** Answers requests from the parts of the index that it has been given. It makes no requests itself. */
export interface Engine {
  /** The index's version. */
  version: string
  /**
   * The best answer from the parts that have been added.
   * @param earlier an answer that the reader may be looking at, whose excerpts are still missing
   */
  answer(request: SearchRequest, earlier?: Pick<SearchAnswer, 'hits'>): Omit<SearchAnswer, 'final'>
  /** Term shards that would improve the answer. */
  missingShards(query: string): number[]
  addShard(shard: number, content: TermShard): void
  /** Pages of the last answer whose files have its excerpts and, in a split index, its titles. */
  missingPages(): number[]
  addPage(page: number, content: PageFile): void
  /** Whether pages can be shown before their files have been added. */
  showsEarly: boolean
  /** Pages by rank, without their text. Measuring relevance needs no more. */
  pages(query: string): number[]
  /** The same for several sets of weights. The query is parsed once. */
  ranking(query: string): (weights: RankingWeights) => number[]
}

/** The first pages of an answer show excerpts from their text, the others their description. */
export const EXCERPTS = 6

/** Maximum number of sections below a page. */
const SECTIONS = 3

/** Minimum score of a section that is shown, as a fraction of its page's best section. */
const MIN_SECTION_SCORE = 0.55

/** Minimum score of a result, as a fraction of the best page's. */
const MIN_PAGE_SCORE = 0.1

/**
 * Creates an engine from `index.json`. The other files of the index are added through `Engine`.
 * @param collected the fields of a whole index, if they have been collected while it arrived
 */
export function createEngine(data: IndexHead, collected?: CollectedFields): Engine {
  const text = createTextIndex(data)
  const fields = createFieldIndex(data, text, collected)
  const showsEarly = fields.isWhole
  const texts = new Map<number, string[]>()
  let wanted: number[] = []

  const ranked = (request: Pick<SearchRequest, 'query' | 'near' | 'versions'>) => {
    const terms = readQuery(request.query, fields, text)
    const near = data.areas.findIndex(({ id }) => id === request.near)
    const allows = (page: number): boolean => isOfVersion(fields.versionOf(page), request.versions)
    const pages = rank(terms, fields, text, { near: near === -1 ? undefined : near, allows })
    return { terms, pages: results(namedFirst(pages, request.query, fields, allows)) }
  }

  return {
    version: data.version,
    answer(request, earlier) {
      const { terms, pages } = ranked(request)
      const reserved = reservedLines(earlier?.hits ?? [])
      const counts = new Map<number, number>()
      for (const { page } of pages) {
        const area = fields.areaOf(page)
        if (area !== -1) counts.set(area, (counts.get(area) ?? 0) + 1)
      }
      const only = data.areas.findIndex(({ id }) => id === request.area)
      const chosen =
        request.area === undefined
          ? pages
          : pages.filter(({ page }) => fields.areaOf(page) === only)
      const shown = chosen.slice(0, request.limit)
      wanted = shown.flatMap(({ page }, index) => {
        const isReserved = reserved.has(fields.entry(page)?.route ?? '')
        const isWanted = !showsEarly || index < EXCERPTS || isReserved
        return isWanted && !texts.has(page) ? [page] : []
      })
      const matches = createMatcher(terms)
      return {
        query: request.query,
        total: chosen.length,
        hits: shown.flatMap((page, index) => {
          const entry = fields.entry(page.page)
          return entry
            ? [
                hit(page, entry, {
                  fields,
                  data,
                  texts: texts.get(page.page),
                  expectsText: index < EXCERPTS,
                  reserved: reserved.get(entry.route) ?? [],
                  matches,
                }),
              ]
            : []
        }),
        areas: data.areas.flatMap((area, index) => {
          const count = counts.get(index)
          return count === undefined ? [] : [{ ...area, count }]
        }),
        suggestions: chosen.length === 0 ? suggest(terms, fields) : [],
      }
    },
    missingShards(query) {
      const needed = [...shardsFor(query, fields, text), ...shardsOfNames(query, fields, text)]
      return [...new Set(needed)].filter((shard) => !text.has(shard))
    },
    addShard: text.add,
    missingPages: () => wanted,
    addPage(page, content) {
      texts.set(page, content.texts)
      if (content.entry) fields.addEntry(page, content.entry)
    },
    showsEarly,
    pages: (query) => ranked({ query }).pages.map(({ page }) => page),
    ranking(query) {
      const terms = readQuery(query, fields, text)
      const allows = (): boolean => true
      return (weights) =>
        results(
          namedFirst(rank(terms, fields, text, { allows }, weights), query, fields, allows),
        ).map(({ page }) => page)
    },
  }
}

function results(pages: readonly RankedPage[]): RankedPage[] {
  const best = pages.reduce((most, { score }) => Math.max(most, score), 0)
  return pages.filter(({ score }) => score >= best * MIN_PAGE_SCORE)
}

/** Leaves out pages of versions that the reader doesn't use. Pages without a version are always results. */
function isOfVersion(
  version: string | undefined,
  chosen: Readonly<Record<string, string>> | undefined,
): boolean {
  if (version === undefined || !chosen) return true
  const colon = version.indexOf(':')
  const wanted = chosen[version.slice(0, colon)]
  return wanted === undefined || wanted === version.slice(colon + 1)
}

interface HitContext {
  fields: FieldIndex
  data: IndexHead
  texts: string[] | undefined
  /** The page's text will be added if it's missing. */
  expectsText: boolean
  /** Addresses of sections with lines for excerpts. */
  reserved: readonly string[]
  matches: Matcher
}

/** Sections whose lines for excerpts are still empty, by page. */
function reservedLines(hits: readonly PageHit[]): Map<string, string[]> {
  const isEmpty = ({ snippet }: SectionHit): boolean => snippet?.length === 0
  return new Map(
    hits
      .filter(({ sections }) => sections.some(isEmpty))
      .map(({ href, sections }) => [href, sections.filter(isEmpty).map((own) => own.href)]),
  )
}

function hit(
  { page, sections }: RankedPage,
  entry: PageEntry,
  { fields, data, texts, expectsText, reserved, matches }: HitContext,
): PageHit {
  const first = fields.firstSection[page] ?? 0
  const hrefs = anchorsOf(entry.sections).map((anchor) => `${entry.route}#${anchor}`)
  const best = sections[0]?.score ?? 0
  const area = entry.area === undefined ? undefined : data.areas[entry.area]
  const about = markText(entry.description ?? '', matches)
  const intro = texts?.[0] === undefined ? undefined : excerpt(texts[0], matches)
  const sectionHit = (index: number): SectionHit => {
    const text = texts?.[index + 1] ?? ''
    const pending = expectsText ? [] : undefined
    const content = text === '' ? subsectionsOf(entry.sections, index).join(' · ') : text
    const found = texts && content !== '' && (excerpt(content, matches) ?? beginning(content))
    const snippet = texts ? found || undefined : pending
    return {
      href: hrefs[index] ?? entry.route,
      headings: pathTo(entry.sections, index).map((heading) => markText(heading, matches)),
      ...((entry.sections[index]?.[0] ?? 0) > CODE_LEVEL && { isCode: true }),
      ...(snippet && { snippet }),
    }
  }
  const shown = sections
    .filter(({ section, score }) => section !== first && score >= best * MIN_SECTION_SCORE)
    .slice(0, SECTIONS)
    .map(({ section }) => section - first - 1)
  const others = reserved.map((href) => hrefs.indexOf(href)).filter((at) => !shown.includes(at))
  return {
    href: entry.route,
    title: markText(entry.title, matches),
    ...(entry.isCode && { isCode: true }),
    ...(area && { area }),
    snippet: about.some(({ marked }) => marked) || !intro ? about : intro,
    sections: shown.map(sectionHit),
    ...(others.length > 0 && { earlierSections: others.map(sectionHit) }),
  }
}

type Sections = PageEntry['sections']

/** The page's anchors. Those that the index doesn't contain are the slugs of their headings. */
function anchorsOf(sections: Sections): string[] {
  const { claim, slug } = createSlugger()
  return sections.map(([, heading, id]) => (id === undefined ? slug(heading) : claim(id)))
}

/** The headings directly below a section, which say what a section without text of its own is about. */
function subsectionsOf(sections: Sections, index: number): string[] {
  const [own = 0] = sections[index] ?? []
  const after = sections
    .slice(index + 1)
    .map(([stored, heading]) => [stored % CODE_LEVEL, heading] as const)
  const end = after.findIndex(([level]) => level <= own % CODE_LEVEL)
  const below = end === -1 ? after : after.slice(0, end)
  const direct = Math.min(...below.map(([level]) => level))
  return below.flatMap(([level, heading]) => (level === direct ? [heading] : []))
}

/** The headings above a section, outermost first, and its own. */
function pathTo(sections: Sections, index: number): string[] {
  const path: string[] = []
  let level = Infinity
  for (let at = index; at >= 0; at -= 1) {
    const [stored = 0, heading = ''] = sections[at] ?? []
    const headingLevel = stored % CODE_LEVEL
    if (headingLevel >= level) continue
    path.unshift(heading)
    level = headingLevel
  }
  return path
}
