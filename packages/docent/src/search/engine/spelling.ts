import type { FieldIndex } from './field-index.ts'
import type { TextIndex } from './text-index.ts'
import { tokenize, type WordForm } from './tokens.ts'
import { QUALITY } from './weights.ts'

/**
 * The edit distance of two words: the number of insertions, deletions, substitutions, and transpositions of adjacent
 * letters (optimal string alignment), or `limit + 1` if it's larger than `limit`.
 * @example editDistance('intercpet', 'intercept', 2) // 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + changed,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    before = previous
    previous = row
  }
  return previous[b.length] ?? limit + 1
}

/** Adds terms of the index within an edit distance of 1, or 2 for long terms. */
export function correct(
  term: string,
  isPrefix: boolean,
  fields: FieldIndex,
  text: TextIndex,
  add: (word: string, quality: number) => void,
): void {
  const limit = term.length < 8 ? 1 : 2
  const consider = (word: string, discount: number): void => {
    if (word.length < 3 || /\d/.test(word)) return
    const sameStart = word[0] === term[0]
    const distance = editDistance(term, word, limit)
    if (distance <= limit) {
      add(
        word,
        discount * (distance <= 1 ? QUALITY.oneTypo : QUALITY.twoTypos) * (sameStart ? 1 : 0.8),
      )
    } else if (isPrefix && sameStart && word.length > term.length && term.length > 4) {
      // The reader hasn't finished typing the misspelled term.
      const beginning = word.slice(0, term.length)
      if (editDistance(term, beginning, 1) <= 1)
        add(word, discount * QUALITY.oneTypo * 0.8 * (term.length / word.length))
    }
  }
  for (const word of fields.candidates()) consider(word, 1)
  for (const word of text.neighbors(term)) consider(word, 0.8)
}

const SUGGESTIONS = 3

/** Queries for a reader who found nothing: titles whose words have the smallest edit distance to the typed ones. */
export function suggest(
  terms: readonly { typed: string; isStopWord: boolean }[],
  fields: FieldIndex,
): string[] {
  const similar: { title: string; distance: number }[] = []
  for (const { title } of fields.entries()) {
    let smallest = Infinity
    for (const { typed, isStopWord } of terms) {
      if (isStopWord || typed.length < 3) continue
      for (const { term } of tokenize(title)) {
        const limit = Math.ceil(typed.length / 2)
        const distance = editDistance(typed, term, limit)
        if (distance <= limit) smallest = Math.min(smallest, distance / typed.length)
      }
    }
    if (smallest < Infinity) similar.push({ title, distance: smallest })
  }
  const titles = similar.sort((a, b) => a.distance - b.distance).map(({ title }) => title)
  return [...new Set(titles)].slice(0, SUGGESTIONS)
}

/** Minimum length of each part of a compound, and of its longer part. */
const MIN_PART = 2
const MIN_LONGER_PART = 4

/**
 * Splits a term into two words that occur in the fields of pages, so that `localStorage` also finds pages about "local
 * storage", and `autoscroll` those about "auto scroll".
 */
export function compounds({ term, parts }: WordForm, fields: FieldIndex): string[][] {
  if (parts.length > 1) return [parts]
  if (!/^\p{L}+$/u.test(term)) return []
  const splits: string[][] = []
  for (let at = MIN_PART; at <= term.length - MIN_PART; at += 1) {
    const words = [term.slice(0, at), term.slice(at)]
    const isLong = Math.max(at, term.length - at) >= MIN_LONGER_PART
    if (isLong && words.every((word) => !STOP_WORDS.has(word) && fields.has(word)))
      splits.push(words)
  }
  return splits
}

/** Stop words, such as "how" and "the", which contribute little to a query that has other words. */
export const STOP_WORDS = new Set(
  'a an and any are as at be by can cannot do does for from get has have how i if in into is it its me my of on or our should so than that the their them then there these they this to use using was we what when where which while who why will with without you your'.split(
    ' ',
  ),
)
