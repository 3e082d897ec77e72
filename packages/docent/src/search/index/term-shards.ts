import { cleanPath, splitHref } from '../../shared/routes.ts'
import { eachFieldWord } from '../engine/collect-fields.ts'
import {
  FIELDS,
  IMPACTS,
  type PageEntry,
  readFieldCode,
  type TermShard,
} from '../engine/index-format.ts'
import { type KnownForms, termsOf } from '../engine/tokens.ts'
import type { SectionText } from '../../shared/records/searchable-page.ts'

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
  const forms: KnownForms = new Map()
  const { postings, lengths } = collect(pages, entries, forms)
  const links = linkWords(pages, forms)
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
  forms: KnownForms,
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
      eachFieldWord(entry, forms, (term, section, code, share) =>
        open(term, page).fields.push(first + section, code * 100 + Math.ceil(share * 100) - 1),
      )
    for (const section of sections) {
      const { terms, weights } = 'terms' in section ? section : sectionTerms(section, forms)
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

/** Number of links at which a term has half of its maximum weight. */
const HALF = 1.5

/**
 * The anchor text of each page: the terms of links to it on other pages, with their weights, 0 to 1. A term counts once
 * for each page that links with it, and it counts more if the link has fewer words.
 * @returns target pages by term, sorted
 */
export function linkWords(
  pages: readonly { route: string; sections: readonly Pick<SectionText, 'links'>[] }[],
  forms: KnownForms,
): Map<string, [page: number, weight: number][]> {
  const pageAt = new Map(pages.map(({ route }, page) => [route, page]))
  const sums = pages.map(() => new Map<string, number>())
  pages.forEach(({ sections }, from) => {
    const linkTerms = new Map<number, Map<string, number>>()
    for (const { href, text } of sections.flatMap(({ links = [] }) => links)) {
      const { path } = splitHref(href)
      // A link to the same page.
      if (path === '') continue
      const to = pageAt.get(cleanPath(path))
      if (to === undefined || to === from) continue
      const terms = new Set(termsOf(text, forms))
      const words = linkTerms.get(to) ?? new Map<string, number>()
      linkTerms.set(to, words)
      for (const term of terms) words.set(term, Math.max(words.get(term) ?? 0, 1 / terms.size))
    }
    for (const [to, words] of linkTerms)
      for (const [term, share] of words) sums[to]?.set(term, (sums[to]?.get(term) ?? 0) + share)
  })
  const weights = new Map<string, [number, number][]>()
  sums.forEach((words, page) => {
    for (const [term, sum] of words) {
      const list = weights.get(term)
      const entry: [number, number] = [page, sum / (sum + HALF)]
      if (list) list.push(entry)
      else weights.set(term, [entry])
    }
  })
  return weights
}

/** Weight of a term in a code sample. In prose, it has 1. */
const CODE_WEIGHT = 0.4

/** The terms of a section's text and code, in the order of their first occurrence. */
export interface SectionTerms {
  /** Separated by spaces, because that's read faster than a list. */
  terms: string
  /** The sum of each term's occurrences. */
  weights: number[]
}

/** A section whose terms have been counted. */
export type CountedSection = SectionText & SectionTerms

/**
 * Counts the terms of a section. The cache keeps the counts of each page, so that the index of an edited site only needs
 * those of the edited page: counting takes half of the time that writing an index takes.
 * @param forms shared by all sections
 */
export function sectionTerms(
  { text, code }: Pick<SectionText, 'text' | 'code'>,
  forms: KnownForms,
): SectionTerms {
  const sums = new Map<string, number>()
  for (const term of termsOf(text, forms)) sums.set(term, (sums.get(term) ?? 0) + 1)
  for (const term of termsOf(code, forms)) sums.set(term, (sums.get(term) ?? 0) + CODE_WEIGHT)
  return { terms: [...sums.keys()].join(' '), weights: [...sums.values()] }
}
