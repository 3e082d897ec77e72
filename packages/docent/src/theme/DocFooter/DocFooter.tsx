import type { ReactNode } from 'react'
import { useMessages, usePage, useSite } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { pageAddress } from '../../shared/page-address.ts'
import { markdownCopyOf } from '../markdown-address.ts'
import { formatMessage } from '../../shared/messages/messages.ts'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { Day } from './Day.tsx'
import { OpenIn } from './OpenIn.tsx'
import { PageChanges } from './PageChanges.tsx'

/**
 * The footer of an article: links to edit it, read it as Markdown, or open it elsewhere, and the date of its last
 * change.
 */
export function DocFooter(): ReactNode {
  const page = usePage()
  const { editUrl, lastUpdatedAt, changes } = page
  const site = useSite()
  const copy = markdownCopyOf(site, page)
  const messages = useMessages()
  const hasActions = (editUrl ?? copy ?? site.assistants) !== undefined
  if (!hasActions && (lastUpdatedAt ?? changes) === undefined) return null
  return (
    <div className="doc-footer">
      {hasActions && (
        <div className="doc-actions">
          {editUrl !== undefined && (
            <Link className="doc-action" href={editUrl}>
              <Icon name="edit" />
              {messages['doc.edit']}
            </Link>
          )}
          {copy !== undefined && (
            <>
              <Link className="doc-action" href={copy}>
                <Icon name="note" />
                {messages['doc.markdown']}
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
      )}
      {lastUpdatedAt !== undefined && <LastUpdated at={lastUpdatedAt} />}
      {changes !== undefined && <PageChanges key={page.route} changes={changes} />}
    </div>
  )
}

function LastUpdated({ at }: { at: string }): ReactNode {
  const { lastUpdatedBy } = usePage()
  const messages = useMessages()
  const text =
    lastUpdatedBy === undefined ? messages['doc.lastUpdated'] : messages['doc.lastUpdatedBy']
  const [before, after] = text.split('{date}')
  const fill = (part = ''): string => formatMessage(part, { author: lastUpdatedBy ?? '' })
  return (
    <p className="doc-updated">
      {fill(before)}
      <Day at={at} />
      {fill(after)}
    </p>
  )
}
