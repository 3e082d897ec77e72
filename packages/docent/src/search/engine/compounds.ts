import { STOP_WORDS } from './stop-words.ts'
import type { FieldIndex } from './field-index.ts'
import type { WordForm } from './tokens.ts'

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
  const found: string[][] = []
  for (let at = MIN_PART; at <= term.length - MIN_PART; at += 1) {
    const words = [term.slice(0, at), term.slice(at)]
    const isLong = Math.max(at, term.length - at) >= MIN_LONGER_PART
    if (isLong && words.every((word) => !STOP_WORDS.has(word) && fields.has(word)))
      found.push(words)
  }
  return found
}
