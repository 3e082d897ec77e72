import type { ReactNode } from 'react'
import { useMessages, usePage, useSite } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { formatMessage } from '../messages.ts'

/** Below an article: when it changed last, and where it can be edited. */
export function DocFooter(): ReactNode {
  const { editUrl, lastUpdatedAt } = usePage()
  const messages = useMessages()
  if (editUrl === undefined && lastUpdatedAt === undefined) return null
  return (
    <div className="doc-footer">
      {editUrl !== undefined && (
        <Link className="doc-edit" href={editUrl}>
          <Icon name="edit" />
          {messages['doc.edit']}
        </Link>
      )}
      {lastUpdatedAt !== undefined && <LastUpdated at={lastUpdatedAt} />}
    </div>
  )
}

function LastUpdated({ at }: { at: string }): ReactNode {
  const { lastUpdatedBy } = usePage()
  const { locale, locales } = useSite()
  const messages = useMessages()
  const language = locales.find(({ code }) => code === locale)?.htmlLang ?? locale
  // In universal time, so that the server and every browser write the same day.
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(at),
  )
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
