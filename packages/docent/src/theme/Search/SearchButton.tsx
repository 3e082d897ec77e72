import type { ReactNode } from 'react'
import { useMessages } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Shortcut } from './Shortcut.tsx'

/** Button that opens the search. Clicks and keys on it are the business of `useSearchTriggers`. */
export function SearchButton({ resultsRoute }: { resultsRoute: string }): ReactNode {
  const messages = useMessages()
  return (
    <>
      <button
        type="button"
        className="search-button"
        data-intent="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" />
        <span>{messages['search.button']}</span>
        <Shortcut />
      </button>
      <noscript>
        <a className="search-button" href={resultsRoute}>
          <Icon name="search" />
          <span>{messages['search.button']}</span>
        </a>
      </noscript>
    </>
  )
}
