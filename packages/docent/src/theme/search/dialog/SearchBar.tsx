import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../context.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { Spinner } from '../../Spinner/Spinner.tsx'
import type { DialogFrame } from './dialog-frame.ts'

export interface SearchBarProps {
  frame: DialogFrame
  /** The answer is taking a long time. */
  slow: boolean
  /** Empties and focuses the field. */
  onClear(): void
}

/**
 * The elements around the field: an icon or a spinner, a button that empties the field, and a button that closes the
 * dialog. The style sheet hides the first button while the field is empty, so a letter renders nothing.
 */
export function SearchBar({ frame, slow, onClear }: SearchBarProps): ReactNode {
  const messages = useMessages()
  return (
    <>
      {createPortal(
        slow ? <Spinner label={messages['search.loading']} /> : <Icon name="search" />,
        frame.before,
      )}
      {createPortal(
        <>
          <button
            type="button"
            className="search-row-button search-clear"
            aria-label={messages['search.clear']}
            title={messages['search.clear']}
            onClick={onClear}
          >
            <Icon name="close" />
          </button>
          {/* One of the two labels is visible. The accessible name starts with it, for readers who use voice control. */}
          <button type="button" className="search-close" onClick={frame.close}>
            <kbd>{messages['key.escape']}</kbd>
            <span className="search-close-text">{messages['search.cancel']}</span>{' '}
            <span className="visually-hidden">{messages['search.close']}</span>
          </button>
        </>,
        frame.after,
      )}
    </>
  )
}
