import type { FieldIndex } from './field-index.ts'
import { fieldPostings, linkPostings, textPostings } from './phrase-postings.ts'
import type { QueryTerm } from './query.ts'
import type { TextIndex } from './text-index.ts'
import { WEIGHTS, type RankingWeights } from './weights.ts'

/** A section that matches, by its number among the sections of all pages. */
export interface RankedSection {
  section: number
  score: number
}

export interface RankedPage {
  page: number
  score: number
  /** Best first. Includes the page's first section if its fields or introduction match. */
  sections: RankedSection[]
}

/** Further keyword phrases of a page count as one phrase. */
const MAX_PHRASES = 64

export interface RankOptions {
  /** Whether a page can be a result. */
  allows: (page: number) => boolean
  /** Index of the reader's area. */
  near?: number
}

/** Scores all pages that match a query, best first. */
export function rank(
  terms: readonly QueryTerm[],
  fields: FieldIndex,
  text: TextIndex,
  { allows, near }: RankOptions,
  weights: RankingWeights = WEIGHTS,
): RankedPage[] {
  const { pageCount } = fields
  const sectionCount = fields.pageOf.length
  const idf = (df: number): number =>
    Math.log(1 + (pageCount - df + 0.5) / (df + 0.5)) ** weights.rarity
  const documentFrequency = (words: readonly string[]): number =>
    Math.min(...words.map((word) => text.documentFrequency(word) ?? fields.documentFrequency(word)))

  const pageSum = new Float32Array(pageCount)
  const unionSum = new Float32Array(pageCount)
  const covered = new Float32Array(pageCount)
  const titleShare = new Float32Array(pageCount)
  const titleCovered = new Float32Array(pageCount)
  const sectionSum = new Float32Array(sectionCount)
  const headingShare = new Float32Array(sectionCount)
  const headingCovered = new Float32Array(sectionCount)
  /** Keyword phrases that contain terms of the query. */
  const phrases = new Map<number, { share: number; covered: number }>()

  // Scores for one term of the query, reset after each term.
  const title = new Float32Array(pageCount)
  const share = new Float32Array(pageCount)
  const other = new Float32Array(pageCount)
  const heading = new Float32Array(sectionCount)
  const part = new Float32Array(sectionCount)
  const body = new Float32Array(sectionCount)
  let total = 0

  for (const { typed, variants, isStopWord, isPrefix, role } of terms) {
    const importance = (isStopWord ? weights.stopWord : 1) * (role ? weights.roles[role] : 1)
    if (variants.length === 0) {
      // A term that no page contains lowers all scores by the same factor.
      total += idf(0) * 0.5 * importance
      continue
    }
    const typedPages = documentFrequency([typed])
    const rarity =
      typedPages > 0
        ? idf(typedPages)
        : Math.max(...variants.map(({ words, quality }) => idf(documentFrequency(words)) * quality))
    const weight = rarity * importance
    total += weight
    const pages = new Set<number>()
    const sections = new Set<number>()
    const named = new Map<number, number>()
    for (const { words, quality } of variants) {
      // A rare variant must not outweigh the term that was typed. All completions of a prefix are equal.
      const isCompletion = isPrefix && typedPages === 0
      const worth =
        quality * (isCompletion ? 1 : Math.min(1, idf(documentFrequency(words)) / rarity))
      for (const posting of fieldPostings(words, fields)) {
        const value = worth * weights.fields[posting.field]
        if (posting.field === 'heading') {
          sections.add(posting.section)
          if (value > (heading[posting.section] ?? 0)) heading[posting.section] = value
          const length = quality * posting.share
          if (length > (part[posting.section] ?? 0)) part[posting.section] = length
        } else if (posting.field === 'title') {
          pages.add(posting.page)
          if (value > (title[posting.page] ?? 0)) title[posting.page] = value
          const length = quality * posting.share
          if (length > (share[posting.page] ?? 0)) share[posting.page] = length
        } else {
          pages.add(posting.page)
          if (value > (other[posting.page] ?? 0)) other[posting.page] = value
          if (posting.field === 'keywords') {
            const key = posting.page * MAX_PHRASES + Math.min(posting.phrase, MAX_PHRASES - 1)
            const length = quality * posting.share
            if (length > (named.get(key) ?? 0)) named.set(key, length)
          }
        }
      }
      for (const { page, weight: linkWeight } of linkPostings(words, text)) {
        pages.add(page)
        const value = worth * linkWeight * weights.links
        if (value > (other[page] ?? 0)) other[page] = value
      }
      const matches = textPostings(words, text)
      if (!matches) continue
      matches.sections.forEach((section, index) => {
        sections.add(section)
        const value = worth * (matches.weights[index] ?? 0) * weights.text
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
      const page = fields.pageOf[section] ?? 0
      const inFields = heading[section] ?? 0
      const value = inFields + (body[section] ?? 0) * (1 - inFields)
      sectionSum[section] = (sectionSum[section] ?? 0) + weight * value
      if (inFields > 0) {
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
    const page = Math.floor(key / MAX_PHRASES)
    const same = Math.min(1, length) * (weight / total) ** 2
    if (same > (sameName[page] ?? 0)) sameName[page] = same
  }

  const ranked: RankedPage[] = []
  for (let page = 0; page < pageCount; page += 1) {
    if ((covered[page] ?? 0) === 0 || !allows(page)) continue
    const sections: RankedSection[] = []
    let best = 0
    const to = fields.firstSection[page + 1] ?? 0
    for (let section = fields.firstSection[page] ?? 0; section < to; section += 1) {
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
      fields.weightOf(page) *
      (1 + weights.inbound * fields.inboundOf(page)) *
      (near !== undefined && fields.areaOf(page) === near ? 1 + weights.near : 1)
    ranked.push({ page, score, sections: sections.sort((a, b) => b.score - a.score) })
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page)
}
