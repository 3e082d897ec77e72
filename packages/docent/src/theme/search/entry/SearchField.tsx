import { useId, type ReactNode } from 'react'
import { useMessages, useSite } from '../../context.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { Shortcut } from './SearchButton.tsx'

/**
 * A large search button for a site's own pages. It looks like a field and opens the dialog. Without JavaScript, it's a
 * form that leads to the results page. Renders nothing on a site without a search.
 * @example <SearchField />
 */
export function SearchField(): ReactNode {
  const { search } = useSite()
  const messages = useMessages()
  if (!search) return null
  return (
    <div className="search-entry">
      <form className="search-control" action={search.resultsRoute}>
        <button
          type="submit"
          className="search-entry-button"
          data-intent="search"
          aria-haspopup="dialog"
        >
          <Icon name="search" />
          <span className="search-entry-label">{messages['search.placeholder']}</span>
          <Shortcut />
        </button>
      </form>
      <noscript>
        <SearchForm action={search.resultsRoute} />
      </noscript>
    </div>
  )
}

/** The form that leads to the results page without JavaScript. */
export function SearchForm({ action }: { action: string }): ReactNode {
  const messages = useMessages()
  const id = useId()
  return (
    <search>
      <form className="search-form" action={action} method="get">
        <label className="search-form-field" htmlFor={id}>
          <Icon name="search" />
          <span className="visually-hidden">{messages['search.label']}</span>
          <input
            id={id}
            name="q"
            type="search"
            placeholder={messages['search.placeholder']}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className="button">
          {messages['search.submit']}
        </button>
      </form>
    </search>
  )
}
