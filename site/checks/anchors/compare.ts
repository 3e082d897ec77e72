import type { OldAnchors } from 'docent/config'
import type { Anchors } from './anchors.ts'

export interface Comparison {
  /** Anchors of the public documentation, by its routes. */
  published: Anchors
  /** Anchors that this site's pages have or had. */
  own: Anchors
  /** Old anchors in the site's configuration. */
  old: OldAnchors
  /** Every ID in the HTML of this site's pages, including old anchors. */
  built: ReadonlyMap<string, ReadonlySet<string>>
  /** Targets of redirects by route. */
  redirects: ReadonlyMap<string, string>
}

/** Problems, and the anchors that aren't in the list of this site's anchors yet. */
export interface Compared {
  problems: string[]
  unlisted: Anchors
}

/** Compares the lists of anchors with the pages, in both directions. */
export function compareAnchors(lists: Comparison): Compared {
  const { published, own, old } = lists
  const problems = [
    ...missing(published, lists, 'site/checks/anchors/public.json'),
    ...missing(own, lists, 'site/checks/anchors/own.json'),
  ]
  const known = new Map<string, Set<string>>()
  for (const list of [published, own])
    for (const [route, ids] of Object.entries(list)) {
      const page = pageOf(route, lists)?.route ?? route
      known.set(page, new Set([...(known.get(page) ?? []), ...ids]))
    }
  const aliases = new Map<string, Set<string>>()
  for (const [route, { moved = {}, nearest = {} }] of Object.entries(old)) {
    const ids = [...Object.values(moved), ...Object.values(nearest)].flat()
    aliases.set(route, new Set(ids))
    for (const id of ids)
      if (!known.get(route)?.has(id))
        problems.push(
          `${route}#${id} is an old anchor in site/anchors, but neither the public documentation nor this site had it. Remove it, or add it to site/checks/anchors/own.json.`,
        )
  }
  const unlisted = Object.fromEntries(
    [...lists.built].flatMap(([route, ids]) => {
      const listed = new Set(own[route])
      const added = [...ids].filter((id) => !listed.has(id) && !aliases.get(route)?.has(id))
      return added.length > 0 ? [[route, added]] : []
    }),
  )
  return { problems, unlisted }
}

/** The page that a reader of an old route sees, unless a redirect leads to a section of it. */
function pageOf(
  route: string,
  { built, redirects }: Comparison,
): { route: string; hash: boolean } | undefined {
  if (built.has(route)) return { route, hash: false }
  const [target = '', hash] = (redirects.get(route) ?? '').split('#')
  return built.has(target) ? { route: target, hash: hash !== undefined } : undefined
}

function missing(anchors: Anchors, lists: Comparison, file: string): string[] {
  return Object.entries(anchors).flatMap(([route, ids]) => {
    const page = pageOf(route, lists)
    if (!page) return [`${route} in ${file} is neither a page nor redirected to one.`]
    if (page.hash) return []
    const found = lists.built.get(page.route)
    return ids
      .filter((id) => !found?.has(id))
      .map(
        (id) =>
          `${route}#${id} in ${file} leads nowhere. Add it to the file of its section in site/anchors.`,
      )
  })
}
