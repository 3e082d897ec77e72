import type { HeadField } from './index-format.ts'
import type { HeadIndex } from './head-index.ts'
import type { QueryTerm } from './query.ts'
import type { TextIndex } from './text-index.ts'

/** A section that answers, by its number counted through all pages. */
export interface RankedSection {
  section: number
  score: number
}

export interface RankedPage {
  page: number
  score: number
  /** Best first; the page's own first section is among them when its head or introduction answers. */
  sections: RankedSection[]
}

/**
 * Weights of the ranking. They were found on one half of the graded questions of a documentation of 320 pages, by
 * changing one at a time, and confirmed on the other half.
 */
export interface RankingWeights {
  /** A word in each part of a head. */
  fields: Record<HeadField, number>
  text: number
  /** What the title and the page's other heads count beside the best section. */
  page: number
  section: number
  /** The best that any section says of each word. */
  union: number
  /** Query and title are the same words. */
  sameTitle: number
  sameHeading: number
  /** How strongly a missing word lowers the score. */
  coverage: number
  /** Exponent of a word's rarity: below 1 rare words weigh less against common ones. */
  rarity: number
  inbound: number
  near: number
  filler: number
}

export const WEIGHTS: RankingWeights = {
  fields: { title: 0.5, keywords: 0.75, path: 0.7, description: 0.27, heading: 1 },
  text: 0.7,
  page: 0.85,
  section: 0.6,
  union: 0.2,
  sameTitle: 1.25,
  sameHeading: 0.5,
  coverage: 0.45,
  rarity: 0.33,
  inbound: 0.06,
  near: 0.06,
  filler: 0.22,
}

export interface RankOptions {
  /** Pages that may be answered with. */
  allows: (page: number) => boolean
  /** Index of the area that the reader is in. */
  near?: number
}

/** Scores all pages that answer a query; best first. */
export function rank(
  terms: readonly QueryTerm[],
  head: HeadIndex,
  text: TextIndex,
  { allows, near }: RankOptions,
  weights: RankingWeights = WEIGHTS,
): RankedPage[] {
  const { pageCount } = head
  const sectionCount = head.pageOf.length
  const idf = (df: number): number =>
    Math.log(1 + (pageCount - df + 0.5) / (df + 0.5)) ** weights.rarity
  const pagesWith = (term: string): number => text.pagesWith(term) ?? head.pagesWith(term)

  const pageSum = new Float32Array(pageCount)
  const unionSum = new Float32Array(pageCount)
  const covered = new Float32Array(pageCount)
  const titleShare = new Float32Array(pageCount)
  const titleCovered = new Float32Array(pageCount)
  const sectionSum = new Float32Array(sectionCount)
  const headingShare = new Float32Array(sectionCount)
  const headingCovered = new Float32Array(sectionCount)

  // What one word of the query says; cleared after each.
  const title = new Float32Array(pageCount)
  const share = new Float32Array(pageCount)
  const other = new Float32Array(pageCount)
  const heading = new Float32Array(sectionCount)
  const part = new Float32Array(sectionCount)
  const body = new Float32Array(sectionCount)
  let total = 0

  for (const { typed, variants, isFiller, isPrefix } of terms) {
    if (variants.length === 0) {
      // A word that nothing contains lowers every page alike.
      total += idf(0) * 0.5 * (isFiller ? weights.filler : 1)
      continue
    }
    const typedPages = pagesWith(typed)
    const own =
      typedPages > 0
        ? idf(typedPages)
        : Math.max(...variants.map(({ term, quality }) => idf(pagesWith(term)) * quality))
    const weight = own * (isFiller ? weights.filler : 1)
    total += weight
    const pages = new Set<number>()
    const sections = new Set<number>()
    for (const { term, quality } of variants) {
      // A rare variant must not outweigh the word that was typed; all endings of an unfinished word are alike.
      const isEnding = isPrefix && typedPages === 0
      const worth = quality * (isEnding ? 1 : Math.min(1, idf(pagesWith(term)) / own))
      for (const place of head.places(term)) {
        const value = worth * weights.fields[place.field]
        if (place.field === 'heading') {
          sections.add(place.section)
          if (value > (heading[place.section] ?? 0)) heading[place.section] = value
          const length = quality * place.share
          if (length > (part[place.section] ?? 0)) part[place.section] = length
        } else if (place.field === 'title') {
          pages.add(place.page)
          if (value > (title[place.page] ?? 0)) title[place.page] = value
          const length = quality * place.share
          if (length > (share[place.page] ?? 0)) share[place.page] = length
        } else {
          pages.add(place.page)
          if (value > (other[place.page] ?? 0)) other[place.page] = value
        }
      }
      const found = text.places(term)
      if (!found) continue
      found.sections.forEach((section, index) => {
        sections.add(section)
        const value = worth * (found.weights[index] ?? 0) * weights.text
        if (value > (body[section] ?? 0)) body[section] = value
      })
    }
    const best = new Map<number, number>()
    for (const section of sections) {
      const page = head.pageOf[section] ?? 0
      const inHead = heading[section] ?? 0
      const value = inHead + (body[section] ?? 0) * (1 - inHead)
      sectionSum[section] = (sectionSum[section] ?? 0) + weight * value
      if (inHead > 0) {
        headingShare[section] = (headingShare[section] ?? 0) + (part[section] ?? 0)
        headingCovered[section] = (headingCovered[section] ?? 0) + weight
      }
      if (value > (best.get(page) ?? 0)) best.set(page, value)
      heading[section] = 0
      part[section] = 0
      body[section] = 0
    }
    for (const page of pages) {
      const inTitle = title[page] ?? 0
      const value = inTitle + (other[page] ?? 0) * (1 - inTitle)
      pageSum[page] = (pageSum[page] ?? 0) + weight * value
      if (inTitle > 0) {
        titleShare[page] = (titleShare[page] ?? 0) + (share[page] ?? 0)
        titleCovered[page] = (titleCovered[page] ?? 0) + weight
      }
      if (!best.has(page)) best.set(page, 0)
      title[page] = 0
      share[page] = 0
      other[page] = 0
    }
    for (const [page, value] of best) {
      unionSum[page] = (unionSum[page] ?? 0) + weight * value
      covered[page] = (covered[page] ?? 0) + weight
    }
  }

  const ranked: RankedPage[] = []
  for (let page = 0; page < pageCount; page += 1) {
    if ((covered[page] ?? 0) === 0 || !allows(page)) continue
    const sections: RankedSection[] = []
    let best = 0
    const to = head.firstSection[page + 1] ?? 0
    for (let section = head.firstSection[page] ?? 0; section < to; section += 1) {
      const sum = sectionSum[section] ?? 0
      if (sum === 0) continue
      const same =
        Math.min(1, headingShare[section] ?? 0) * ((headingCovered[section] ?? 0) / total) ** 2
      const score = sum + weights.sameHeading * same * total
      sections.push({ section, score })
      if (score > best) best = score
    }
    const sameTitle = Math.min(1, titleShare[page] ?? 0) * ((titleCovered[page] ?? 0) / total) ** 2
    const score =
      (weights.page * (pageSum[page] ?? 0) +
        weights.section * best +
        weights.union * (unionSum[page] ?? 0) +
        weights.sameTitle * sameTitle * total) *
      ((covered[page] ?? 0) / total) ** weights.coverage *
      head.weightOf(page) *
      (1 + weights.inbound * head.inboundOf(page)) *
      (near !== undefined && head.areaOf(page) === near ? 1 + weights.near : 1)
    ranked.push({ page, score, sections: sections.sort((a, b) => b.score - a.score) })
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page)
}
