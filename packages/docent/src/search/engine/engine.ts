import type { IndexHead, PageEntry, PageFile, TermShard } from './index-format.ts'
import type { PageHit, SearchAnswer, SearchRequest, SectionHit } from '../../model/search-model.ts'
import { createSlugger } from '../../shared/slug.ts'
import { excerpt, opening } from './excerpt.ts'
import { createHeadIndex, type HeadIndex } from './head-index.ts'
import { createMatcher, markText, type Matcher } from './marks.ts'
import { readQuery, shardsFor } from './query.ts'
import { rank, type RankedPage } from './rank.ts'
import { suggest } from './suggest.ts'
import { createTextIndex } from './text-index.ts'
import type { RankingWeights } from './weights.ts'

/** Answers questions from the parts of the index that it was given. Knows no network. */
export interface Engine {
  /** The best answer from what is at hand. */
  answer(request: SearchRequest): Omit<SearchAnswer, 'final'>
  /** Files of words that would improve the answer. */
  missingShards(query: string): number[]
  addShard(shard: number, content: TermShard): void
  /** Pages of the last answer whose files would give excerpts; in a split index also their titles. */
  missingPages(): number[]
  addPage(page: number, content: PageFile): void
  /** Whether pages can be shown before their files are at hand. */
  showsEarly: boolean
  /** Pages by rank, without anything to show: what the measure of relevance needs. */
  pages(query: string): number[]
  /** The same for many weights: the query is read once. */
  ranking(query: string): (weights: RankingWeights) => number[]
}

/** Pages with excerpts from their text; the rest show their description. */
export const EXCERPTS = 6

/** Sections shown below a page. */
const SECTIONS = 3

/** A section is shown when it answers at least this well, beside the best of its page. */
const SECTION_FROM = 0.55

/** A page is a result when it answers at least this well, beside the best one. */
const PAGE_FROM = 0.1

/** The engine that answers questions from an index, without its files: those come through `Engine`. */
export function createEngine(data: IndexHead): Engine {
  const text = createTextIndex(data)
  const head = createHeadIndex(data, text)
  const showsEarly = 'pages' in data
  const texts = new Map<number, string[]>()
  let wanted: number[] = []

  const ranked = (request: Pick<SearchRequest, 'query' | 'near' | 'versions'>) => {
    const terms = readQuery(request.query, head, text)
    const near = data.areas.findIndex(({ id }) => id === request.near)
    const pages = rank(terms, head, text, {
      near: near === -1 ? undefined : near,
      allows: (page) => isOfVersion(head.versionOf(page), request.versions),
    })
    return { terms, pages: results(pages) }
  }

  return {
    answer(request) {
      const { terms, pages } = ranked(request)
      const counts = new Map<number, number>()
      for (const { page } of pages) {
        const area = head.areaOf(page)
        if (area !== -1) counts.set(area, (counts.get(area) ?? 0) + 1)
      }
      const only = data.areas.findIndex(({ id }) => id === request.area)
      const chosen =
        request.area === undefined ? pages : pages.filter(({ page }) => head.areaOf(page) === only)
      const shown = chosen.slice(0, request.limit)
      wanted = shown
        .slice(0, showsEarly ? EXCERPTS : shown.length)
        .flatMap(({ page }) => (texts.has(page) ? [] : [page]))
      const matches = createMatcher(terms)
      return {
        query: request.query,
        total: chosen.length,
        hits: shown.flatMap((page, index) => {
          const entry = head.entry(page.page)
          return entry
            ? [
                hit(page, entry, {
                  head,
                  data,
                  texts: texts.get(page.page),
                  expectsText: index < EXCERPTS,
                  matches,
                }),
              ]
            : []
        }),
        areas: data.areas.flatMap((area, index) => {
          const count = counts.get(index)
          return count === undefined ? [] : [{ ...area, count }]
        }),
        suggestions: chosen.length === 0 ? suggest(terms, head) : [],
      }
    },
    missingShards: (query) => shardsFor(query, head, text).filter((shard) => !text.has(shard)),
    addShard: text.add,
    missingPages: () => wanted,
    addPage(page, content) {
      texts.set(page, content.texts)
      if (content.entry) head.addEntry(page, content.entry)
    },
    showsEarly,
    pages: (query) => ranked({ query }).pages.map(({ page }) => page),
    ranking(query) {
      const terms = readQuery(query, head, text)
      const allows = (): boolean => true
      return (weights) =>
        results(rank(terms, head, text, { allows }, weights)).map(({ page }) => page)
    },
  }
}

function results(pages: readonly RankedPage[]): RankedPage[] {
  const least = (pages[0]?.score ?? 0) * PAGE_FROM
  return pages.filter(({ score }) => score >= least)
}

/** Pages of other versions than the reader's are left out; pages without versions never. */
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
  head: HeadIndex
  data: IndexHead
  texts: string[] | undefined
  /** The page's texts will come if they aren't there. */
  expectsText: boolean
  matches: Matcher
}

function hit(
  { page, sections }: RankedPage,
  entry: PageEntry,
  { head, data, texts, expectsText, matches }: HitContext,
): PageHit {
  const first = head.firstSection[page] ?? 0
  const anchors = anchorsOf(entry.sections)
  const best = sections[0]?.score ?? 0
  const area = entry.area === undefined ? undefined : data.areas[entry.area]
  const about = markText(entry.description ?? '', matches)
  const intro = texts?.[0] === undefined ? undefined : excerpt(texts[0], matches)
  return {
    href: entry.route,
    title: markText(entry.title, matches),
    ...(area && { area }),
    snippet: about.some(({ marked }) => marked) || !intro ? about : intro,
    sections: sections
      .filter(({ section, score }) => section !== first && score >= best * SECTION_FROM)
      .slice(0, SECTIONS)
      .map(({ section }): SectionHit => {
        const index = section - first - 1
        const text = texts?.[index + 1] ?? ''
        const awaited = expectsText ? [] : undefined
        const snippet = texts ? (excerpt(text, matches) ?? opening(text)) : awaited
        return {
          href: `${entry.route}#${anchors[index] ?? ''}`,
          headings: pathTo(entry.sections, index).map((heading) => markText(heading, matches)),
          ...(snippet && { snippet }),
        }
      }),
  }
}

type Sections = PageEntry['sections']

/** Anchors as the page has them: those that are not written follow from the headings. */
function anchorsOf(sections: Sections): string[] {
  const { claim, slug } = createSlugger()
  return sections.map(([, heading, id]) => (id === undefined ? slug(heading) : claim(id)))
}

/** Headings above a section, from the outermost on, and its own. */
function pathTo(sections: Sections, index: number): string[] {
  const path: string[] = []
  let level = Infinity
  for (let at = index; at >= 0; at -= 1) {
    const [own = 0, heading = ''] = sections[at] ?? []
    if (own >= level) continue
    path.unshift(heading)
    level = own
  }
  return path
}
