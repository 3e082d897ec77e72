import { z } from 'zod'
import type { OldAnchor } from '../shared/records/page.ts'
import { cleanPath, joinRoute, splitHref } from '../shared/routes.ts'
import type { LocalePlaces } from './i18n.ts'
import { options, reportIssue } from './options.ts'
import { localeOfRoute, targetBelow } from './redirects.ts'

const TARGET = /^(?:#|\/(?!\/)|https?:\/\/)\S*$/
const ROUTE = /^\/(?!\/)[^?#\s]*$/

/** Old anchors by their target. */
const anchors = z
  .record(
    z.string().transform((to) => {
      if (!to.startsWith('/')) return to
      const { path, search, hash } = splitHref(to)
      return `${cleanPath(path)}${search}${hash}`
    }),
    z.array(
      z.string().regex(/^[^#\s]+$/, { error: 'Use an anchor without "#" and without spaces.' }),
    ),
  )
  .check((ctx) => {
    for (const to of Object.keys(ctx.value))
      if (!TARGET.test(to))
        reportIssue(
          ctx,
          [to],
          'Use a target such as "#new", "/guide#new", or "https://example.com" as the key.',
        )
  })

const pageAnchors = options({
  /**
   * Old anchors by their new one, for sections that have another name or are on another page. Readers don't see a
   * difference. `#` is the top of the page. Default: none.
   * @example { '#see-also': ['See-also', 'Related'] }
   */
  moved: anchors.optional(),
  /**
   * Old anchors by the closest section, for sections that no longer exist. Readers see a notice above that section, or a
   * link to it if it's on another page. Default: none.
   * @example { '#options': ['Deprecated-options'] }
   */
  nearest: anchors.optional(),
})

/**
 * Old anchors by the route of the page that had them. If the configuration names files, `loadConfig` has replaced their
 * paths with their content.
 */
export const oldAnchors = z.record(z.string().transform(cleanPath), pageAnchors).check((ctx) => {
  for (const [page, { moved = {}, nearest = {} }] of Object.entries(ctx.value)) {
    if (!ROUTE.test(page))
      reportIssue(ctx, [page], 'Use the route of a page as the key, for example "/guide".')
    const seen = new Set<string>()
    const lists = [...Object.entries(moved), ...Object.entries(nearest)]
    for (const anchor of lists.flatMap(([, list]) => list)) {
      if (seen.has(anchor))
        reportIssue(ctx, [page], `Remove one "${anchor}". An old anchor can have only one target.`)
      seen.add(anchor)
    }
  }
})

/** Old anchors by the route of the page that had them, as an author writes them. */
export type OldAnchors = z.input<typeof oldAnchors>

/** Old anchors by the route of the page that had them. */
export type OldAnchorList = z.output<typeof oldAnchors>

/**
 * The old anchors of all pages, by route. Those of a page apply to every locale, except for anchors that a locale lists
 * below its own path.
 */
export function resolveOldAnchors(
  lists: OldAnchorList,
  places: Omit<LocalePlaces, 'addresses'>,
): Map<string, OldAnchor[]> {
  const byRoute = new Map<string, Map<string, OldAnchor>>()
  const add = (base: string, written: string, wins: boolean): void => {
    const { moved = {}, nearest = {} } = lists[written] ?? {}
    const route = joinRoute(base, written)
    const ofPage = byRoute.get(route) ?? new Map<string, OldAnchor>()
    byRoute.set(route, ofPage)
    for (const [targets, isNearest] of [[moved, false] as const, [nearest, true] as const])
      for (const [to, ids] of Object.entries(targets))
        for (const id of ids)
          if (wins || !ofPage.has(id))
            ofPage.set(id, {
              id,
              to: targetBelow(base, to),
              isNearest,
              written: { route: written, to },
            })
  }
  for (const route of Object.keys(lists)) {
    if (localeOfRoute(route, places) !== undefined) add(places.baseUrl, route, true)
    else for (const { baseUrl } of Object.values(places.locales)) add(baseUrl, route, false)
  }
  return new Map([...byRoute].map(([route, anchors]) => [route, [...anchors.values()]]))
}
