import {
  memo,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { PageHit, SearchAnswer } from '../../../shared/records/search-model.ts'
import { useMessages, useSite } from '../../context.ts'
import { useValueEffect } from '../../hooks.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { formatMessage } from '../../../shared/messages/messages.ts'
import { MarkedText, PageTitle, SectionLine } from '../parts/ResultParts.tsx'
import { pageIcon, plainText, sectionIcon, type ResultRow } from '../parts/rows.ts'
import { adoptStyles } from '../parts/adopt-styles.ts'
import styles from './ResultList.css?inline'

adoptStyles(styles)

export interface ResultListProps {
  id: string
  answer: SearchAnswer
  rows: readonly ResultRow[]
  /** Index of the row that Enter opens. */
  active: number
  /** The answer belongs to an earlier query, and the newer answer is late. */
  stale: boolean
  onPoint(row: ResultRow): void
  onOpen(row: ResultRow, event: MouseEvent): void
}

/** Element ID of a row, for the field's `aria-activedescendant`. */
export const optionId = (id: string, index: number): string => `${id}-${index}`

// A combobox whose options are links. No native element provides that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/**
 * The list below the field: pages with their sections. The rows are links, so they also open in new tabs and windows.
 */
export function ResultList(props: ResultListProps): ReactNode {
  const { id, answer, rows, active, stale, onPoint, onOpen } = props
  const messages = useMessages()
  const { locale } = useSite()
  const list = useRef<HTMLDivElement>(null)
  const activeHref = rows[active]?.href
  useValueEffect(activeHref, () => {
    // In the next frame, which has to compute the layout anyway.
    requestAnimationFrame(() => {
      const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
      if (option?.id === optionId(id, 0)) list.current?.scrollTo({ top: 0 })
      else option?.scrollIntoView({ block: 'nearest' })
    })
  })
  const shown = useShownRows(answer, rows.length)
  const rowOf = ({ target }: SyntheticEvent): ResultRow | undefined => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    return rows.find((_, index) => optionId(id, index) === option?.id)
  }
  const all = rows.at(-1)
  const groups = groupsOf(rows).filter(({ first }) => first < shown || active >= shown)
  return (
    // The field keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      id={id}
      className="search-list"
      role="listbox"
      aria-label={messages['search.results']}
      aria-busy={stale || undefined}
      onPointerMove={(event) => {
        const row = rowOf(event)
        if (row && row.href !== activeHref) onPoint(row)
      }}
      onClick={(event) => {
        const row = rowOf(event)
        if (row) onOpen(row, event)
      }}
    >
      {/* A separate parent: inserting a group before the last row would compute the styles of the whole list again, since
          rules such as `* + *` apply to the elements after it. */}
      <div role="presentation">
        {groups.map(({ first, rows: own }, index) => (
          <Group
            // Keyed by index, so that elements are reused for other rows, which is half the work of creating new ones.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            id={id}
            first={first}
            rows={own}
            active={active >= first && active < first + own.length ? active - first : -1}
          />
        ))}
      </div>
      {all && !all.hit && (
        <Option id={optionId(id, rows.length - 1)} row={all} selected={active === rows.length - 1}>
          <Icon name="search" />
          <span className="search-option-text">
            {formatMessage(messages['search.seeAll'], {
              count: answer.total.toLocaleString(locale),
            })}
          </span>
        </Option>
      )}
    </div>
  )
}

interface RowGroup {
  /** Index of the first row in the list. */
  first: number
  rows: ResultRow[]
}

/** Groups rows by page. */
function groupsOf(rows: readonly ResultRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  rows.forEach((row, index) => {
    const last = groups.at(-1)
    if (row.hit && last?.rows[0]?.hit === row.hit) last.rows.push(row)
    else if (row.hit) groups.push({ first: index, rows: [row] })
  })
  return groups
}

/**
 * The first rows are rendered with the answer. They fill the list before the reader scrolls. The others follow in
 * steps, so that a letter doesn't wait for rows that aren't visible. `dialog-frame.ts` has the times with and without
 * this.
 */
const ROWS_AT_ONCE = 12
/** The second step comes after this pause in typing, in milliseconds. */
const PAUSE_MS = 400
/** Time between the steps after that, so that a letter waits for one step at most, in milliseconds. */
const NEXT_MS = 60

/** The number of rows to show. It grows while the reader looks at the answer instead of typing. */
function useShownRows({ query }: SearchAnswer, count: number): number {
  const [state, setState] = useState({ query, shown: ROWS_AT_ONCE })
  const shown = state.query === query ? state.shown : ROWS_AT_ONCE
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(
      () => setState({ query, shown: shown + ROWS_AT_ONCE }),
      shown === ROWS_AT_ONCE ? PAUSE_MS : NEXT_MS,
    )
    return () => clearTimeout(timer)
  }, [query, shown, count])
  return shown
}

interface GroupProps extends RowGroup {
  id: string
  /** Index in the group of the row that Enter opens, or -1. */
  active: number
}

/**
 * A page with its sections. Most of an answer is usually the same as for the previous letter, and identical rows aren't
 * rendered again, so that the next letter doesn't wait.
 */
const Group = memo(
  function Group({ id, first, rows, active }: GroupProps): ReactNode {
    return (
      <div role="group" className="search-group" aria-label={plainText(rows[0]?.hit?.title ?? [])}>
        {rows.map((row, index) => (
          <Option
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            id={optionId(id, first + index)}
            row={row}
            selected={index === active}
          >
            {row.section ? (
              <>
                <Icon name={sectionIcon(row.section)} />
                <SectionLine section={row.section} />
              </>
            ) : (
              row.hit && <PageLine hit={row.hit} />
            )}
          </Option>
        ))}
      </div>
    )
  },
  (a, b) =>
    a.id === b.id &&
    a.first === b.first &&
    a.active === b.active &&
    a.rows.length === b.rows.length &&
    isSame(a.rows[0]?.hit, b.rows[0]?.hit),
)

/** Hits of two answers are different objects even if they're equal. */
function isSame(a: PageHit | undefined, b: PageHit | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

interface OptionProps {
  id: string
  row: ResultRow
  selected: boolean
  children: ReactNode
}

function Option({ id, row, selected, children }: OptionProps): ReactNode {
  const kind = row.section ? 'section' : row.hit ? 'page' : 'all'
  return (
    <a
      id={id}
      className={`search-option search-option-${kind}`}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={row.href}
      data-no-router={row.external ? '' : undefined}
    >
      {children}
      {row.external ? (
        <Icon name="external" />
      ) : (
        <span className="search-enter">{selected && <Icon name="enter" />}</span>
      )}
    </a>
  )
}

function PageLine({ hit }: { hit: PageHit }): ReactNode {
  return (
    <>
      <Icon name={pageIcon(hit.isCode)} />
      <span className="search-option-text">
        <span className="search-option-title">
          <PageTitle hit={hit} />
        </span>
        {hit.snippet.length > 0 && (
          <span className="search-option-snippet">
            <MarkedText parts={hit.snippet} />
          </span>
        )}
      </span>
      {hit.area && <span className="search-area">{hit.area.label}</span>}
    </>
  )
}
