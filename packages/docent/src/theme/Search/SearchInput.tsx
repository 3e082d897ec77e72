import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useMessages } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../PageStatus/Spinner.tsx'

export interface SearchInputProps {
  ref: Ref<HTMLInputElement>
  value: string
  /** Id of the list of results. */
  listId: string
  isListShown: boolean
  /** Id of the row that Enter opens. */
  activeId: string | undefined
  /** An answer has been waited for. */
  slow: boolean
  onChange(value: string): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onClose(): void
}

/** The field of the dialog: a combobox, a button that empties it, and one that closes the dialog. */
export function SearchInput(props: SearchInputProps): ReactNode {
  const { ref, value, listId, isListShown, activeId, slow, onChange, onKeyDown, onClose } = props
  const messages = useMessages()
  return (
    <div className="search-bar">
      <span className="search-bar-icon">
        {slow ? <Spinner label={messages['search.loading']} /> : <Icon name="search" />}
      </span>
      <input
        ref={ref}
        className="search-input"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={activeId}
        aria-label={messages['search.placeholder']}
        placeholder={messages['search.placeholder']}
        value={value}
        maxLength={200}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className="search-row-button search-clear"
          aria-label={messages['search.clear']}
          title={messages['search.clear']}
          onClick={(event) => {
            const field = event.currentTarget.parentElement?.querySelector('input')
            onChange('')
            field?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      )}
      {/* One of the two words is shown; who speaks to the computer says that one, so the name begins with it. */}
      <button type="button" className="search-close" onClick={onClose}>
        <kbd>Esc</kbd>
        <span className="search-close-text">{messages['search.cancel']}</span>{' '}
        <span className="visually-hidden">{messages['search.close']}</span>
      </button>
    </div>
  )
}
