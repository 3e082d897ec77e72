import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { SearchInfo } from '../../../shared/records/search-model.ts'
import { loadProvider } from '../../../search/providers/load-provider.ts'
import { createSearchSession } from '../../../search/session/session.ts'
import { readResultsAddress, resultsAddress } from '../../../search/session/search-memory.ts'
import { useMessages, useNavigation, usePage, useSite } from '../../context.ts'
import { useValueEffect } from '../../hooks.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { formatCount, formatMessage } from '../../../shared/messages/messages.ts'
import { Spinner } from '../../Spinner/Spinner.tsx'
import '../parts/adopt-styles.ts'
import { adoptStyles } from '../parts/adopt-styles.ts'
import { Announcement } from '../parts/Announcement.tsx'
import { NoResults } from '../parts/NoResults.tsx'
import { toRemember } from '../parts/rows.ts'
import { SearchFailure } from '../parts/ResultParts.tsx'
import { searchRequest, siteSections } from '../parts/search-request.ts'
import { useSearchMemory } from '../parts/useSearchMemory.ts'
import { AreaFilter } from './AreaFilter.tsx'
import { ResultItem } from './ResultItem.tsx'
import styles from './SearchResults.css?inline'
import { useResultsPosition } from './useResultsPosition.ts'

adoptStyles(styles)

/** Number of results at first, and of those that are added each time. */
const STEP = 20

/** The address is updated after this pause in typing. */
const ADDRESS_AFTER_MS = 300

export interface SearchResultsProps {
  info: SearchInfo
  /** What the reader has typed into the form before this component replaced it. */
  typed: string
  focused: boolean
}

/** The results page: all results for the query in its address. */
export default function SearchResults({ info, typed, focused }: SearchResultsProps): ReactNode {
  const site = useSite()
  const page = usePage()
  const messages = useMessages()
  const id = useId()
  const { location, setQuery: setAddress } = useNavigation()
  const address = readResultsAddress(location.search)
  const section = address.section
  const [query, setQuery] = useState(typed === '' ? address.query : typed)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const memory = useSearchMemory(site)

  // The address changes on Back, Forward, and a link to another query.
  const [known, setKnown] = useState(address.query)
  // Queries that this component has put into the address. They arrive later, when the reader may have typed on.
  const [sent, setSent] = useState<readonly string[]>([])
  if (known !== address.query) {
    setKnown(address.query)
    if (sent.includes(address.query)) setSent([])
    else if (query.trim() !== address.query) setQuery(address.query)
  }
  useEffect(() => {
    if (query.trim() === address.query) return
    const timer = setTimeout(() => {
      const next = query.trim()
      setSent((earlier) => [...earlier, next])
      setAddress?.(resultsAddress('', { query: next, section }), { replace: true })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, address.query, section, setAddress])

  const text = query.trim()
  const position = useResultsPosition(`${text}\0${section ?? ''}`, STEP)
  const request = searchRequest(
    query,
    {
      limit: position.limit,
      ...(section !== undefined && { area: section }),
      ...(text === address.query && { settled: true }),
    },
    { info, site, page },
  )
  const [session] = useState(() => createSearchSession(() => loadProvider(info)))
  const { answer, slow, failed } = useSyncExternalStore(session.subscribe, session.state)
  // `settled` doesn't make it a different request.
  useValueEffect(JSON.stringify({ ...request, settled: undefined }), () => session.ask(request))

  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  useEffect(() => {
    const title =
      text === ''
        ? messages['search.pageTitle']
        : formatMessage(messages['search.pageTitleQuery'], { query: text })
    document.title = `${title} ${site.titleDelimiter} ${site.title}`
  }, [text, messages, site])
  useEffect(() => {
    if (session.isAnswered()) position.onAnswered(list.current)
  })

  return (
    <>
      <div className="markdown">
        <h1>{messages['search.pageTitle']}</h1>
      </div>
      <search>
        <form
          className="search-form"
          action={info.resultsRoute}
          onSubmit={(event) => {
            event.preventDefault()
            setSent((earlier) => [...earlier, text])
            setAddress?.(resultsAddress('', { query: text, section }), { replace: true })
            // Closes the on-screen keyboard, which covers the results.
            if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
          }}
        >
          <label className="search-form-field" htmlFor={id}>
            {slow ? <Spinner label={messages['search.loading']} /> : <Icon name="search" />}
            <span className="visually-hidden">{messages['search.label']}</span>
            <input
              ref={input}
              id={id}
              name="q"
              type="search"
              placeholder={messages['search.placeholder']}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <button type="submit" className="button">
            {messages['search.submit']}
          </button>
        </form>
      </search>
      {request === undefined && (
        <div className="search-prompt">
          <p>{messages['search.prompt']}</p>
          <ul className="search-suggestions">
            {siteSections(site).map(({ label, href }) => (
              <li key={href}>
                <a className="search-chip" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failed && <SearchFailure onRetry={session.retry} />}
      {answer && (
        <>
          <AreaFilter
            areas={answer.areas}
            section={section}
            addressOf={(area) => resultsAddress(info.resultsRoute, { query: text, section: area })}
            onChoose={(area) => setAddress?.(resultsAddress('', { query: text, section: area }))}
          />
          {answer.total === 0 ? (
            <NoResults
              info={info}
              answer={answer}
              onTry={(next) => {
                setQuery(next)
                input.current?.focus()
              }}
            />
          ) : (
            <>
              <p className="search-count">
                {formatCount(messages, 'search.count', answer.total, site.locale, {
                  query: answer.query,
                })}
              </p>
              <ol ref={list} className="search-results" aria-busy={slow || undefined}>
                {answer.hits.map((hit) => (
                  <ResultItem
                    key={hit.href}
                    hit={hit}
                    onOpen={(opened) => {
                      position.keep()
                      const result = toRemember({ hit, ...opened })
                      if (result) memory.remember(result)
                    }}
                  />
                ))}
              </ol>
              {answer.hits.length < answer.total && (
                <button
                  type="button"
                  className="search-more"
                  onClick={() => position.showMore(answer.hits.length)}
                >
                  {messages['search.more']}
                </button>
              )}
            </>
          )}
        </>
      )}
      <Announcement answer={answer} isCurrent={session.isAnswered} />
    </>
  )
}
