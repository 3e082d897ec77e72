import { FILLERS } from './fillers.ts'
import type { HeadIndex } from './head-index.ts'
import type { WordForm } from './tokens.ts'

/** Shortest word that a compound is made of, and the shortest of its longest. */
const SHORT_PART = 2
const LONG_PART = 4

/**
 * Words that heads hold and that make up a typed one: pages about "local storage" answer `localStorage`, those that
 * scroll automatically answer `autoscroll`.
 */
export function compounds({ term, parts }: WordForm, head: HeadIndex): string[][] {
  if (parts.length > 1) return [parts]
  if (!/^\p{L}+$/u.test(term)) return []
  const found: string[][] = []
  for (let at = SHORT_PART; at <= term.length - SHORT_PART; at += 1) {
    const words = [term.slice(0, at), term.slice(at)]
    const isLong = Math.max(at, term.length - at) >= LONG_PART
    if (isLong && words.every((word) => !FILLERS.has(word) && head.has(word))) found.push(words)
  }
  return found
}
