import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { RememberedResult } from '../../../search/session/search-memory.ts'
import { useMessages, useSite } from '../../context.ts'
import { Icon } from '../../Icon/Icon.tsx'
import type { IconName } from '../../../shared/records/navbar-item.ts'
import { formatMessage } from '../../../shared/messages/messages.ts'
import { pageIcon } from '../parts/rows.ts'
import { isCodeName, popularPages, startingPoints } from '../parts/search-request.ts'
import type { SearchMemoryState } from '../parts/useSearchMemory.ts'
import { adoptStyles } from '../parts/adopt-styles.ts'
import styles from './StartScreen.css?inline'

adoptStyles(styles)

export interface StartScreenProps {
  memory: SearchMemoryState
  onOpen(result: RememberedResult | undefined, event: MouseEvent): void
  /** Focuses the field. */
  onLeave(): void
}

/** Shown before a query: results that the reader has opened before, or the sections of the site, as lists of links. */
export function StartScreen({ memory, onOpen, onLeave }: StartScreenProps): ReactNode {
  const messages = useMessages()
  const site = useSite()
  const points = startingPoints(site)
  const { recent, favorites } = memory
  const isEmpty = recent.length === 0 && favorites.length === 0
  const removal = (text: string, { href, title }: RememberedResult): RowButton => ({
    icon: 'close',
    label: formatMessage(text, { title }),
    onClick: () => memory.forget(href),
  })
  return (
    // Arrow keys are a convenience in addition to the tab order.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="search-start" onKeyDown={(event) => moveFocus(event, onLeave)}>
      <StartList
        title={messages['search.favourites']}
        icon="star"
        results={favorites}
        onOpen={onOpen}
        buttonsOf={(result) => [removal(messages['search.removeFavourite'], result)]}
      />
      <StartList
        title={messages['search.recent']}
        icon="clock"
        results={recent}
        onOpen={onOpen}
        buttonsOf={(result) => [
          {
            icon: 'star',
            label: formatMessage(messages['search.addFavourite'], { title: result.title }),
            onClick: () => memory.addFavorite(result),
          },
          removal(messages['search.removeRecent'], result),
        ]}
      />
      <StartList
        title={messages['search.popular']}
        results={popularPages(site)}
        onOpen={(_, event) => onOpen(undefined, event)}
      />
      {isEmpty && (
        <StartList
          title={messages['search.start']}
          icon="note"
          results={points}
          onOpen={(_, event) => onOpen(undefined, event)}
        />
      )}
    </div>
  )
}

interface RowButton {
  icon: IconName
  label: string
  onClick(): void
}

interface StartListProps {
  title: string
  /** Default: an icon for each result's kind, in two columns. */
  icon?: IconName
  results: readonly RememberedResult[]
  onOpen: StartScreenProps['onOpen']
  buttonsOf?(result: RememberedResult): RowButton[]
}

function StartList({ title, icon, results, onOpen, buttonsOf }: StartListProps): ReactNode {
  if (results.length === 0) return null
  return (
    <section>
      <h2 className="search-start-title">{title}</h2>
      <ul className={icon ? undefined : 'search-popular'}>
        {results.map((result) => (
          <li key={result.href} className="search-start-row">
            <a
              className="search-start-link"
              href={result.href}
              data-no-router={result.external ? '' : undefined}
              onClick={(event) => onOpen(result, event)}
            >
              <Icon
                name={icon ?? pageIcon(isCodeName(result.title))}
                className={icon === 'star' ? 'search-favorite' : undefined}
              />
              <span className="search-option-text">
                <span className="search-option-title">
                  <ResultName>{result.section ?? result.title}</ResultName>
                </span>
                {result.section !== undefined && (
                  <span className="search-option-snippet">{result.title}</span>
                )}
              </span>
              {result.area !== undefined && <span className="search-area">{result.area}</span>}
            </a>
            {buttonsOf?.(result).map(({ icon: shape, label, onClick }) => (
              <button
                key={label}
                type="button"
                className="search-row-button"
                aria-label={label}
                title={label}
                onClick={(event) => {
                  keepFocus(event.currentTarget)
                  onClick()
                }}
              >
                <Icon name={shape} />
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name of an API is shown as code. */
function ResultName({ children }: { children: string }): ReactNode {
  return isCodeName(children) ? <code className="search-code">{children}</code> : children
}

const links = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('.search-start-link'),
]

/** Before a row with the focus is removed, focuses the next row that can be removed, the previous one, or the field. */
function keepFocus(button: HTMLElement): void {
  const dialog = button.closest('dialog')
  const all = dialog ? links(dialog).filter((link) => link.nextElementSibling) : []
  const index = all.findIndex((link) => link.parentElement === button.parentElement)
  const next = all[index + 1] ?? all[index - 1] ?? dialog?.querySelector<HTMLElement>('input')
  next?.focus()
}

function moveFocus(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const all = links(event.currentTarget)
  const row = (event.target as Element).closest('.search-start-row')
  const index = all.findIndex((link) => link.parentElement === row) + step
  if (index < 0) onLeave()
  else all[index]?.focus()
}
