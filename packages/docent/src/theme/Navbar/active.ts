import type { PageData } from '../../model/page-data.ts'
import type { NavbarLink, SiteData } from '../../model/site-data.ts'
import { isExternal, joinRoute, splitHref } from '../../shared/routes.ts'

/** The parts of the reader's position that navbar items depend on. */
export interface PageContext {
  site: SiteData
  page: PageData
  pathname: string
}

/** Value of `aria-current`: `page` for the page itself, `true` for its section. */
export type Current = 'page' | 'true' | undefined

/**
 * Whether a link leads to the current page. It's compared by regular expression, path prefix, sidebar, document, or
 * address, whichever is configured first.
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
