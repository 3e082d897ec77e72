import type { ReactNode } from 'react'
import { useMessages } from '../../context.ts'

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
