import { resolveFragment } from './fragment.ts'

/** A hash target that isn't in view after this time is scrolled into view again. */
export const ANCHOR_RECHECK_MS = 250

/**
 * Scrolls to the hash target or to the top of the page, and checks again a moment later, when images and fonts have
 * loaded.
 */
export function scrollToTarget(hash: string): void {
  const target = resolveFragment(hash)
  if (!target) {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    return
  }
  target.scrollIntoView({ behavior: 'instant' })
  recheckAnchor(hash)
}

/** Scrolls the hash target into view if it isn't there after `ANCHOR_RECHECK_MS`, unless the reader has scrolled. */
export function recheckAnchor(hash: string): void {
  let moved = false
  const onMove = (): void => {
    moved = true
  }
  const events = ['wheel', 'touchmove', 'keydown'] as const
  for (const type of events) addEventListener(type, onMove, { once: true, passive: true })
  setTimeout(() => {
    for (const type of events) removeEventListener(type, onMove)
    const target = resolveFragment(hash)
    if (!target || moved) return
    const { top, bottom } = target.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) target.scrollIntoView({ behavior: 'instant' })
  }, ANCHOR_RECHECK_MS)
}
