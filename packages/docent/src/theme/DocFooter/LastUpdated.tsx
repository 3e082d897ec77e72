import type { ReactNode } from 'react'
import { formatMessage } from '../../shared/messages/messages.ts'
import type { PageChange } from '../../shared/records/page-data.ts'
import { Link } from '../Link/Link.tsx'
import { useMessages, usePage, useSite } from '../context.ts'

export interface LastUpdatedProps {
  /** Date in ISO 8601 format. */
  at: string
}

/** The date of a page's last change, and its author if the page names one. */
export function LastUpdated({ at }: LastUpdatedProps): ReactNode {
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

export interface PageChangesProps {
  /** Newest first. */
  changes: readonly PageChange[]
}

/** The last changes of a page in a collapsed list. */
export function PageChanges({ changes }: PageChangesProps): ReactNode {
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
function Day({ at }: { at: string }): ReactNode {
  const { locale, locales } = useSite()
  const language = locales.find(({ code }) => code === locale)?.htmlLang ?? locale
  return <time dateTime={at}>{dayFormat(language).format(new Date(at))}</time>
}
