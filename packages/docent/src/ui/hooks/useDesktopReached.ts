import { useEffect, useEffectEvent } from 'react'

/** Window width from which the desktop layout holds, in pixels. The style sheets repeat it: media queries read no variables. */
export const DESKTOP_BREAKPOINT = 996

/** Calls back when the window grows to desktop width. */
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
