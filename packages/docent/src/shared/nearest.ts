import { closestMatch } from 'leven'

/**
 * The candidate that a mistyped value most likely means, or `undefined` if none is similar enough.
 * @example nearest('navbr', ['navbar', 'footer']) // 'navbar'
 */
export function nearest(value: string, candidates: readonly string[]): string | undefined {
  const close = closestMatch(
    value.toLowerCase(),
    candidates.map((candidate) => candidate.toLowerCase()),
    { maxDistance: toleratedEdits(value) },
  )
  return close === undefined
    ? undefined
    : candidates.find((candidate) => candidate.toLowerCase() === close)
}

/**
 * Maximum number of edits (letters added, removed, or replaced) for a word to count as a typo instead of a different
 * word: about two in five letters. Words of four letters may also have two, because swapping two letters takes two
 * edits.
 */
export function toleratedEdits({ length }: string): number {
  return Math.min(6, Math.max(length < 4 ? 1 : 2, Math.floor(length * 0.4)))
}
