import { useEffect, useEffectEvent } from 'react'

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
