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
// The filter looks like that of the API's index.
import './ApiIndex.css'
import './PluginsList.css'

const BADGES = [
  ['', 'All'],
  ['official', 'Official'],
  ['community', 'Community'],
] as const

interface Filter {
  words: string
  category: string
  badge: string
}

/** What is shown: `shown` is undefined until the browser has counted. */
interface Count {
  shown?: number
  total: number
}

export interface PluginsListProps {
  /** Categories in the order of the list. */
  categories: string[]
  /** The list. It stays as the HTML it is; plugins that do not match are hidden. */
  children?: ReactNode
}

// Nothing is measured on the server, and it has no layout effects.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** A filter over the list of plugins: by words, category and badge. */
function PluginsList({ categories, children }: PluginsListProps): ReactNode {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [category, setCategory] = useState('')
  const [badge, setBadge] = useState('')
  const [count, setCount] = useState<Count>({ total: 0 })
  const words = useDeferredValue(text)

  // What was typed before the script came counts too.
  useEffect(() => setText(field.current?.value ?? ''), [])

  useBrowserLayoutEffect(() => {
    if (list.current) setCount(filterPlugins(list.current, { words, category, badge }))
  }, [words, category, badge])

  // A link to a category that the filter hides (from the table of contents, say) shows everything again.
  useEffect(() => {
    function showTarget(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.hash || link.pathname !== location.pathname) return
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (!list.current || !target?.closest('.plugin-category[hidden]')) return
      setCount(filterPlugins(list.current, { words: '', category: '', badge: '' }))
      setText('')
      setCategory('')
      setBadge('')
    }
    document.addEventListener('click', showTarget, true)
    return () => document.removeEventListener('click', showTarget, true)
  }, [])

  function reset(): void {
    setText('')
    setCategory('')
    setBadge('')
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    setText('')
  }

  return (
    <>
      <search className="api-filter" aria-label="This list">
        <label htmlFor={`${id}text`}>Filter by name or purpose</label>
        <input
          id={`${id}text`}
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="drag and drop, esbuild, email …"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <label htmlFor={`${id}category`}>Category</label>
        <select
          id={`${id}category`}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value="">All categories</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <fieldset>
          <legend>Maintained by</legend>
          {BADGES.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}badge`}
                value={value}
                checked={badge === value}
                onChange={() => setBadge(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <output>{describe(count)}</output>
      </search>
      {count.shown === 0 && (
        <div className="api-empty">
          <p>No plugin matches. Try another word, such as what the plugin should do.</p>
          <button type="button" className="button" onClick={reset}>
            Show all plugins
          </button>
        </div>
      )}
      <div ref={list}>{children}</div>
    </>
  )
}

export default island(PluginsList)

function describe({ shown, total }: Count): string {
  if (shown === undefined) return 'All plugins'
  if (shown === 0) return `None of ${total} plugins`
  return shown === total ? `All ${total} plugins` : `${shown} of ${total} plugins`
}

/** Hides the plugins that do not match, and categories without a plugin. */
function filterPlugins(list: Element, filter: Filter): Count {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  let total = 0
  for (const section of list.querySelectorAll<HTMLElement>('.plugin-category')) {
    const category = section.dataset.category ?? ''
    let inCategory = 0
    for (const item of section.querySelectorAll<HTMLElement>('.plugin-cards > li')) {
      const content = `${item.textContent} ${item.dataset.words} ${category}`.toLowerCase()
      const matches =
        (filter.category === '' || filter.category === category) &&
        (filter.badge === '' || filter.badge === item.dataset.badge) &&
        words.every((word) => content.includes(word))
      item.hidden = !matches
      if (matches) inCategory += 1
      total += 1
    }
    section.hidden = inCategory === 0
    shown += inCategory
  }
  return { shown, total }
}
