/**
 * Converts heading text to an anchor as GitHub does: lowercase, without punctuation, and with hyphens for spaces.
 * @example slugify('What `cy.get()` yields') // 'what-cyget-yields'
 */
export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** Generates the anchors of one page. */
export interface Slugger {
  claim(id: string): string
  slug(text: string): string
}

/** Returns each ID once per page. A repeated one gets the suffix `-1`, `-2`, and so on, as on GitHub. */
export function createSlugger(): Slugger {
  const seen = new Map<string, number>()
  const claim = (id: string): string => {
    const count = seen.get(id)
    if (count === undefined) {
      seen.set(id, 0)
      return id
    }
    let next = count + 1
    while (seen.has(`${id}-${next}`)) next += 1
    seen.set(id, next)
    seen.set(`${id}-${next}`, 0)
    return `${id}-${next}`
  }
  return { claim, slug: (text) => claim(slugify(text) || 'section') }
}
