import type { PageData } from '../model/page-data.ts'
import type { SiteData } from '../model/site-data.ts'
import { markdownPath } from '../shared/routes.ts'

/** Address of the Markdown of a page; nothing for pages without one. */
export function markdownCopyOf(site: SiteData, { kind, route }: PageData): string | undefined {
  const has = site.markdownPages === true && (kind === 'doc' || kind === 'page')
  return has ? markdownPath(route, site.baseUrl) : undefined
}
