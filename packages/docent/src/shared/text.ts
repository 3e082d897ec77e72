import leven, { closestMatch } from 'leven'

/**
 * Converts heading text to an anchor as GitHub and `github-slugger` do: lowercase, without punctuation, and with hyphens
 * for spaces.
 * @example slugify('What `cy.get()` yields') // 'what-cyget-yields'
 */
export function slugify(text: string): string {
  return slugifyCase(text.toLowerCase())
}

/** Converts heading text to an anchor in the same case. */
export function slugifyCase(text: string): string {
  return text.replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '').replaceAll(' ', '-')
}

/** Generates the anchors of one page. */
export interface Slugger {
  claim(id: string): string
  slug(text: string): string
}

/**
 * Returns each ID once per page. A repeated one gets the suffix `-1`, `-2`, and so on, as on GitHub.
 * @param wanted IDs that will be claimed. A repeated ID doesn't get a suffix that makes it one of them
 */
export function createSlugger(wanted: ReadonlySet<string> = new Set()): Slugger {
  const seen = new Map<string, number>()
  const claim = (id: string): string => {
    const count = seen.get(id)
    if (count === undefined) {
      seen.set(id, 0)
      return id
    }
    let next = count + 1
    while (seen.has(`${id}-${next}`) || wanted.has(`${id}-${next}`)) next += 1
    seen.set(id, next)
    seen.set(`${id}-${next}`, 0)
    return `${id}-${next}`
  }
  return { claim, slug: (text) => claim(slugify(text.trim()) || 'section') }
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

/** A regular expression that matches exactly this text. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
