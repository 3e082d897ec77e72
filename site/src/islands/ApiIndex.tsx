import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { island } from 'docent'
import './ApiIndex.css'

const KINDS = [
  ['', 'All'],
  ['query', 'Queries'],
  ['action', 'Actions'],
  ['assertion', 'Assertions'],
  ['other', 'Other commands'],
  ['api', 'APIs'],
  ['event', 'Events'],
] as const

/** What is shown: `shown` is undefined until the browser has counted. */
interface Count {
  shown?: number
  total: number
}

export interface ApiIndexProps {
  /** Groups with their tables. They stay as the HTML they are; rows that do not match are hidden. */
  children?: ReactNode
}

// Nothing is measured on the server, and it has no layout effects.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** A filter over the index of the API: by words, and by kind. */
function ApiIndex({ children }: ApiIndexProps): ReactNode {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [kind, setKind] = useState('')
  const [count, setCount] = useState<Count>({ total: 0 })
  const words = useDeferredValue(text)

  // What was typed before the script came counts too.
  useEffect(() => setText(field.current?.value ?? ''), [])

  useBrowserLayoutEffect(() => {
    if (list.current) setCount(filterRows(list.current, words, kind))
  }, [words, kind])

  // A link to a group that the filter hides (from the table of contents, say) shows everything again.
  useEffect(() => {
    function showTarget(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.hash || link.pathname !== location.pathname) return
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (!target?.closest('.api-group[hidden]')) return
      if (list.current) setCount(filterRows(list.current, '', ''))
      setText('')
      setKind('')
    }
    document.addEventListener('click', showTarget, true)
    return () => document.removeEventListener('click', showTarget, true)
  }, [])

  function reset(): void {
    setText('')
    setKind('')
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    setText('')
  }

  return (
    <>
      <search className="api-filter" aria-label="This index">
        <label htmlFor={`${id}text`}>Filter by name or purpose</label>
        <input
          id={`${id}text`}
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="click, cookie, retry …"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <fieldset>
          <legend>Kind</legend>
          {KINDS.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}kind`}
                value={value}
                checked={kind === value}
                onChange={() => setKind(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <output>{describe(count)}</output>
      </search>
      {count.shown === 0 && (
        <div className="api-empty">
          <p>
            Nothing here matches{text.trim() !== '' && <> “{text.trim()}”</>}
            {kind !== '' && <> among the {labelOf(kind)}</>}. Try another word, such as what a
            person does on the page.
          </p>
          <button type="button" className="button" onClick={reset}>
            Show everything
          </button>
        </div>
      )}
      <div ref={list}>{children}</div>
    </>
  )
}

export default island(ApiIndex)

function describe({ shown, total }: Count): string {
  if (shown === undefined) return 'All entries'
  if (shown === 0) return `None of ${total} entries`
  return shown === total ? `All ${total} entries` : `${shown} of ${total} entries`
}

function labelOf(kind: string): string {
  const label = KINDS.find(([value]) => value === kind)?.[1] ?? kind
  return label === 'APIs' ? label : label.toLowerCase()
}

/** Hides the rows that do not match, and groups without a row. */
function filterRows(list: Element, text: string, kind: string): Count {
  const words = text.toLowerCase().split(/\s+/).map(bare).filter(Boolean)
  let shown = 0
  let total = 0
  for (const group of list.querySelectorAll<HTMLElement>('.api-group')) {
    let inGroup = 0
    for (const row of group.querySelectorAll<HTMLElement>('tbody tr')) {
      const content = `${row.textContent} ${row.dataset.words ?? ''}`.toLowerCase()
      const matches =
        (kind === '' || row.dataset.kind === kind) && words.every((word) => content.includes(word))
      row.hidden = !matches
      if (matches) inGroup += 1
      total += 1
    }
    group.hidden = inGroup === 0
    shown += inGroup
  }
  return { shown, total }
}

/** `cy.click()`, `.click(` and `click` are one word. */
function bare(word: string): string {
  return word.replace(/^(cy)?\./, '').replace(/\(.*$/, '')
}
