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
