import { Fragment, type ReactNode } from 'react'
import type { PageHit, SectionHit, TextPart } from '../../../shared/records/search-model.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { useMessages } from '../../context.ts'

/**
 * Text with marked matches. Each part has an element, because a browser's translator replaces text nodes, and React
 * couldn't update those between elements.
 */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}

export function PageTitle({ hit: { title, isCode } }: { hit: PageHit }): ReactNode {
  const text = <MarkedText parts={title} />
  return isCode ? <code className="search-code">{text}</code> : text
}

/** A section of a result: its headings and the words around the match. */
export function SectionLine({ section }: { section: SectionHit }): ReactNode {
  return (
    <span className="search-option-text">
      <span className="search-option-title">
        {section.headings.map((heading, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="search-path-mark"> › </span>}
            {section.isCode && index === section.headings.length - 1 ? (
              <code className="search-code">
                <MarkedText parts={heading} />
              </code>
            ) : (
              <MarkedText parts={heading} />
            )}
          </Fragment>
        ))}
      </span>
      {section.snippet && (
        <span className="search-option-snippet">
          <MarkedText parts={section.snippet} />
        </span>
      )}
    </span>
  )
}

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
