import leven, { closestMatch } from 'leven'

/** "Did you mean …? " if there is a similar known name, otherwise an empty string. */
export function didYouMean(name: string, known: readonly string[]): string {
  const close = nearest(name, known)
  return close === undefined ? '' : `Did you mean "${close}"? `
}

/**
 * The candidate that a mistyped value most likely means, or `undefined` if none is similar enough.
 * @example nearest('navbr', ['navbar', 'footer']) // 'navbar'
 */
export function nearest(value: string, candidates: readonly string[]): string | undefined {
  const written = value.toLowerCase()
  const close = closestMatch(
    written,
    candidates.map((candidate) => candidate.toLowerCase()),
    { maxDistance: Math.max(2, toleratedEdits(value)) },
  )
  return close === undefined || !isTypo(written, close)
    ? undefined
    : candidates.find((candidate) => candidate.toLowerCase() === close)
}

/**
 * Whether a word is another one with a typo instead of a different word: `hide` isn't `id`, and `page` isn't `image`.
 * People rarely mistype the first letter, unless they swap or leave out letters.
 */
function isTypo(written: string, meant: string): boolean {
  const lettersOf = (text: string): string => [...text].sort().join('')
  const edits = leven(written, meant)
  // Swapping two letters takes two edits.
  if (edits <= 2 && lettersOf(written) === lettersOf(meant)) return true
  const shorter = written.length < meant.length ? written : meant
  if (edits > toleratedEdits(shorter)) return false
  const isPart = written.includes(meant) || meant.includes(written)
  return edits <= 1 || written[0] === meant[0] || isPart
}

/** Maximum number of edits (letters added, removed, or replaced) of a typo: about two in five letters. */
function toleratedEdits({ length }: string): number {
  return Math.min(6, Math.max(1, Math.floor(length * 0.4)))
}
