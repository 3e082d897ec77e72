import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { trustedHtml } from '../shared/browser/trusted.ts'
import { useNavigation } from './context.ts'

/**
 * Minimum window width of the desktop layout, in pixels. The style sheets repeat it, because media queries can't use
 * variables.
 */
export const DESKTOP_BREAKPOINT = 996

/** Calls the function when the window grows to desktop width. */
export function useDesktopReached(onReached: () => void): void {
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    const query = window.matchMedia(`(min-width: ${DESKTOP_BREAKPOINT}px)`)
    const onChange = (): void => {
      if (query.matches) reached()
    }
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
}

const never = (): (() => void) => () => undefined

/** Whether the page is hydrated. It's `false` on the server and during hydration, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * HTML for `dangerouslySetInnerHTML`. The object stays the same while the HTML does, because React compares it by
 * identity.
 */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html])
}

/**
 * Runs the effect on mount and whenever the value changes, with the latest values of its closure.
 * @example useValueEffect(page.route, () => menu.close())
 */
export function useValueEffect<T>(value: T, effect: (value: T) => void): void {
  const run = useEffectEvent(effect)
  useEffect(() => run(value), [value])
}

/**
 * Makes a native `<details>` element behave like a dropdown. It closes on a press outside, when the focus leaves, on
 * Escape (which also restores the focus), and after a navigation. The arrow keys move through its links.
 */
export function useDropdown(ref: RefObject<HTMLDetailsElement | null>): void {
  const { pathname } = useNavigation().location
  const shown = useRef(pathname)
  useValueEffect(pathname, () => {
    // Only after a change, because the reader may have opened it before hydration.
    if (shown.current !== pathname && ref.current) ref.current.open = false
    shown.current = pathname
  })

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const onOutside = (event: Event): void => {
      if (details.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (moveBy(details, event)) event.preventDefault()
    }
    const outside = ['pointerdown', 'touchstart', 'focusin'] as const
    for (const type of outside) document.addEventListener(type, onOutside, { passive: true })
    details.addEventListener('keydown', onKeyDown)
    return () => {
      for (const type of outside) document.removeEventListener(type, onOutside)
      details.removeEventListener('keydown', onKeyDown)
    }
  }, [ref])
}

/**
 * Handles a key.
 * @returns whether it's one of the dropdown's keys
 */
function moveBy(details: HTMLDetailsElement, { key, target }: KeyboardEvent): boolean {
  const summary = details.querySelector('summary')
  if (key === 'Escape') {
    if (!details.open) return false
    details.open = false
    summary?.focus()
    return true
  }
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) return false
  if (target === summary && !details.open) {
    if (key === 'Home' || key === 'End') return false
    details.open = true
  }
  const links = [...details.querySelectorAll<HTMLElement>('ul a[href], ul button')]
  const at = target instanceof HTMLElement ? links.indexOf(target) : -1
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at === -1 ? links.length - 1 : at - 1,
    Home: 0,
    End: links.length - 1,
  }[key]
  if (next === undefined) return false
  links[(next + links.length) % links.length]?.focus()
  return true
}
