import { hashTarget, reveal } from './hash-target.ts'

/** A hash target that isn't in view after this time is scrolled into view again. */
export const ANCHOR_RECHECK_MS = 250

/**
 * Scrolls to the hash target or to the top of the page, and checks again a moment later, when images and fonts have
 * loaded.
 */
export function scrollToTarget(hash: string): void {
  const target = hashTarget(hash)
  if (!target) {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    return
  }
  reveal(target)
  target.scrollIntoView({ behavior: 'instant' })
  recheckAnchor(hash)
}

/**
 * Scrolls to where the reader was. The hash target is revealed because the content above the position may depend on it.
 */
export function restorePosition(top: number, hash: string): void {
  const target = hashTarget(hash)
  if (target) reveal(target)
  window.scrollTo({ top, behavior: 'instant' })
}

/**
 * Moves the focus to an element of the text, so that the next Tab continues there and screen readers read on from
 * there. Browsers do the same when they follow a link to a hash, but they don't know where the application goes.
 */
export function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** Scrolls the hash target into view if it isn't there after `ANCHOR_RECHECK_MS`, unless the reader has scrolled. */
function recheckAnchor(hash: string): void {
  let moved = false
  const onMove = (): void => {
    moved = true
  }
  const events = ['wheel', 'touchmove', 'keydown'] as const
  for (const type of events) addEventListener(type, onMove, { once: true, passive: true })
  setTimeout(() => {
    for (const type of events) removeEventListener(type, onMove)
    // The reader may have gone on to another target or back.
    const target = location.hash === hash ? hashTarget(hash) : null
    if (!target || moved) return
    const { top, bottom } = target.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) target.scrollIntoView({ behavior: 'instant' })
  }, ANCHOR_RECHECK_MS)
}
