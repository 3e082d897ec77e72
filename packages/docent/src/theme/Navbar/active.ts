import type { PageData } from '../../model/page-data.ts'
import type { NavbarLink, SiteData } from '../../model/site-data.ts'
import { isExternal, joinRoute, splitHref } from '../../shared/routes.ts'

/** Where the reader is, as far as navbar items care. */
export interface Place {
  site: SiteData
  page: PageData
  pathname: string
}

/** Value of `aria-current`: `page` for the page itself, `true` for the section around it. */
export type Current = 'page' | 'true' | undefined

/**
 * Whether a link leads to where the reader is: by regular expression, path prefix, sidebar, document or address, the
 * first that is configured.
 * @throws SyntaxError for a regular expression that is none
 */
export function currentOf(link: NavbarLink, { site, page, pathname }: Place): Current {
  const exact = !isExternal(link.href) && splitHref(link.href).path === pathname
  if (exact) return 'page'
  return isSection(link, site, page, pathname) ? 'true' : undefined
}

function isSection(link: NavbarLink, site: SiteData, page: PageData, pathname: string): boolean {
  if (link.activeBaseRegex !== undefined) return new RegExp(link.activeBaseRegex).test(pathname)
  if (link.activeBasePath !== undefined) {
    const base = joinRoute(site.baseUrl, link.activeBasePath)
    return pathname === base || pathname.startsWith(base === '/' ? base : `${base}/`)
  }
  if (link.activeSidebar !== undefined) return link.activeSidebar === page.sidebar
  return link.activeDocId !== undefined && link.activeDocId === page.docId
}

/** Whether a link is shown: an unlisted document's only while it is the current one. */
export function isShown(link: NavbarLink, page: PageData): boolean {
  return !link.unlisted || link.activeDocId === page.docId
}
