/** A word, or one sign: both forms have the same ones, however they are spaced. */
const WORD = /[\p{L}\p{N}\p{M}_]+|[^\s\u200b]/gu

/** The words of a text, with one space between them. */
export function words(text: string): string {
  return text.match(WORD)?.join(' ') ?? ''
}

/** The first place where two sequences of words differ. */
export interface Difference {
  /** Words that both have before it. */
  after: string
  expected: string
  found: string
}

/** How many words of a difference are shown. */
const SHOWN = 8

/**
 * Compares two sequences of words.
 * @returns nothing when they are the same
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
