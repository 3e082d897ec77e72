import type { PageData } from '../../shared/records/page-data.ts'
import type { NavbarLink, SiteData } from '../../shared/records/site-data.ts'
import { isExternal, joinRoute, splitHref } from '../../shared/routes.ts'

/** The site, the page, and the path, which determine which navbar items are current. */
export interface PageContext {
  site: SiteData
  page: PageData
  pathname: string
}

/** Value of `aria-current`: `page` for the page itself, `true` for its section. */
export type Current = 'page' | 'true' | undefined

/**
 * `page` if a link leads to the current page, and `true` if the page is in the link's section. The first of these
 * options that the link has determines the section: regular expression, path prefix, sidebar, or document.
 * @throws SyntaxError if the regular expression is invalid
 */
export function currentOf(link: NavbarLink, { site, page, pathname }: PageContext): Current {
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

/** Whether a link is shown. A link to an unlisted document is shown only while that document is the current page. */
export function isShown(link: NavbarLink, page: PageData): boolean {
  return !link.unlisted || link.activeDocId === page.docId
}
