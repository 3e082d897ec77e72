import { useEffect } from 'react'

/** Elements that open and close with an animated height; dropdowns do not. */
const ANIMATED = 'details[data-collapse], .markdown details'

const running = new WeakMap<HTMLDetailsElement, Animation>()

/**
 * Duration of a collapse in milliseconds, from the height that changes: high lists take longer, but less than in
 * proportion. 1 ms when the reader prefers reduced motion.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1
  const unit = height / 36
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10)
}

/** Opens or closes a `<details>` element with an animated height. */
export function toggleDetails(details: HTMLDetailsElement): void {
  const closing = details.open && !details.hasAttribute('data-closing')
  const from = details.offsetHeight
  running.get(details)?.cancel()
  details.open = !closing
  const to = details.offsetHeight
  details.open = true
  details.toggleAttribute('data-closing', closing)

  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: collapseDuration(Math.abs(to - from), reduced), easing: 'ease-in-out' },
  )
  running.set(details, animation)
  animation.onfinish = () => {
    running.delete(details)
    details.open = !closing
    details.removeAttribute('data-closing')
  }
}

/** Animates the collapsible parts of the shell and of articles; they work without it, at once. */
export function useAnimatedDetails(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const summary = event.target.closest('summary')
      const details = summary?.parentElement
      if (!(details instanceof HTMLDetailsElement) || !details.matches(ANIMATED)) return
      // A link or button in the summary does its own work.
      if (event.target.closest('a[href], button')) return
      event.preventDefault()
      toggleDetails(details)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
