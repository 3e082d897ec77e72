import type { TextPart } from '../../model/search-model.ts'
import type { QueryTerm } from './query.ts'
import { tokenise, type Token } from './tokens.ts'

/** Tells how much of a word of a text answers a query: its length in characters, 0 for nothing. */
export type Matcher = (token: Token) => { length: number; query: number } | undefined

/** Variants below this are too far from what was typed to be marked. */
const MARKED_FROM = 0.4

/** Makes a matcher for the words of a query; fillers are not marked. */
export function createMatcher(terms: readonly QueryTerm[]): Matcher {
  const byWord = new Map<string, number>()
  const prefixes: [string, number][] = []
  terms.forEach(({ typed, variants, isFiller, isPrefix }, index) => {
    if (isFiller) return
    for (const { words, quality } of variants)
      if (quality >= MARKED_FROM)
        for (const word of words) if (!byWord.has(word)) byWord.set(word, index)
    if (isPrefix && typed.length > 1) prefixes.push([typed, index])
  })
  return ({ term, parts, start, end }) => {
    const prefix = prefixes.find(([typed]) => term.startsWith(typed))
    // What is not typed yet is not marked.
    if (prefix) return { length: Math.min(prefix[0].length, end - start), query: prefix[1] }
    const whole = byWord.get(term)
    if (whole !== undefined) return { length: end - start, query: whole }
    const part = parts.find((word) => byWord.has(word))
    return part === undefined ? undefined : { length: end - start, query: byWord.get(part) ?? 0 }
  }
}

/** Splits a text into runs, those that answer the query marked. */
export function markText(text: string, matches: Matcher): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const token of tokenise(text)) {
    const match = matches(token)
    if (!match) continue
    if (token.start > at) parts.push({ text: text.slice(at, token.start) })
    parts.push({ text: text.slice(token.start, token.start + match.length), marked: true })
    at = token.start + match.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
