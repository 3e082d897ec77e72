import type { ReactNode } from 'react'
import { useMessages } from '../../context.ts'

/**
 * The keys that open the search. Both variants are in the HTML. The style sheet shows the one for the reader's system.
 */
export function Shortcut(): ReactNode {
  const messages = useMessages()
  return (
    <>
      <kbd className="key-apple" aria-hidden="true">
        ⌘K
      </kbd>
      <kbd className="key-other" aria-hidden="true">
        {messages['key.control']} K
      </kbd>
    </>
  )
}
