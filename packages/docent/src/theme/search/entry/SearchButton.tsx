import type { ReactNode } from 'react'
import type { SearchInfo } from '../../../shared/records/search-model.ts'
import { useMessages } from '../../context.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { Shortcut } from './Shortcut.tsx'

/** The button that opens the search. `search/entry/opening.ts` handles its clicks and keys. */
export function SearchButton({ info }: { info: SearchInfo }): ReactNode {
  const messages = useMessages()
  return (
    <>
      <button
        type="button"
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
      <noscript>
        <a className="search-button" href={info.resultsRoute}>
          <Icon name="search" />
          <span>{messages['search.button']}</span>
        </a>
      </noscript>
    </>
  )
}
