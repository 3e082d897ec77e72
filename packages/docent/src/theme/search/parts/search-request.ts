import type { RememberedResult } from '../../../search/session/search-memory.ts'
import { storage } from '../../../shared/browser/storage.ts'
import type { LabeledLink, PageData } from '../../../shared/records/page-data.ts'
import type { SearchInfo, SearchRequest } from '../../../shared/records/search-model.ts'
import type { SiteData } from '../../../shared/records/site-data.ts'
import { isExternal, linkAddress } from '../../../shared/routes.ts'
import { preferredVersionKey } from '../../preferred-version.ts'

/** The page that the reader is on, and its site. */
export interface SearchContext {
  info: SearchInfo
  site: SiteData
  page: PageData
}

/** Creates a request from a query and the page that the reader is on. `undefined` for a blank query. */
export function searchRequest(
  query: string,
  options: Pick<SearchRequest, 'limit' | 'area' | 'settled'>,
  { info, site, page }: SearchContext,
): SearchRequest | undefined {
  const text = query.trim()
  if (text === '') return undefined
  return {
    query: text,
    ...options,
    ...(page.sidebar !== undefined && { near: page.sidebar }),
    ...(info.contextualSearch && { locale: site.locale, versions: versionsInUse(site, page) }),
  }
}

/** A version for each docs instance: the page's, the one that the reader has chosen, or the last one. */
function versionsInUse({ docs }: SiteData, page: PageData): Record<string, string> {
  return Object.fromEntries(
    docs.flatMap(({ id, versions }) => {
      const version = page.docsId === id ? page.version : storage.get(preferredVersionKey(id))
      const chosen =
        versions.find(({ name }) => name === version) ??
        versions.find(({ isLast }) => isLast) ??
        versions[0]
      return chosen ? [[id, chosen.name]] : []
    }),
  )
}

/** The sections of the site: those links of the navbar that stay on it and have a label. */
export function siteSections({ navbar, addresses }: SiteData): LabeledLink[] {
  return navbar.items.flatMap((item) =>
    item.type === 'link' && item.icon === undefined && !item.unlisted && !isExternal(item.href)
      ? [{ label: item.label, href: linkAddress(item.href, addresses) }]
      : [],
  )
}

/** The sections of the site for the dialog's start screen. */
export function startingPoints(site: SiteData): RememberedResult[] {
  return siteSections(site).map(({ label, href }) => ({ title: label, href }))
}

/** The pages that the site's configuration calls popular. */
export function popularPages({ search }: SiteData): RememberedResult[] {
  return (search?.popular ?? []).map(({ label, href }) => ({ title: label, href }))
}

/** Whether a name belongs to an API: `click()`. */
export function isCodeName(name: string): boolean {
  return name.endsWith('()')
}

/**
 * The address where a reader can report a missing result. `{query}` is replaced by the query.
 * @example feedbackAddress('https://acme.test/new?title={query}', 'a b') // 'https://acme.test/new?title=a%20b'
 */
export function feedbackAddress(template: string, query: string): string {
  return template.replaceAll('{query}', () => encodeURIComponent(query))
}
