import { eachFieldWord } from '../engine/field-words.ts'
import type { KnownForms } from '../engine/tokens.ts'
import {
  FIELDS,
  IMPACTS,
  readFieldCode,
  type PageEntry,
  type TermShard,
} from '../engine/index-format.ts'
import { linkWords } from './link-words.ts'
import type { SectionText } from './page-text.ts'
import { sectionTerms, type CountedSection } from './section-terms.ts'

/** Size of a shard before compression, in characters: about 16 kB when compressed. */
const SHARD_SIZE = 44_000

/** Saturation and length normalization of the text (BM25). */
const K1 = 1.2
const B = 0.6

/**
 * Maximum length of a posting list in a split index. Only the best postings are kept, because a common term's list would
 * be as large as the site.
 */
const MAX_POSTINGS = 2500

/** A term's posting lists: pairs of a section and a weight or code, flat because there are millions of them. */
interface Postings {
  text: number[]
  fields: number[]
  pages: number
  lastPage: number
}

function noPostings(pages: number): Postings {
  return { text: [], fields: [], pages, lastPage: -1 }
}

interface PageText {
  route: string
  sections: readonly (SectionText | CountedSection)[]
}

/** The inverted index of the text (and of the fields in a split index) in shards of about the same size. */
export function termShards(
  pages: readonly PageText[],
  entries: readonly PageEntry[],
  isSplit: boolean,
): TermShard[] {
  const known: KnownForms = new Map()
  const { postings, lengths } = collect(pages, entries, known)
  const links = linkWords(pages, known)
  for (const [term, list] of links) {
    const pagesOf = postings.get(term)
    if (!pagesOf) postings.set(term, noPostings(list.length))
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
    const text = encodeTextPostings(list.text, impact, isSplit)
    const fields = isSplit ? encodeFieldPostings(list.fields) : []
    if (!shard || size > SHARD_SIZE) {
      shard = { terms: [], pages: [], text: [], ...(isSplit && { fields: [] }) }
      shards.push(shard)
      size = 0
    }
    shard.terms.push(term)
    shard.pages.push(list.pages)
    shard.text.push(text)
    shard.fields?.push(fields)
    if (linked) (shard.links ??= {})[shard.terms.length - 1] = encodeLinkPostings(linked)
    size += term.length + 8 + (text.length + fields.length + (linked?.length ?? 0)) * 4
  }
  return shards
}

function collect(
  pages: readonly PageText[],
  entries: readonly PageEntry[],
  known: KnownForms,
): { postings: Map<string, Postings>; lengths: number[] } {
  const postings = new Map<string, Postings>()
  const lengths: number[] = []
  const open = (term: string, page: number): Postings => {
    let list = postings.get(term)
    if (!list) postings.set(term, (list = noPostings(0)))
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
      eachFieldWord(entry, known, (term, section, code, share) =>
        open(term, page).fields.push(first + section, code * 100 + Math.ceil(share * 100) - 1),
      )
    for (const section of sections) {
      const { terms, weights } = 'terms' in section ? section : sectionTerms(section, known)
      const number = lengths.push(weights.reduce((sum, weight) => sum + weight, 0)) - 1
      if (terms === '') continue
      terms.split(' ').forEach((term, at) => open(term, page).text.push(number, weights[at] ?? 0))
    }
  })
  return { postings, lengths }
}

function encodeTextPostings(
  list: readonly number[],
  impact: (weight: number, section: number) => number,
  isSplit: boolean,
): number[] {
  let postings: [section: number, impact: number][] = []
  for (let at = 0; at < list.length; at += 2) {
    const section = list[at] ?? 0
    postings.push([section, impact(list[at + 1] ?? 0, section)])
  }
  if (isSplit && postings.length > MAX_POSTINGS) {
    postings = postings.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_POSTINGS)
    postings.sort((a, b) => a[0] - b[0])
  }
  let last = 0
  return postings.map(([section, weight]) => {
    const delta = section - last
    last = section
    return delta * IMPACTS + weight
  })
}

function encodeLinkPostings(list: readonly [page: number, weight: number][]): number[] {
  let last = 0
  return list.map(([page, weight]) => {
    const delta = page - last
    last = page
    return delta * IMPACTS + Math.max(1, Math.round(weight * (IMPACTS - 1)))
  })
}

function encodeFieldPostings(list: readonly number[]): number[] {
  let postings: [section: number, code: number][] = []
  for (let at = 0; at < list.length; at += 2) postings.push([list[at] ?? 0, list[at + 1] ?? 0])
  if (postings.length > MAX_POSTINGS) {
    // Titles first, then terms with a large share of their field.
    const worth = (code: number): number =>
      (code % 100) - 100 * FIELDS.indexOf(readFieldCode(Math.floor(code / 100)).field)
    postings = postings
      .sort((a, b) => worth(b[1]) - worth(a[1]) || a[0] - b[0])
      .slice(0, MAX_POSTINGS)
    postings.sort((a, b) => a[0] - b[0])
  }
  let last = 0
  return postings.flatMap(([section, code]) => {
    const delta = section - last
    last = section
    return [delta, code]
  })
}
