import type { TextPart } from '../../shared/records/search-model.ts'
import type { QueryTerm } from './query.ts'
import { type Token, tokenize } from './tokens.ts'

/** Length of an excerpt, in characters. */
const LENGTH = 150

/** An excerpt starts at the beginning of a sentence if that's at most this many characters before the first match. */
const LEAD = 60

/**
 * The passage of the text that matches a query best: as many different query terms as possible, close together.
 * @returns text with marked matches, and an ellipsis where text was left out; `undefined` if no term matches
 */
export function excerpt(text: string, matches: Matcher): TextPart[] | undefined {
  const spans: { start: number; end: number; query: number }[] = []
  for (const token of tokenize(text)) {
    const match = matches(token)
    if (match) spans.push({ start: token.start, end: token.end, query: match.query })
  }
  if (spans.length === 0) return undefined

  let best = spans[0]
  let bestScore = 0
  spans.forEach((first, index) => {
    const words = new Set<number>()
    let count = 0
    for (let at = index; at < spans.length; at += 1) {
      const match = spans[at]
      if (!match || match.end - first.start > LENGTH - 20) break
      words.add(match.query)
      count += 1
    }
    const score = words.size * 10 + Math.min(count, 5)
    if (score > bestScore) {
      bestScore = score
      best = first
    }
  })
  const start = startOf(text, best?.start ?? 0)
  const end = endOf(text, start + LENGTH)
  const shown = text.slice(start, end).replaceAll('\n', ' ').trim()
  const excerptParts = markText(shown, matches)
  if (start > 0) excerptParts.unshift({ text: '… ' })
  if (end < text.length) excerptParts.push({ text: ' …' })
  return excerptParts
}

/** The beginning of a section's text, for a section of which only the heading matches the query. */
export function beginning(text: string): TextPart[] {
  const end = endOf(text, LENGTH)
  const shown = text.slice(0, end).replaceAll('\n', ' ').trim()
  return shown === '' ? [] : [{ text: end < text.length ? `${shown} …` : shown }]
}

function startOf(text: string, match: number): number {
  const before = text.slice(Math.max(0, match - LEAD), match)
  const sentence = Math.max(before.lastIndexOf('\n'), before.search(/[.!?:]\s(?!.*[.!?:]\s)/s) + 1)
  if (sentence > 0) return match - before.length + sentence
  if (match <= LEAD) return 0
  const space = before.slice(-30).indexOf(' ')
  return space === -1 ? match : match - 30 + space + 1
}

function endOf(text: string, end: number): number {
  if (end >= text.length) return text.length
  const space = text.lastIndexOf(' ', end)
  return space > end - 25 ? space : end
}

/** How many characters of a token match a query, and which query term it is. `undefined` if none match. */
export type Matcher = (token: Token) => { length: number; query: number } | undefined

/** Variants of a lower quality, such as synonyms, are too different from what was typed to be marked. */
const MIN_MARKED_QUALITY = 0.46

/** Creates a matcher for the terms of a query. Stop words aren't marked. */
export function createMatcher(terms: readonly QueryTerm[]): Matcher {
  const byWord = new Map<string, number>()
  const prefixes: [string, number][] = []
  terms.forEach(({ typed, variants, isStopWord, isPrefix }, index) => {
    if (isStopWord) return
    for (const { words, quality } of variants)
      if (quality >= MIN_MARKED_QUALITY)
        for (const word of words) if (!byWord.has(word)) byWord.set(word, index)
    if (isPrefix && typed.length > 1) prefixes.push([typed, index])
  })
  return ({ term, parts, start, end }) => {
    const prefix = prefixes.find(([typed]) => term.startsWith(typed))
    // Letters that haven't been typed yet aren't marked.
    if (prefix) return { length: Math.min(prefix[0].length, end - start), query: prefix[1] }
    const whole = byWord.get(term)
    if (whole !== undefined) return { length: end - start, query: whole }
    const part = parts.find((word) => byWord.has(word))
    return part === undefined ? undefined : { length: end - start, query: byWord.get(part) ?? 0 }
  }
}

/** Splits text into parts and marks those that match the query. */
export function markText(text: string, matches: Matcher): TextPart[] {
  const runs: TextPart[] = []
  let at = 0
  for (const token of tokenize(text)) {
    const match = matches(token)
    if (!match) continue
    if (token.start > at) runs.push({ text: text.slice(at, token.start) })
    runs.push({ text: text.slice(token.start, token.start + match.length), marked: true })
    at = token.start + match.length
  }
  if (at < text.length) runs.push({ text: text.slice(at) })
  return runs
}
