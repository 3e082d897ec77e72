import type { PageListEntry, PageList } from '../shared/records/page-list.ts'
import { linkAddress } from '../shared/page-address.ts'
import { encodeAddress, markdownPath } from '../shared/routes.ts'
import { readPageList } from './read-page-list.ts'
import { createSiteSearch, type SiteSearch } from './search-site.ts'
import type { SiteFiles } from './site-files.ts'

/** Time for which a list of pages is reused before the next request reads it again, in milliseconds. */
const LIST_AGE_MS = 10_000

/** A built site as the MCP server reads it. */
export interface Site {
  files: SiteFiles
  /** The pages of the newest build. */
  list(): Promise<PageList>
  search: SiteSearch
}

/**
 * Opens a built site.
 * @throws DocentError if there is none or it has no list of pages
 */
export async function openSite(files: SiteFiles, now: () => number = Date.now): Promise<Site> {
  let read = { at: now(), list: await readPageList(files) }
  const list = async (): Promise<PageList> => {
    if (now() - read.at > LIST_AGE_MS) read = { at: now(), list: await readPageList(files) }
    return read.list
  }
  return { files, list, search: createSiteSearch(files) }
}

/** A page with the section that lists it. */
export interface SitePage extends PageListEntry {
  section: string
}

export function pagesOf({ sections }: PageList): SitePage[] {
  return sections.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, section: title })))
}

/** Address of a page on the published site, with the query and the anchor of `href`. */
export function pageUrl(
  href: string,
  { url, addresses }: Pick<PageList, 'url' | 'addresses'>,
): string {
  return url + encodeAddress(linkAddress(href, addresses))
}

/** Address of a page's Markdown copy on the published site. */
export function copyUrl(route: string, list: Pick<PageList, 'url' | 'baseUrl'>): string {
  return list.url + encodeAddress(markdownPath(route, list.baseUrl))
}
