/** Distinguishes sentences from class lists, selectors, and code if a string's name isn't conclusive. */

import { CODE } from './segment.ts'

const CODE_SIGNS = /[{}=;|\\$]|=>|::|--\w|&&|^[.#[@/]|\w\(\)|^\w+:\w|,\w/
const TWO_WORDS = /(?:^|[\s("'])\p{L}[\p{L}'’]*,? \p{L}[\p{L}'’]+/u
/** A sentence starts with a capital letter or contains a word that is rare in code. */
const SENTENCE_SIGNS =
  /^\P{L}*\p{Lu}|\b(?:the|an?|is|are|of|and|or|to|in|for|with|that|which|not|no|has|have)\b/u

export function looksLikeProse(text: string): boolean {
  const words = text.replaceAll(CODE, ' ')
  return TWO_WORDS.test(words) && !CODE_SIGNS.test(words.trim()) && SENTENCE_SIGNS.test(words)
}
