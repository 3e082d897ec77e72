import type { FeedLink } from '../shared/records/page-data.ts'
import type { Config } from '../config/index.ts'
import { joinRoute } from '../shared/routes.ts'
import { localeBaseUrl } from './doc-sets.ts'

/** The feeds that are linked in a page's head. */
export function feedsOfPage(route: string, locale: string, config: Config): FeedLink[] {
  const base = localeBaseUrl(config, locale)
  const isBelow = (page: string): boolean => {
    const start = joinRoute(base, page)
    return page === '/' ? route === start : route === start || route.startsWith(`${start}/`)
  }
  return config.feeds
    .filter(({ pages }) => pages === undefined || pages.some(isBelow))
    .map(({ path, title }) => ({ title, href: joinRoute(config.baseUrl, path) }))
}
