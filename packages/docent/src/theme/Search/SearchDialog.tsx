import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { FIELD, isCharacter } from '../../client/typing.ts'
import type { RememberedResult } from '../../search/memory.ts'
import type { SearchInfo } from '../../search/model.ts'
import { resultsAddress } from '../../search/results-address.ts'
import { useMessages, useSite } from '../context.ts'
import { adoptStyles } from './adopt-styles.ts'
import './parts.ts'
import { Announcement } from './Announcement.tsx'
import { KeyHints } from './KeyHints.tsx'
import { NoResults } from './NoResults.tsx'
import { optionId, ResultList } from './ResultList.tsx'
import { movedIndex, rowsOf, toRemember, type ResultRow } from './rows.ts'
import styles from './SearchDialog.css?inline'
import { SearchFailure } from './SearchFailure.tsx'
import { SearchInput } from './SearchInput.tsx'
import { StartScreen } from './StartScreen.tsx'
import { useDialog } from './useDialog.ts'
import { useSearch } from './useSearch.ts'
import { useSearchMemory } from './useSearchMemory.ts'
import { useSearchRequest } from './useSearchRequest.ts'

adoptStyles(styles)

export interface SearchDialogProps {
  info: SearchInfo
  firstQuery: string
  /** Text that was typed before the dialog was there; `undefined` when `firstQuery` is all of it. */
  takeTyped(): string | undefined
  onClosed(): void
}

/**
 * The search: a native modal dialog around a combobox. The field keeps the focus while arrow keys move through the
 * rows, which are links.
 */
export default function SearchDialog(props: SearchDialogProps): ReactNode {
  const { info, firstQuery, takeTyped, onClosed } = props
  const { baseUrl } = useSite()
  const messages = useMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { dialog, close } = useDialog(input)
  const [query, setQuery] = useState(firstQuery)
  /** Address of the row that the reader has moved to. */
  const [chosen, setChosen] = useState<string>()
  const openWhenAnswered = useRef(false)
  const memory = useSearchMemory(baseUrl)
  const request = useSearchRequest(info, query, { limit: info.maxResults })
  const { answer, fresh, slow, failed, retry } = useSearch(info, request)

  const allHref = resultsAddress(info.resultsRoute, { query: query.trim() })
  const rows = answer ? rowsOf(answer, allHref) : []
  const active = Math.max(
    0,
    rows.findIndex(({ href }) => href === chosen),
  )
  const listId = `${id}list`
  const isListShown = answer !== undefined && answer.hits.length > 0

  const takeTypedNow = useRef(takeTyped)
  useLayoutEffect(() => {
    const typed = takeTypedNow.current()
    if (typed !== undefined) setQuery(typed)
  }, [])

  const change = (next: string): void => {
    setQuery(next)
    setChosen(undefined)
    openWhenAnswered.current = false
  }
  const onOpen = (result: RememberedResult | undefined, event: MouseEvent): void => {
    if (result) memory.remember(result)
    // In a new tab or window, the search stays for the next one.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) close()
  }
  const openRow = (row: ResultRow | undefined, newTab: boolean): void => {
    if (!row) return
    const remembered = toRemember(row)
    if (newTab) {
      if (remembered) memory.remember(remembered)
      window.open(row.href, '_blank', 'noopener')
    } else document.getElementById(optionId(listId, rows.indexOf(row)))?.click()
  }
  // Enter came before the answer: it meant the first result.
  useLayoutEffect(() => {
    if (!fresh || !openWhenAnswered.current) return
    openWhenAnswered.current = false
    openRow(rows[0], false)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (fresh || chosen !== undefined) openRow(rows[active], event.ctrlKey || event.metaKey)
      else openWhenAnswered.current = request !== undefined
      return
    }
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    if (!isListShown) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      dialog.current?.querySelector<HTMLElement>('.search-start-link, .search-chip')?.focus()
      return
    }
    const index = movedIndex(event.key, active, rows.length)
    if (index === undefined) return
    event.preventDefault()
    setChosen(rows[index]?.href)
  }

  return (
    // The keys here are those of the whole dialog, whatever has the focus in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={messages['search.label']}
      onClose={onClosed}
      onKeyDown={(event) => {
        const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
        if (event.key === 'Escape' || isShortcut) {
          // A search field would only be emptied by Escape.
          if (event.nativeEvent.isComposing) return
          event.preventDefault()
          close()
        } else if (
          isCharacter(event.nativeEvent) &&
          event.key !== ' ' &&
          !(event.target as Element).closest(FIELD)
        ) {
          // Typing goes on in the field, wherever the focus was.
          input.current?.focus()
        }
      }}
    >
      <search className="search-panel">
        <SearchInput
          ref={input}
          value={query}
          listId={listId}
          isListShown={isListShown}
          activeId={isListShown ? optionId(listId, active) : undefined}
          slow={slow}
          onChange={change}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        {failed ? (
          <SearchFailure
            onRetry={() => {
              retry()
              input.current?.focus()
            }}
          />
        ) : isListShown ? (
          <ResultList
            id={listId}
            answer={answer}
            rows={rows}
            active={active}
            stale={!fresh}
            onPoint={(row) => setChosen(row.href)}
            onOpen={(row, event) => onOpen(toRemember(row), event)}
          />
        ) : answer ? (
          <NoResults
            info={info}
            answer={answer}
            onTry={(next) => {
              change(next)
              input.current?.focus()
            }}
          />
        ) : (
          <StartScreen memory={memory} onOpen={onOpen} onLeave={() => input.current?.focus()} />
        )}
        <KeyHints />
        <Announcement answer={fresh ? answer : undefined} />
      </search>
    </dialog>
  )
}
