import { useEffect, useRef, type RefObject } from 'react'
import { useNavigation } from '../context.ts'
import { useValueEffect } from '../hooks.ts'

/** During this time after a navigation, scrolling comes from the router and not from the reader. */
const SETTLE_MS = 400

/**
 * Hides the navbar when the reader scrolls down. It reappears when they scroll up, come near the top, or go to another
 * page or a hash target.
 */
export function useHideOnScroll(ref: RefObject<HTMLElement | null>, enabled: boolean): void {
  const { location } = useNavigation()
  const settledAt = useRef(0)

  useValueEffect(location, () => {
    settledAt.current = performance.now() + SETTLE_MS
    ref.current?.removeAttribute('data-hidden')
  })

  useEffect(() => {
    if (!enabled) return
    let last = window.scrollY
    const onScroll = (): void => {
      const bar = ref.current
      const top = Math.max(0, window.scrollY)
      const down = top > last
      const moved = top !== last
      last = top
      if (!bar || !moved) return
      const nearTop = top <= bar.offsetHeight
      const settling = performance.now() < settledAt.current
      // Overscroll at the end of a page must not show the navbar.
      const atEnd = top + window.innerHeight >= document.documentElement.scrollHeight
      if (nearTop || settling) bar.removeAttribute('data-hidden')
      else if (down || !atEnd) bar.toggleAttribute('data-hidden', down)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [ref, enabled])
}
