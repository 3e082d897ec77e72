import {
  IMPACTS,
  pageFile,
  shardFile,
  type IndexHead,
  type PageEntry,
  type PageTexts,
  type SectionEntry,
  type TermShard,
} from '../../search/index-format.ts'
import { termsOf } from '../../search/engine/tokens.ts'
import { fingerprint } from '../../shared/hash.ts'
import { createSlugger } from '../../shared/slug.ts'
import { ROW_LEVEL, type SectionText } from './page-text.ts'

/** A page as the index takes it in. */
export interface SearchPage extends Omit<PageEntry, 'sections' | 'area'> {
  area?: { id: string; label: string }
  sections: SectionText[]
}

/** Size of a file of terms before compression, in characters: about 16 kB when compressed. */
const SHARD_SIZE = 44_000

/** How much a word in a code sample counts beside one in the text. */
const CODE_WEIGHT = 0.4

/** Saturation and length normalisation of the text (BM25). */
const K1 = 1.2
const B = 0.6

/**
 * Builds the files of the embedded index.
 * @returns content by path below the index's folder
 */
export function buildIndex(
  pages: readonly SearchPage[],
  synonyms: readonly (readonly string[])[],
): Map<string, string> {
  const areas: IndexHead['areas'] = []
  const entries = pages.map((page) => pageEntry(page, areas))
  const shards = termShards(pages)
  const texts = pages.map(({ sections }): PageTexts => sections.map(({ text }) => text))
  const body = { pages: entries, areas, synonyms: synonyms.map((group) => [...group]) }
  const shardTexts = shards.map((shard) => JSON.stringify(shard))
  const pageTexts = texts.map((text) => JSON.stringify(text))
  const version = fingerprint([JSON.stringify(body), ...shardTexts, ...pageTexts].join('\0'), 10)

  const head: IndexHead = {
    version,
    ...body,
    shards: shards.map(({ terms }) => terms[0] ?? ''),
  }
  const files = new Map([['index.json', JSON.stringify(head)]])
  shardTexts.forEach((text, index) => files.set(shardFile(version, index), text))
  pageTexts.forEach((text, index) => files.set(pageFile(version, index), text))
  return files
}

function pageEntry({ sections, area, ...page }: SearchPage, areas: IndexHead['areas']): PageEntry {
  const { claim, slug } = createSlugger()
  let areaIndex = area ? areas.findIndex(({ id }) => id === area.id) : -1
  if (area && areaIndex === -1) areaIndex = areas.push(area) - 1
  return {
    ...page,
    ...(areaIndex !== -1 && { area: areaIndex }),
    // The first section is the page itself.
    sections: sections.slice(1).map(({ level, heading, id }): SectionEntry => {
      if (level === ROW_LEVEL) return [level, heading, id]
      // The browser gives the anchors anew; those that it could not know are written.
      if (slug(heading) === id) return [level, heading]
      claim(id)
      return [level, heading, id]
    }),
  }
}

interface Place {
  section: number
  weight: number
}

/** All words of the text, in files of about equal size. */
function termShards(pages: readonly SearchPage[]): TermShard[] {
  const places = new Map<string, Place[]>()
  const pageCounts = new Map<string, number>()
  const lengths: number[] = []
  let section = 0
  for (const page of pages) {
    const onPage = new Set(termsOf(headText(page)))
    for (const { text, code } of page.sections) {
      const counts = new Map<string, number>()
      const add = (terms: string[], weight: number): void => {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
      }
      add(termsOf(text), 1)
      add(termsOf(code), CODE_WEIGHT)
      let length = 0
      for (const [term, weight] of counts) {
        length += weight
        onPage.add(term)
        const list = places.get(term)
        if (list) list.push({ section, weight })
        else places.set(term, [{ section, weight }])
      }
      lengths[section] = length
      section += 1
    }
    for (const term of onPage) pageCounts.set(term, (pageCounts.get(term) ?? 0) + 1)
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const impact = ({ section, weight }: Place): number => {
    const length = lengths[section] ?? 0
    const saturated = weight / (weight + K1 * (1 - B + (B * length) / mean))
    return Math.max(1, Math.round(saturated * (IMPACTS - 1)))
  }

  const shards: TermShard[] = []
  let shard: TermShard | undefined
  let size = 0
  for (const term of [...places.keys()].sort()) {
    let last = 0
    const list = (places.get(term) ?? []).map((place) => {
      const delta = place.section - last
      last = place.section
      return delta * IMPACTS + impact(place)
    })
    if (!shard || size > SHARD_SIZE) {
      shard = { terms: [], pages: [], places: [] }
      shards.push(shard)
      size = 0
    }
    shard.terms.push(term)
    shard.pages.push(pageCounts.get(term) ?? 0)
    shard.places.push(list)
    size += term.length + 8 + list.length * 4
  }
  return shards
}

function headText({ title, description, keywords, sections }: SearchPage): string {
  return [title, description, keywords, ...sections.map(({ heading }) => heading)].join('\n')
}
