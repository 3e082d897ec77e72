import type { PageData } from '../shared/records/page-data.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { markdownPath } from '../shared/routes.ts'

/** Address of a page's Markdown copy; undefined if it has none. */
export function markdownCopyOf(site: SiteData, { kind, route }: PageData): string | undefined {
  const has = site.markdownPages === true && (kind === 'doc' || kind === 'page')
  return has ? markdownPath(route, site.baseUrl) : undefined
}
