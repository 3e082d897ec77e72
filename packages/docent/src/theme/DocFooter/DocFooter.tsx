import type { ReactNode } from 'react'
import { formatMessage } from '../../shared/messages/messages.ts'
import type { PageChange, PageData } from '../../shared/records/page-data.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { markdownPath, pageAddress } from '../../shared/routes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { useMessages, usePage, useSite } from '../context.ts'
import { CopyMarkdown, OpenIn } from './PageActions.tsx'

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

/** The last changes of a page in a collapsed list. */
export function PageChanges({ changes }: { changes: readonly PageChange[] }): ReactNode {
  const messages = useMessages()
  return (
    <details className="doc-changes">
      <summary>{messages['doc.changes']}</summary>
      <ul>
        {changes.map(({ date, text, url }, index) => (
          <li key={index}>
            <Day at={date} /> {url === undefined ? text : <Link href={url}>{text}</Link>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Creating a formatter takes longer than rendering the rest of the footer. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Uses UTC, so that the server and every browser render the same day. */
function dayFormat(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

/** A day in the page's language. */
export function Day({ at }: { at: string }): ReactNode {
  const { locale, locales } = useSite()
  const language = locales.find(({ code }) => code === locale)?.htmlLang ?? locale
  return <time dateTime={at}>{dayFormat(language).format(new Date(at))}</time>
}

/** Address of a page's Markdown copy; undefined if it has none. */
export function markdownCopyOf(site: SiteData, { kind, route }: PageData): string | undefined {
  const has = site.markdownPages === true && (kind === 'doc' || kind === 'page')
  return has ? markdownPath(route, site.baseUrl) : undefined
}
