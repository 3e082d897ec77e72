import { eachHeadWord } from '../engine/head-words.ts'
import { termsOf, type KnownForms } from '../engine/tokens.ts'
import {
  HEAD_FIELDS,
  IMPACTS,
  readFieldCode,
  type PageEntry,
  type TermShard,
} from '../engine/index-format.ts'
import { linkWords } from './link-words.ts'
import type { SectionText } from './page-text.ts'

/** Size of a file of terms before compression, in characters: about 16 kB when compressed. */
const SHARD_SIZE = 44_000

/** How much a word in a code sample counts beside one in the text. */
const CODE_WEIGHT = 0.4

/** Saturation and length normalisation of the text (BM25). */
const K1 = 1.2
const B = 0.6

/**
 * In a split index a word keeps its best places only: nobody reads the rest, and the file of a common word would be as
 * large as the site.
 */
const MOST_PLACES = 2500

/** Where one word stands: pairs of a number and its weight, kept flat because there are millions of them. */
interface Postings {
  text: number[]
  heads: number[]
  pages: number
  lastPage: number
}

/** All words of the text (and of the heads in a split index), in files of about equal size. */
export function termShards(
  pages: readonly { route: string; sections: readonly SectionText[] }[],
  entries: readonly PageEntry[],
  isSplit: boolean,
): TermShard[] {
  const known: KnownForms = new Map()
  const { postings, lengths } = collect(pages, entries, known)
  const links = linkWords(pages, known)
  for (const [term, list] of links) {
    const pagesOf = postings.get(term)
    if (!pagesOf) postings.set(term, { text: [], heads: [], pages: list.length, lastPage: -1 })
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const impact = (weight: number, section: number): number => {
    const length = lengths[section] ?? 0
    const saturated = weight / (weight + K1 * (1 - B + (B * length) / mean))
    return Math.max(1, Math.round(saturated * (IMPACTS - 1)))
  }
  const shards: TermShard[] = []
  let shard: TermShard | undefined
  let size = 0
  for (const term of [...postings.keys()].sort()) {
    const list = postings.get(term)
    const linked = links.get(term)
    if (!list || (!isSplit && list.text.length === 0 && !linked)) continue
    const places = encodePlaces(list.text, impact, isSplit)
    const heads = isSplit ? encodeHeads(list.heads) : []
    if (!shard || size > SHARD_SIZE) {
      shard = { terms: [], pages: [], places: [], ...(isSplit && { heads: [] }) }
      shards.push(shard)
      size = 0
    }
    shard.terms.push(term)
    shard.pages.push(list.pages)
    shard.places.push(places)
    shard.heads?.push(heads)
    if (linked) (shard.links ??= {})[shard.terms.length - 1] = encodeLinks(linked)
    size += term.length + 8 + (places.length + heads.length + (linked?.length ?? 0)) * 4
  }
  return shards
}

function collect(
  pages: readonly { sections: readonly SectionText[] }[],
  entries: readonly PageEntry[],
  known: KnownForms,
): { postings: Map<string, Postings>; lengths: number[] } {
  const postings = new Map<string, Postings>()
  const lengths: number[] = []
  const open = (term: string, page: number): Postings => {
    let list = postings.get(term)
    if (!list) postings.set(term, (list = { text: [], heads: [], pages: 0, lastPage: -1 }))
    if (list.lastPage !== page) {
      list.pages += 1
      list.lastPage = page
    }
    return list
  }
  pages.forEach(({ sections }, page) => {
    const first = lengths.length
    const entry = entries[page]
    if (entry)
      eachHeadWord(entry, known, (term, section, code, share) =>
        open(term, page).heads.push(first + section, code * 100 + Math.ceil(share * 100) - 1),
      )
    for (const { text, code } of sections) {
      const counts = new Map<string, number>()
      for (const term of termsOf(text, known)) counts.set(term, (counts.get(term) ?? 0) + 1)
      for (const term of termsOf(code, known))
        counts.set(term, (counts.get(term) ?? 0) + CODE_WEIGHT)
      let length = 0
      for (const [term, weight] of counts) {
        length += weight
        open(term, page).text.push(lengths.length, weight)
      }
      lengths.push(length)
    }
  })
  return { postings, lengths }
}

function encodePlaces(
  list: readonly number[],
  impact: (weight: number, section: number) => number,
  isSplit: boolean,
): number[] {
  let places: [section: number, impact: number][] = []
  for (let at = 0; at < list.length; at += 2) {
    const section = list[at] ?? 0
    places.push([section, impact(list[at + 1] ?? 0, section)])
  }
  if (isSplit && places.length > MOST_PLACES) {
    places = places.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_PLACES)
    places.sort((a, b) => a[0] - b[0])
  }
  let last = 0
  return places.map(([section, weight]) => {
    const delta = section - last
    last = section
    return delta * IMPACTS + weight
  })
}

function encodeLinks(list: readonly [page: number, weight: number][]): number[] {
  let last = 0
  return list.map(([page, weight]) => {
    const delta = page - last
    last = page
    return delta * IMPACTS + Math.max(1, Math.round(weight * (IMPACTS - 1)))
  })
}

function encodeHeads(list: readonly number[]): number[] {
  let places: [section: number, code: number][] = []
  for (let at = 0; at < list.length; at += 2) places.push([list[at] ?? 0, list[at + 1] ?? 0])
  if (places.length > MOST_PLACES) {
    // Titles first, then the words that make up most of their field.
    const worth = (code: number): number =>
      (code % 100) - 100 * HEAD_FIELDS.indexOf(readFieldCode(Math.floor(code / 100)).field)
    places = places.sort((a, b) => worth(b[1]) - worth(a[1]) || a[0] - b[0]).slice(0, MOST_PLACES)
    places.sort((a, b) => a[0] - b[0])
  }
  let last = 0
  return places.flatMap(([section, code]) => {
    const delta = section - last
    last = section
    return [delta, code]
  })
}
