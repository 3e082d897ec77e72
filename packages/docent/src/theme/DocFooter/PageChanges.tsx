import type { ReactNode } from 'react'
import type { PageChange } from '../../shared/records/page-data.ts'
import { useMessages } from '../context.ts'
import { Link } from '../Link/Link.tsx'
import { Day } from './Day.tsx'

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
