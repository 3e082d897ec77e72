import type { TextPart } from '../../shared/records/search-model.ts'
import type { QueryTerm } from './query.ts'
import { tokenize, type Token } from './tokens.ts'

/** How many characters of a token match a query, and which query term it is. `undefined` if none match. */
export type Matcher = (token: Token) => { length: number; query: number } | undefined

/** Variants of a lower quality are too different from what was typed to be marked. */
const MIN_MARKED_QUALITY = 0.4

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
  const parts: TextPart[] = []
  let at = 0
  for (const token of tokenize(text)) {
    const match = matches(token)
    if (!match) continue
    if (token.start > at) parts.push({ text: text.slice(at, token.start) })
    parts.push({ text: text.slice(token.start, token.start + match.length), marked: true })
    at = token.start + match.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
