import type { HeadIndex } from './head-index.ts'
import { headPlaces, linkPlaces, textPlaces } from './phrase-places.ts'
import type { QueryTerm } from './query.ts'
import type { TextIndex } from './text-index.ts'
import { WEIGHTS, type RankingWeights } from './weights.ts'

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

/** More phrases of one page than this count as one. */
const MOST_PHRASES = 64

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
  const pagesWith = (words: readonly string[]): number =>
    Math.min(...words.map((word) => text.pagesWith(word) ?? head.pagesWith(word)))

  const pageSum = new Float32Array(pageCount)
  const unionSum = new Float32Array(pageCount)
  const covered = new Float32Array(pageCount)
  const titleShare = new Float32Array(pageCount)
  const titleCovered = new Float32Array(pageCount)
  const sectionSum = new Float32Array(sectionCount)
  const headingShare = new Float32Array(sectionCount)
  const headingCovered = new Float32Array(sectionCount)
  /** Keyword phrases with words of the query. */
  const phrases = new Map<number, { share: number; covered: number }>()

  // What one word of the query says; cleared after each.
  const title = new Float32Array(pageCount)
  const share = new Float32Array(pageCount)
  const other = new Float32Array(pageCount)
  const heading = new Float32Array(sectionCount)
  const part = new Float32Array(sectionCount)
  const body = new Float32Array(sectionCount)
  let total = 0

  for (const { typed, variants, isFiller, isPrefix, role } of terms) {
    const importance = (isFiller ? weights.filler : 1) * (role ? weights.roles[role] : 1)
    if (variants.length === 0) {
      // A word that nothing contains lowers every page alike.
      total += idf(0) * 0.5 * importance
      continue
    }
    const typedPages = pagesWith([typed])
    const own =
      typedPages > 0
        ? idf(typedPages)
        : Math.max(...variants.map(({ words, quality }) => idf(pagesWith(words)) * quality))
    const weight = own * importance
    total += weight
    const pages = new Set<number>()
    const sections = new Set<number>()
    const named = new Map<number, number>()
    for (const { words, quality } of variants) {
      // A rare variant must not outweigh the word that was typed; all endings of an unfinished word are alike.
      const isEnding = isPrefix && typedPages === 0
      const worth = quality * (isEnding ? 1 : Math.min(1, idf(pagesWith(words)) / own))
      for (const place of headPlaces(words, head)) {
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
          if (place.field === 'keywords') {
            const key = place.page * MOST_PHRASES + Math.min(place.phrase, MOST_PHRASES - 1)
            const length = quality * place.share
            if (length > (named.get(key) ?? 0)) named.set(key, length)
          }
        }
      }
      for (const { page, weight: said } of linkPlaces(words, text)) {
        pages.add(page)
        const value = worth * said * weights.links
        if (value > (other[page] ?? 0)) other[page] = value
      }
      const found = textPlaces(words, text)
      if (!found) continue
      found.sections.forEach((section, index) => {
        sections.add(section)
        const value = worth * (found.weights[index] ?? 0) * weights.text
        if (value > (body[section] ?? 0)) body[section] = value
      })
    }
    for (const [key, length] of named) {
      const phrase = phrases.get(key)
      if (!phrase) phrases.set(key, { share: length, covered: weight })
      else {
        phrase.share += length
        phrase.covered += weight
      }
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

  const sameName = new Float32Array(pageCount)
  for (const [key, { share: length, covered: weight }] of phrases) {
    const page = Math.floor(key / MOST_PHRASES)
    const same = Math.min(1, length) * (weight / total) ** 2
    if (same > (sameName[page] ?? 0)) sameName[page] = same
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
        weights.sameTitle * sameTitle * total +
        weights.sameKeyword * (sameName[page] ?? 0) * total) *
      ((covered[page] ?? 0) / total) ** weights.coverage *
      head.weightOf(page) *
      (1 + weights.inbound * head.inboundOf(page)) *
      (near !== undefined && head.areaOf(page) === near ? 1 + weights.near : 1)
    ranked.push({ page, score, sections: sections.sort((a, b) => b.score - a.score) })
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page)
}
