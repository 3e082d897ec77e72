import type { PageData } from '../../shared/records/page-data.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { joinRoute } from '../../shared/routes.ts'
import { formatMessage, mergeMessages } from '../../shared/messages/messages.ts'
import { atomXml, feedSite } from './atom-feed.ts'

/** Maximum number of entries. Feed readers poll often enough to have already read older changes. */
const ENTRIES = 100

/** The feed of the most recently changed documents. Each document has one entry, which its next change updates. */
export function changedPagesFeed(
  pages: readonly PageData[],
  site: SiteData,
  address: string,
): string | undefined {
  const entries = pages
    .flatMap(({ kind, unlisted, draft, lastUpdatedAt, ...page }) =>
      kind === 'doc' && !unlisted && !draft && lastUpdatedAt !== undefined
        ? [{ ...page, updated: lastUpdatedAt }]
        : [],
    )
    .sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated))
    .slice(0, ENTRIES)
    .map(({ route, title, description, changes, updated }) => ({
      title,
      link: withoutBase(route, site.baseUrl),
      updated,
      summary: changes?.[0]?.text ?? description,
    }))
  if (entries.length === 0) return undefined
  const title = formatMessage(mergeMessages(site.messages)['feed.changes'], { title: site.title })
  return atomXml(
    { path: withoutBase(address, site.baseUrl).slice(1), title, entries },
    feedSite(site),
  )
}

function withoutBase(address: string, baseUrl: string): string {
  return joinRoute(address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address)
}
