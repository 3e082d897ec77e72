import type { ReactNode } from 'react'
import { useMessages, usePage } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'

/** Links to the previous and the next document in the sidebar. */
export function Pagination(): ReactNode {
  const { previous, next } = usePage()
  const messages = useMessages()
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label={messages['doc.pagination']}>
      {previous && (
        <Link className="pagination-link pagination-previous" href={previous.href} rel="prev">
          <span className="pagination-direction">
            <Icon name="chevron" />
            {messages['doc.previous']}
          </span>
          <span className="pagination-label">{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link className="pagination-link pagination-next" href={next.href} rel="next">
          <span className="pagination-direction">
            {messages['doc.next']}
            <Icon name="chevron" />
          </span>
          <span className="pagination-label">{next.label}</span>
        </Link>
      )}
    </nav>
  )
}
