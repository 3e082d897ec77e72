import type { ReactNode } from 'react'
import { useMessages, usePage, useSite } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { markdownCopyOf } from '../markdown-copy.ts'
import { formatMessage } from '../messages.ts'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { OpenIn } from './OpenIn.tsx'

/** Below an article: where it can be edited, read as Markdown, or opened elsewhere, and when it changed last. */
export function DocFooter(): ReactNode {
  const page = usePage()
  const { editUrl, lastUpdatedAt } = page
  const site = useSite()
  const copy = markdownCopyOf(site, page)
  const messages = useMessages()
  const hasActions = (editUrl ?? copy ?? site.assistants) !== undefined
  if (!hasActions && lastUpdatedAt === undefined) return null
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
          {site.assistants && <OpenIn href={copy ?? page.route} assistants={site.assistants} />}
        </div>
      )}
      {lastUpdatedAt !== undefined && <LastUpdated at={lastUpdatedAt} />}
    </div>
  )
}

/** Making a format takes longer than rendering the rest of a page's end. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** In universal time, so that the server and every browser write the same day. */
function dayFormat(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

function LastUpdated({ at }: { at: string }): ReactNode {
  const { lastUpdatedBy } = usePage()
  const { locale, locales } = useSite()
  const messages = useMessages()
  const language = locales.find(({ code }) => code === locale)?.htmlLang ?? locale
  const date = dayFormat(language).format(new Date(at))
  const text =
    lastUpdatedBy === undefined ? messages['doc.lastUpdated'] : messages['doc.lastUpdatedBy']
  const [before, after] = text.split('{date}')
  const fill = (part = ''): string => formatMessage(part, { author: lastUpdatedBy ?? '' })
  return (
    <p className="doc-updated">
      {fill(before)}
      <time dateTime={at}>{date}</time>
      {fill(after)}
    </p>
  )
}
