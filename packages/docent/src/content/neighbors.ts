import { type Config, localeOf } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import type { LoadedSet, ResolvedSidebar, SourceDoc } from '../shared/records/content.ts'
import type { FeedLink, LabeledLink } from '../shared/records/page-data.ts'
import { joinRoute } from '../shared/routes.ts'
import { locateKey } from './front-matter.ts'

export interface Neighbors {
  previous?: LabeledLink
  next?: LabeledLink
}

/** A document's sidebar: the one in its front matter, or the first one that contains it. */
export function sidebarOf(doc: SourceDoc, set: LoadedSet): ResolvedSidebar | undefined {
  const named = doc.frontMatter.displayed_sidebar
  if (named === null) return undefined
  if (named !== undefined) return set.sidebars.get(named)
  return set.sidebarByDoc.get(doc.id)
}

/** The previous and the next document in the sidebar's reading order. Unlisted documents are skipped. */
export function neighbors(doc: SourceDoc, set: LoadedSet): Neighbors {
  const sidebar = sidebarOf(doc, set)
  const position = sidebar?.positions.get(doc.id)
  const link = (id: string | undefined): LabeledLink | undefined => {
    const other = id === undefined ? undefined : set.byId.get(id)
    return (
      other && {
        label: other.frontMatter.pagination_label ?? other.sidebarLabel,
        href: other.route,
      }
    )
  }
  const neighborId = (step: 1 | -1): string | undefined => {
    if (!sidebar || position === undefined) return undefined
    for (let at = position + step; at >= 0 && at < sidebar.order.length; at += step) {
      const id = sidebar.order[at] ?? ''
      if (set.byId.get(id)?.unlisted === false) return id
    }
    return undefined
  }
  const pick = (configured: string | null | undefined, step: 1 | -1): LabeledLink | undefined =>
    configured === null ? undefined : link(configured ?? neighborId(step))
  const { pagination_prev: prev, pagination_next: next } = doc.frontMatter
  return { previous: pick(prev, -1), next: pick(next, 1) }
}

/** The feeds that are linked in a page's head, if there are any. */
export function feedsOfPage(route: string, locale: string, config: Config): FeedLink[] | undefined {
  const base = localeOf(config, locale).baseUrl
  const isBelow = (page: string): boolean => {
    const start = joinRoute(base, page)
    return page === '/' ? route === start : route === start || route.startsWith(`${start}/`)
  }
  const links = config.feeds
    .filter(({ pages }) => pages === undefined || pages.some(isBelow))
    .map(({ path, title }) => ({ title, href: joinRoute(config.baseUrl, path) }))
  return links.length === 0 ? undefined : links
}

/**
 * Checks the sidebars and documents that front matter names.
 * @throws DocentError with the line of the first one that doesn't exist
 */
export function checkNamedIds({
  docs,
  byId,
  draftIds,
  sidebars,
}: Pick<LoadedSet, 'docs' | 'byId' | 'draftIds' | 'sidebars'>): void {
  for (const { file, frontMatter } of docs) {
    const { displayed_sidebar: sidebar } = frontMatter
    if (typeof sidebar === 'string' && !sidebars.has(sidebar))
      throw errors.unknownSidebarId({
        id: sidebar,
        available: [...sidebars.keys()],
        where: '`displayed_sidebar`',
        ...locateKey(file, 'displayed_sidebar'),
      })
    for (const key of ['pagination_prev', 'pagination_next'] as const) {
      const id = frontMatter[key]
      if (typeof id === 'string' && !byId.has(id) && !draftIds.includes(id))
        throw errors.unknownDocId({
          id,
          available: [...byId.keys()],
          where: `\`${key}\``,
          ...locateKey(file, key),
        })
    }
  }
}
