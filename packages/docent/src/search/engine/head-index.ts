import type { IndexHead } from '../index-format.ts'
import { stemOf, tokenise } from './tokens.ts'

/** Part of a page's head in which a word stands. */
export type HeadField = 'title' | 'keywords' | 'description' | 'path' | 'heading'

/** Where a word stands in the heads of pages. */
export interface HeadPlace {
  page: number
  /** Number of the section, counted through all pages; the first section of a page is the page itself. */
  section: number
  field: HeadField
  /** Share of the field that the word makes up: 1 when it stands alone. */
  share: number
}

/** Words of a title or heading in compared form, and their stems. */
export interface Phrase {
  terms: string[]
  stems: string[]
}

/** What titles, headings, descriptions and keywords say, by word. */
export interface HeadIndex {
  head: IndexHead
  places: ReadonlyMap<string, readonly HeadPlace[]>
  /** All words of the heads, sorted: prefixes are ranges. */
  vocabulary: readonly string[]
  /** Words by stem. */
  byStem: ReadonlyMap<string, readonly string[]>
  /** Number of the first section of each page; one more at the end. */
  firstSection: readonly number[]
  /** Page of each section. */
  pageOf: Uint32Array
  titles: readonly Phrase[]
  /** Pages whose head holds the word. */
  pagesWith: (term: string) => number
}

/** Makes the index of the heads from the file: a few milliseconds, so it is not stored. */
export function createHeadIndex(head: IndexHead): HeadIndex {
  const places = new Map<string, HeadPlace[]>()
  const firstSection: number[] = []
  const titles: Phrase[] = []
  const pages: number[] = []
  let section = 0

  const add = (text: string | undefined, page: number, at: number, field: HeadField): Phrase => {
    const phrase: Phrase = { terms: [], stems: [] }
    if (text === undefined) return phrase
    const tokens = tokenise(text)
    const share = 1 / Math.max(1, tokens.length)
    const put = (term: string, size: number): void => {
      const list = places.get(term)
      const place = { page, section: at, field, share: size }
      if (list) list.push(place)
      else places.set(term, [place])
    }
    for (const { term, parts } of tokens) {
      phrase.terms.push(term)
      put(term, share)
      for (const part of parts) put(part, share / parts.length)
    }
    phrase.stems = phrase.terms.map(stemOf)
    return phrase
  }

  head.pages.forEach((page, number) => {
    firstSection.push(section)
    pages.push(number)
    titles.push(add(page.title, number, section, 'title'))
    add(page.keywords, number, section, 'keywords')
    add(page.description, number, section, 'description')
    add(page.route.replaceAll('/', ' '), number, section, 'path')
    for (const [, heading] of page.sections) {
      section += 1
      pages.push(number)
      add(heading, number, section, 'heading')
    }
    section += 1
  })
  firstSection.push(section)

  const vocabulary = [...places.keys()].sort()
  const byStem = new Map<string, string[]>()
  for (const term of vocabulary) {
    const stem = stemOf(term)
    const list = byStem.get(stem)
    if (list) list.push(term)
    else byStem.set(stem, [term])
  }
  const counts = new Map<string, number>()
  return {
    head,
    places,
    vocabulary,
    byStem,
    firstSection,
    pageOf: Uint32Array.from(pages),
    titles,
    pagesWith(term) {
      let count = counts.get(term)
      if (count === undefined) {
        count = new Set(places.get(term)?.map(({ page }) => page)).size
        counts.set(term, count)
      }
      return count
    },
  }
}

/** Words of a sorted list that start with a prefix, as a range of indices. */
export function prefixRange(sorted: readonly string[], prefix: string): [number, number] {
  const start = lowerBound(sorted, prefix)
  return [start, lowerBound(sorted, `${prefix}\uffff`)]
}

/** Index of the first word that is not before `word`. */
export function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
