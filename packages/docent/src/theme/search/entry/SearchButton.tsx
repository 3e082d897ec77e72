import type { ReactNode } from 'react'
import type { SearchInfo } from '../../../shared/records/search-model.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { useMessages } from '../../context.ts'

export interface SearchButtonProps {
  /** The configured search, as in `useSite().search`. */
  info: SearchInfo
}

/** The button that opens the search. `search/entry/opening.ts` handles its clicks and keys. */
export function SearchButton({ info }: SearchButtonProps): ReactNode {
  const messages = useMessages()
  return (
    <>
      {/* Until the page's first script has loaded, a click leads to the results page. */}
      <form className="search-control" action={info.resultsRoute}>
        <button
          type="submit"
          className="search-button"
          data-intent="search"
          data-index={info.provider === 'embedded' ? info.indexUrl : undefined}
          data-results={info.resultsRoute}
          data-waiting={messages['search.loading']}
          data-failed={`${messages['search.error']}. ${messages['search.errorHint']}`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
        >
          <Icon name="search" />
          <span>{messages['search.button']}</span>
          <Shortcut />
        </button>
      </form>
      <noscript>
        <a className="search-button" href={info.resultsRoute}>
          <Icon name="search" />
          <span>{messages['search.button']}</span>
        </a>
      </noscript>
    </>
  )
}

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
