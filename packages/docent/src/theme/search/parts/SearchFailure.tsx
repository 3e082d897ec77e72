import type { ReactNode } from 'react'
import { useMessages } from '../../context.ts'
import { Icon } from '../../Icon/Icon.tsx'

/** Shown if the index or the service can't be reached. */
export function SearchFailure({ onRetry }: { onRetry(): void }): ReactNode {
  const messages = useMessages()
  return (
    <div className="search-message" role="alert">
      <Icon name="caution" className="search-message-icon" />
      <p className="search-message-title">{messages['search.error']}</p>
      <p>{messages['search.errorHint']}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages['search.retry']}
      </button>
    </div>
  )
}
