import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react'
import { filterItems, type Count, type ListShape } from './filter-items.ts'

export interface ListFilter<Choice extends string> {
  text: string
  setText: (text: string) => void
  /** Selected values. An empty value means all. */
  choices: Record<Choice, string>
  choose: (name: Choice, value: string) => void
  count: Count
  /** Shows everything and moves the focus to the text field. */
  reset: () => void
}

// The server doesn't measure anything and has no layout effects.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * A filter for a list that stays static HTML. Items that don't match are hidden.
 *
 * @param listRef the element around the list
 * @param fieldRef the text field
 * @param shape selectors of groups and items
 * @param names names of the choices, which are data attributes of items or groups
 */
export function useListFilter<Choice extends string>(
  listRef: RefObject<Element | null>,
  fieldRef: RefObject<HTMLInputElement | null>,
  shape: ListShape,
  names: readonly Choice[],
): ListFilter<Choice> {
  const none = useMemo(
    () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Choice, string>,
    [names],
  )
  const [text, setText] = useState('')
  const [choices, setChoices] = useState(none)
  const [count, setCount] = useState<Count>({ total: 0 })
  const words = useDeferredValue(text)

  // Text that was typed before the script loaded counts, too.
  useEffect(() => setText(fieldRef.current?.value ?? ''), [fieldRef])

  useBrowserLayoutEffect(() => {
    if (listRef.current) setCount(filterItems(listRef.current, shape, words, choices))
  }, [listRef, shape, words, choices])

  // A link to a group that the filter hides, for example in the table of contents, shows everything again.
  useEffect(() => {
    function showTarget(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.hash || link.pathname !== location.pathname) return
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      const group = target?.closest<HTMLElement>(shape.groups)
      if (!listRef.current || !group?.hidden) return
      setCount(filterItems(listRef.current, shape, '', none))
      setText('')
      setChoices(none)
    }
    document.addEventListener('click', showTarget, true)
    return () => document.removeEventListener('click', showTarget, true)
  }, [listRef, shape, none])

  return {
    text,
    setText,
    choices,
    choose: (name, value) => setChoices((before) => ({ ...before, [name]: value })),
    count,
    reset() {
      setText('')
      setChoices(none)
      fieldRef.current?.focus()
    },
  }
}
