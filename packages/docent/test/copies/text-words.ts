/** A word or a single punctuation mark. Pages and copies have the same ones, regardless of spacing. */
const WORD = /[\p{L}\p{N}\p{M}_]+|[^\s\u200b]/gu

/** The words of a string, separated by single spaces. */
export function words(text: string): string {
  return text.match(WORD)?.join(' ') ?? ''
}

/** The first difference between two sequences of words. */
export interface Difference {
  /** Words that precede it in both. */
  after: string
  expected: string
  found: string
}

/** Number of words shown on each side of a difference. */
const SHOWN = 8

/**
 * Compares two sequences of words.
 * @returns undefined if they're the same
 */
export function difference(expected: string, found: string): Difference | undefined {
  if (expected === found) return undefined
  const [a, b] = [expected.split(' '), found.split(' ')]
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const show = (list: string[], from: number, to: number): string => list.slice(from, to).join(' ')
  return {
    after: show(a, Math.max(0, at - SHOWN), at),
    expected: show(a, at, at + SHOWN),
    found: show(b, at, at + SHOWN),
  }
}
