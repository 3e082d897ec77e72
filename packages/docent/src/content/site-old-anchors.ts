import type { Config } from '../config/index.ts'
import type { OldAnchor } from '../shared/records/page.ts'
import { isExternal, joinRoute, splitHref } from '../shared/routes.ts'
import { localeBaseUrl } from './doc-sets.ts'

/**
 * The old anchors of all pages, by route. Those of a page apply to every locale, except for anchors that a locale lists
 * below its own path.
 */
export function oldAnchorsByRoute(config: Config): Map<string, OldAnchor[]> {
  const { locales, defaultLocale } = config.i18n
  const others = locales.filter((locale) => locale !== defaultLocale)
  const below = (base: string, to: string): string => {
    if (to.startsWith('#') || isExternal(to)) return to
    const { path, search, hash } = splitHref(to)
    return `${joinRoute(base, path)}${search}${hash}`
  }
  const found = new Map<string, Map<string, OldAnchor>>()
  const add = (base: string, written: string, wins: boolean): void => {
    const { moved = {}, nearest = {} } = config.oldAnchors[written] ?? {}
    const route = joinRoute(base, written)
    const own = found.get(route) ?? new Map<string, OldAnchor>()
    found.set(route, own)
    for (const [lists, isNearest] of [[moved, false] as const, [nearest, true] as const])
      for (const [to, ids] of Object.entries(lists))
        for (const id of ids)
          if (wins || !own.has(id))
            own.set(id, { id, to: below(base, to), isNearest, written: { route: written, to } })
  }
  for (const route of Object.keys(config.oldAnchors)) {
    const full = `${joinRoute(config.baseUrl, route)}/`
    if (others.some((locale) => full.startsWith(localeBaseUrl(config, locale))))
      add(config.baseUrl, route, true)
    else for (const locale of locales) add(localeBaseUrl(config, locale), route, false)
  }
  return new Map([...found].map(([route, anchors]) => [route, [...anchors.values()]]))
}
