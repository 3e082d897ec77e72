/**
 * Heading text to anchor, the way GitHub and `github-slugger` do it: lower case, punctuation dropped, spaces to hyphens.
 * @example slugify('What `cy.get()` yields') // 'what-cyget-yields'
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}

/** Anchors of one page. */
export interface Slugger {
  claim(id: string): string
  slug(text: string): string
}

/**
 * Gives each id once per page: a repeated one gets `-1`, `-2`, ... as on GitHub.
 * @param wanted ids that will be claimed: no other one becomes one of them by its number
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
