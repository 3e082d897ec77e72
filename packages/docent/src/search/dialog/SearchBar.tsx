import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../ui/context.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import type { DialogFrame } from './dialog-frame.ts'

export interface SearchBarProps {
  frame: DialogFrame
  /** An answer has been waited for. */
  slow: boolean
  /** Empties the field, which takes the focus. */
  onClear(): void
}

/**
 * What stands around the field: a sign of it or of waiting, a button that empties it (hidden by its styles while there
 * is no text, so that a letter renders nothing), one that closes the dialog.
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
          {/* One of the two words is shown; who speaks to the computer says that one, so the name begins with it. */}
          <button type="button" className="search-close" onClick={() => frame.dialog.close()}>
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
