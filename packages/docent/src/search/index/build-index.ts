import { fingerprintAll } from '../../shared/node/hash.ts'
import {
  CODE_LEVEL,
  pageFile,
  shardFile,
  type IndexHead,
  type PageEntry,
  type PageFile,
  type SectionEntry,
  type SplitHead,
  type WholeHead,
} from '../engine/index-format.ts'
import { createSlugger } from '../../shared/heading-slugs.ts'
import { type CountedSection, termShards } from './term-shards.ts'
import {
  ROW_LEVEL,
  type SearchablePage,
  type SectionText,
} from '../../shared/records/searchable-page.ts'

/** A page to index. */
export interface IndexPage extends Omit<SearchablePage, 'article'> {
  sections: (SectionText | CountedSection)[]
}

/**
 * If the fields of all pages have more characters than this, the index is split. That's about 110 kB when compressed,
 * which leaves room for scripts in the budget of a first answer (120 kB).
 */
export const MAX_FIELDS_SIZE = 520_000

/** Characters of code that fill a row of a result. */
const CODE_LENGTH = 100

/**
 * Builds the files of the embedded index.
 * @param maxFieldsSize the index is split if the fields have more characters than this
 * @returns content by path below the index's folder
 */
export function buildIndex(
  pages: readonly IndexPage[],
  synonyms: readonly (readonly string[])[],
  maxFieldsSize = MAX_FIELDS_SIZE,
): Map<string, string> {
  const areas: IndexHead['areas'] = []
  const entries = pages.map((page) => pageEntry(page, areas))
  const fields = entries.map((entry) => JSON.stringify(entry))
  const isSplit = fields.reduce((sum, text) => sum + text.length, 0) > maxFieldsSize

  const shards = termShards(pages, entries, isSplit)
  const shardTexts = shards.map((shard) => JSON.stringify(shard))
  const pageTexts = pages.map(({ sections }, page) => {
    const texts = sections.map(({ text, code }) => text || firstCode(code))
    const file: PageFile = isSplit ? { texts, entry: entries[page] } : { texts }
    return JSON.stringify(file)
  })
  const base = {
    version: fingerprintAll(
      [JSON.stringify([areas, synonyms]), ...fields, ...shardTexts, ...pageTexts],
      10,
    ),
    areas,
    synonyms: synonyms.map((group) => [...group]),
    shards: shards.map(({ terms }) => terms[0] ?? ''),
  }
  const head = isSplit
    ? JSON.stringify({ ...base, columns: columnsOf(entries) } satisfies SplitHead)
    : linesOf({ ...base, pages: [] }, fields)
  const files = new Map([['index.json', head]])
  shardTexts.forEach((text, index) => files.set(shardFile(base.version, index), text))
  pageTexts.forEach((text, index) => files.set(pageFile(base.version, index), text))
  return files
}

/** Code that a result shows if a section has nothing else. */
const firstCode = (code: string): string => code.trim().slice(0, CODE_LENGTH)

/** A whole index with each page on a line, so that the browser can read pages while others arrive. */
function linesOf(head: WholeHead, pages: readonly string[]): string {
  const lines = pages.length === 0 ? [] : [pages.join(',\n')]
  return [JSON.stringify(head).slice(0, -2), ...lines, ']}'].join('\n')
}

function pageEntry({ sections, area, ...page }: IndexPage, areas: IndexHead['areas']): PageEntry {
  const { claim, slug } = createSlugger()
  let areaIndex = area ? areas.findIndex(({ id }) => id === area.id) : -1
  if (area && areaIndex === -1) areaIndex = areas.push(area) - 1
  return {
    ...page,
    ...(areaIndex !== -1 && { area: areaIndex }),
    // The first section is the page itself.
    sections: sections.slice(1).map(({ level, heading, id, isCode }): SectionEntry => {
      const storedLevel = isCode ? level + CODE_LEVEL : level
      if (level === ROW_LEVEL) return [storedLevel, heading, claim(id)]
      // The browser derives anchors from headings. Only other anchors are stored.
      if (slug(heading) === id) return [storedLevel, heading]
      claim(id)
      return [storedLevel, heading, id]
    }),
  }
}

function columnsOf(entries: readonly PageEntry[]): SplitHead['columns'] {
  const versions = [...new Set(entries.flatMap(({ version }) => version ?? []))]
  return {
    sections: entries.map(({ sections }) => sections.length + 1),
    area: entries.map(({ area }) => (area ?? -1) + 1),
    inbound: entries.map(({ inbound }) => Math.round(Math.log1p(inbound ?? 0))),
    weight: Object.fromEntries(
      entries.flatMap(({ weight }, page) => (weight === undefined ? [] : [[page, weight]])),
    ),
    versions,
    version: entries.map(({ version }) =>
      version === undefined ? 0 : versions.indexOf(version) + 1,
    ),
  }
}
