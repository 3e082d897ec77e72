import type { PageData } from '../../../shared/records/page-data.ts'
import { storage } from '../../../shared/browser/storage.ts'
import type { SiteData } from '../../../shared/records/site-data.ts'
import type { SearchInfo, SearchRequest } from '../../../shared/records/search-model.ts'
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
      const own = page.docsId === id ? page.version : storage.get(preferredVersionKey(id))
      const chosen =
        versions.find(({ name }) => name === own) ??
        versions.find(({ isLast }) => isLast) ??
        versions[0]
      return chosen ? [[id, chosen.name]] : []
    }),
  )
}
