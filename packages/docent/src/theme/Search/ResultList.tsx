import { useRef, type MouseEvent, type ReactNode } from 'react'
import type { SearchAnswer } from '../../search/model.ts'
import { useMessages, useSite } from '../context.ts'
import { useValueEffect } from '../hooks/useValueEffect.ts'
import { Icon } from '../Icon/Icon.tsx'
import { formatMessage } from '../messages.ts'
import { MarkedText } from './MarkedText.tsx'
import { plainText, type ResultRow } from './rows.ts'
import { SectionLine } from './SectionLine.tsx'
import { adoptStyles } from './adopt-styles.ts'
import styles from './ResultList.css?inline'

adoptStyles(styles)

export interface ResultListProps {
  id: string
  answer: SearchAnswer
  rows: readonly ResultRow[]
  /** Index of the row that Enter opens. */
  active: number
  /** A newer answer is on its way. */
  stale: boolean
  onPoint(row: ResultRow): void
  onOpen(row: ResultRow, event: MouseEvent): void
}

/** Element id of a row: what the field names as its active descendant. */
export const optionId = (id: string, index: number): string => `${id}-${index}`

// A list of links in the pattern of a combobox: no native element has options that are links.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/** The list below the field: pages with their sections. The rows are links, so every way to open a link works. */
export function ResultList(props: ResultListProps): ReactNode {
  const { id, answer, rows, active, stale } = props
  const messages = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const activeHref = rows[active]?.href
  useValueEffect(activeHref, () => {
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (active === 0) list.current?.scrollTo({ top: 0 })
    else option?.scrollIntoView({ block: 'nearest' })
  })

  const groups = answer.hits.map((hit) => ({
    hit,
    own: rows.flatMap((row, index) => (row.hit === hit ? [{ row, index }] : [])),
  }))
  const all = rows.at(-1)
  return (
    <div
      ref={list}
      id={id}
      className="search-list"
      role="listbox"
      aria-label={messages['search.results']}
      aria-busy={stale || undefined}
    >
      {groups.map(
        ({ hit, own }) =>
          own.length > 0 && (
            <div key={hit.href} role="group" aria-label={plainText(hit.title)}>
              {own.map(({ row, index }) => (
                <Option key={row.href} {...props} row={row} index={index} />
              ))}
            </div>
          ),
      )}
      {all && !all.hit && <Option {...props} row={all} index={rows.length - 1} />}
    </div>
  )
}

interface OptionProps extends ResultListProps {
  row: ResultRow
  index: number
}

function Option({ id, answer, row, index, active, onPoint, onOpen }: OptionProps): ReactNode {
  const { locale } = useSite()
  const messages = useMessages()
  const { hit, section } = row
  const kind = section ? 'section' : hit ? 'page' : 'all'
  return (
    // The field keeps the focus and hears the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <a
      id={optionId(id, index)}
      className={`search-option search-option-${kind}`}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={row.href}
      data-no-router={row.external ? '' : undefined}
      onPointerMove={() => onPoint(row)}
      onClick={(event) => onOpen(row, event)}
    >
      {section ? (
        <SectionLine section={section} />
      ) : hit ? (
        <>
          <Icon name="note" />
          <span className="search-option-text">
            <span className="search-option-title">
              <MarkedText parts={hit.title} />
            </span>
            {hit.snippet.length > 0 && (
              <span className="search-option-snippet">
                <MarkedText parts={hit.snippet} />
              </span>
            )}
          </span>
          {hit.area && <span className="search-area">{hit.area.label}</span>}
        </>
      ) : (
        <>
          <Icon name="search" />
          <span className="search-option-text">
            {formatMessage(messages['search.seeAll'], {
              count: answer.total.toLocaleString(locale),
            })}
          </span>
        </>
      )}
      {row.external ? <Icon name="external" /> : <Icon name="enter" className="search-enter" />}
    </a>
  )
}
