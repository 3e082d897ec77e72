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
 * Letters that may be added, removed, or replaced before a word counts as another one: two in five letters are still
 * readable as a slip. Two swapped letters are two edits, so four letters may have as many.
 */
export function toleratedEdits({ length }: string): number {
  return Math.min(6, Math.max(length < 4 ? 1 : 2, Math.floor(length * 0.4)))
}
