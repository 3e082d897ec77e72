/** A word or a single punctuation mark. Pages and copies have the same ones, regardless of spacing. */
const WORD = /[\p{L}\p{N}\p{M}_]+|[^\s\u200b]/gu

/** The words of a string, separated by single spaces. */
export function words(text: string): string {
  return text.match(WORD)?.join(' ') ?? ''
}

const LETTER = /[\p{L}\p{N}\p{M}_]/u
const SPACE = /[\s\u200b]/

/**
 * Whether two strings have the same words. It doesn't list the words, because nearly all copies are correct, and
 * building lists would take two thirds of the check's time.
 */
export function haveSameWords(a: string, b: string): boolean {
  let [i, j] = [0, 0]
  let afterLetter = false
  for (;;) {
    const [startA, startB] = [i, j]
    while (i < a.length && isSpace(a, i)) i += 1
    while (j < b.length && isSpace(b, j)) j += 1
    if (i === a.length || j === b.length) return i === a.length && j === b.length
    const code = a.codePointAt(i)
    if (code === undefined || code !== b.codePointAt(j)) return false
    const isLetter = isWordCharacter(code)
    // A space separates words only between two letters.
    if (afterLetter && isLetter && i > startA !== j > startB) return false
    afterLetter = isLetter
    const units = code > 0xffff ? 2 : 1
    i += units
    j += units
  }
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (
    code === 0x20 || code === 0x0a || ((code < 0x20 || code > 0x7f) && SPACE.test(text[at] ?? ''))
  )
}

function isWordCharacter(code: number): boolean {
  if (code >= 0x80) return LETTER.test(String.fromCodePoint(code))
  const isDigit = code >= 0x30 && code <= 0x39
  const isLetter = (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
  return isDigit || isLetter || code === 0x5f
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
