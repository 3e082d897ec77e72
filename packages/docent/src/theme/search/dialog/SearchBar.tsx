import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../Icon/Icon.tsx'
import { Spinner } from '../../Spinner/Spinner.tsx'
import { useMessages } from '../../context.ts'
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

export interface Combobox {
  /** ID of the list of results, if there is one. */
  listId: string | undefined
  /** ID of the row that Enter opens. */
  activeId: string | undefined
  onInput(text: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** Connects a field that React doesn't render to a list that it renders. */
export function useCombobox(field: HTMLInputElement, combobox: Combobox): void {
  const { listId, activeId } = combobox
  const onInput = useEffectEvent(() => combobox.onInput(field.value))
  const onKeyDown = useEffectEvent(combobox.onKeyDown)
  useLayoutEffect(() => {
    const input = (): void => onInput()
    const keyDown = (event: KeyboardEvent): void => onKeyDown(event)
    field.addEventListener('input', input)
    field.addEventListener('keydown', keyDown)
    return () => {
      field.removeEventListener('input', input)
      field.removeEventListener('keydown', keyDown)
    }
  }, [field])
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(listId !== undefined))
    setOrRemove(field, 'aria-controls', listId)
    setOrRemove(field, 'aria-activedescendant', activeId)
  }, [field, listId, activeId])
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Explains the dialog's keys. Hidden on devices without a keyboard. */
export function KeyHints(): ReactNode {
  const messages = useMessages()
  return (
    <footer className="search-hints" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {messages['search.keyMove']}
      </span>
      <span>
        <kbd>↵</kbd> {messages['search.keyOpen']}
      </span>
      <span>
        <kbd className="key-apple">⌘↵</kbd>
        <kbd className="key-other">{messages['key.control']} ↵</kbd> {messages['search.keyNewTab']}
      </span>
      <span>
        <kbd>{messages['key.escape']}</kbd> {messages['search.keyClose']}
      </span>
    </footer>
  )
}
