import type { ReactNode } from 'react'
import type { PageData } from '../../shared/records/page-data.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { markdownPath, pageAddress } from '../../shared/routes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { useMessages, usePage, useSite } from '../context.ts'
import { LastUpdated, PageChanges } from './LastUpdated.tsx'
import { CopyMarkdown, EditLink, OpenIn } from './PageActions.tsx'

/** Above an article: its text as Markdown, to copy, to read, or to open in an assistant. */
export function DocActions(): ReactNode {
  const page = usePage()
  const site = useSite()
  const messages = useMessages()
  const copy = markdownCopyOf(site, page)
  if ((copy ?? site.assistants) === undefined) return null
  return (
    <div className="doc-actions">
      {copy !== undefined && (
        <>
          <Link className="doc-action" href={copy} title={messages['doc.markdown']}>
            <Icon name="note" />
            <span className="visually-hidden">{messages['doc.markdown']}</span>
          </Link>
          <CopyMarkdown key={copy} href={copy} />
        </>
      )}
      {site.assistants && (
        <OpenIn
          href={copy ?? pageAddress(page.route, site.addresses)}
          assistants={site.assistants}
        />
      )}
    </div>
  )
}

/** The footer of an article: the link to edit it, the date of its last change, and the last changes. */
export function DocFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, changes, route } = usePage()
  if ((editUrl ?? lastUpdatedAt ?? changes) === undefined) return null
  return (
    <div className="doc-footer">
      {editUrl !== undefined && <EditLink href={editUrl} />}
      {lastUpdatedAt !== undefined && <LastUpdated at={lastUpdatedAt} />}
      {changes !== undefined && <PageChanges key={route} changes={changes} />}
    </div>
  )
}

/** Address of a page's Markdown copy; undefined if it has none. */
export function markdownCopyOf(site: SiteData, { kind, route }: PageData): string | undefined {
  const has = site.markdownPages === true && (kind === 'doc' || kind === 'page')
  return has ? markdownPath(route, site.baseUrl) : undefined
}
