import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '../context.ts'

/** Scrolling in this time after a navigation is the router's, not the reader's. */
const SETTLE_MS = 400

/**
 * Whether the bar is hidden: when the reader scrolls down, until they scroll up, come near the top, or go to another
 * page or a hash target.
 */
export function useHideOnScroll(enabled: boolean): boolean {
  const { location } = useNavigation()
  const [hidden, setHidden] = useState(false)
  const settledAt = useRef(0)

  useEffect(() => {
    settledAt.current = performance.now() + SETTLE_MS
    setHidden(false)
  }, [location])

  useEffect(() => {
    if (!enabled) return
    let last = window.scrollY
    const onScroll = (): void => {
      const top = Math.max(0, window.scrollY)
      const height = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0
      const atEnd = top + window.innerHeight >= document.documentElement.scrollHeight
      if (top <= height || performance.now() < settledAt.current) setHidden(false)
      // The bounce at the end of a page must not bring the bar back.
      else if (top !== last && !(atEnd && top < last)) setHidden(top > last)
      last = top
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [enabled])

  return enabled && hidden
}
