import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { type RememberedResult, resultsAddress } from '../../../search/session/search-memory.ts'
import type { SearchArea, SearchInfo } from '../../../shared/records/search-model.ts'
import type { SearchSession } from '../../../search/session/session.ts'
import { useSite } from '../../context.ts'
import '../parts/adopt-styles.ts'
import { adoptStyles } from '../parts/adopt-styles.ts'
import { Announcement } from '../parts/Announcement.tsx'
import { isComposing, type DialogFrame } from './dialog-frame.ts'
import { AreaChoice } from './AreaChoice.tsx'
import { KeyHints, SearchBar, useCombobox } from './SearchBar.tsx'
import { NoResults } from '../parts/NoResults.tsx'
import { optionId, ResultList } from './ResultList.tsx'
import { movedIndex, rowsOf, toRemember, type ResultRow } from '../parts/rows.ts'
import styles from './SearchDialog.css?inline'
import { SearchFailure } from '../parts/ResultParts.tsx'
import { StartScreen } from './StartScreen.tsx'
import { useSearchMemory } from '../parts/useSearchMemory.ts'

adoptStyles(styles)

export interface SearchDialogProps {
  info: SearchInfo
  frame: DialogFrame
  session: SearchSession
  /** Requests an answer to the text in the field, from the whole site or from an area. */
  ask(query: string, area?: string): void
}

/**
 * The search: a combobox in a native modal dialog. The field keeps the focus while the arrow keys move through the rows,
 * which are links.
 */
export function SearchDialog({ info, frame, session, ask }: SearchDialogProps): ReactNode {
  const { field } = frame
  const site = useSite()
  const id = useId()
  /** Address of the row to which the reader has moved. */
  const [chosen, setChosen] = useState<string>()
  /** Where to open the first result when it arrives, because Enter was pressed before the answer. */
  const openWhenAnswered = useRef<'here' | 'new tab'>(undefined)
  const [area, setArea] = useState<SearchArea>()
  const memory = useSearchMemory(site)
  const { answer, slow, failed } = useSyncExternalStore(session.subscribe, session.state)
  // A reader who has typed before the dialog opened sees the answer without a start screen before it.
  const [awaitsFirst, setAwaitsFirst] = useState(field.value.trim() !== '')
  if (awaitsFirst && answer) setAwaitsFirst(false)

  const rows = answer
    ? rowsOf(
        answer,
        resultsAddress(info.resultsRoute, {
          query: answer.query,
          ...(area && { section: area.id }),
        }),
      )
    : []
  const active = Math.max(
    0,
    rows.findIndex(({ href }) => href === chosen),
  )
  const listId = `${id}list`
  const isListShown = answer !== undefined && answer.hits.length > 0

  const onInput = (query: string): void => {
    if (query.trim() === '') setAwaitsFirst(false)
    // React schedules work even if the state stays the same, and that would be a third of a letter's time.
    if (chosen !== undefined) setChosen(undefined)
    openWhenAnswered.current = undefined
    ask(query, area?.id)
  }
  const choose = (next: SearchArea | undefined): void => {
    setArea(next)
    setChosen(undefined)
    ask(field.value, next?.id)
  }
  const write = (query: string): void => {
    frame.write(query)
    onInput(query)
  }

  const onOpen = (result: RememberedResult | undefined, event: MouseEvent): void => {
    if (result) memory.remember(result)
    // If a result opens in a new tab or window, the search stays open.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) frame.close()
  }
  const openRow = (row: ResultRow | undefined, newTab: boolean): void => {
    if (!row) return
    const remembered = toRemember(row)
    if (newTab) {
      if (remembered) memory.remember(remembered)
      window.open(row.href, '_blank', 'noopener')
    } else document.getElementById(optionId(listId, rows.indexOf(row)))?.click()
  }
  useLayoutEffect(() => {
    const where = openWhenAnswered.current
    if (!session.isAnswered() || where === undefined) return
    openWhenAnswered.current = undefined
    openRow(rows[0], where === 'new tab')
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const newTab = event.ctrlKey || event.metaKey
      if (session.isAnswered() || chosen !== undefined) openRow(rows[active], newTab)
      else openWhenAnswered.current = newTab ? 'new tab' : 'here'
      return
    }
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    if (!isListShown) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      frame.body.querySelector<HTMLElement>('.search-start-link, .search-chip')?.focus()
      return
    }
    const index = movedIndex(event.key, active, rows.length)
    if (index === undefined) return
    event.preventDefault()
    setChosen(rows[index]?.href)
  }

  useCombobox(field, {
    listId: isListShown ? listId : undefined,
    activeId: isListShown ? optionId(listId, active) : undefined,
    onInput,
    onKeyDown,
  })

  return (
    <>
      <SearchBar frame={frame} slow={slow} onClear={() => write('')} />
      {failed ? (
        <SearchFailure
          onRetry={() => {
            session.retry()
            field.focus()
          }}
        />
      ) : isListShown ? (
        <ResultList
          id={listId}
          answer={answer}
          rows={rows}
          active={active}
          stale={slow}
          onPoint={(row) => setChosen(row.href)}
          onOpen={(row, event) => onOpen(toRemember(row), event)}
        />
      ) : answer ? (
        <NoResults info={info} answer={answer} onTry={write} />
      ) : awaitsFirst ? null : (
        <StartScreen memory={memory} onOpen={onOpen} onLeave={() => field.focus()} />
      )}
      {answer && <AreaChoice areas={answer.areas} chosen={area} onChoose={choose} />}
      <KeyHints />
      <Announcement answer={answer} isCurrent={session.isAnswered} />
    </>
  )
}
