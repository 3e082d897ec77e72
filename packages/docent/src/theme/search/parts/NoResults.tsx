import type { ReactNode } from 'react'
import { feedbackAddress, popularPages } from './search-request.ts'
import type { SearchAnswer, SearchInfo } from '../../../shared/records/search-model.ts'
import { useMessages, useSite } from '../../context.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { formatMessage } from '../../../shared/messages/messages.ts'

export interface NoResultsProps {
  info: SearchInfo
  answer: SearchAnswer
  /** Searches for a suggestion. */
  onTry(query: string): void
}

/** Suggestions for a query without results, and where to report that something is missing. */
export function NoResults({ info, answer, onTry }: NoResultsProps): ReactNode {
  const messages = useMessages()
  const { query } = answer
  const site = useSite()
  const sections = site.navbar.items.flatMap((item) =>
    'activeSidebar' in item && item.label !== undefined ? [item.label] : [],
  )
  // If no title is similar, popular pages are suggested, or else the site's sections.
  const names = popularPages(site).map(({ title }) => title)
  const fallback = names.length > 0 ? names : sections
  const suggestions = answer.suggestions.length > 0 ? answer.suggestions : fallback
  return (
    <div className="search-message">
      <Icon name="search" className="search-message-icon" />
      <p className="search-message-title">
        {formatMessage(messages['search.noResults'], { query })}
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{messages['search.trySearching']}</p>
          <ul className="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-chip" onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {info.feedbackUrl !== undefined && (
        <p>
          {messages['search.believe']}{' '}
          <a className="search-link" href={feedbackAddress(info.feedbackUrl, query)} rel="noopener">
            {messages['search.letUsKnow']}
          </a>
        </p>
      )}
    </div>
  )
}
