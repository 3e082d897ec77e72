import { useEffect } from 'react'

/** Elements that open and close with an animated height, which excludes dropdowns. */
const ANIMATED = 'details[data-collapse], .markdown details'

const running = new WeakMap<HTMLDetailsElement, Animation>()

/**
 * Duration of a collapse in milliseconds, based on the change in height. It grows with the height, but less than
 * proportionally. With reduced motion, it's 1 ms.
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

/** Animates the collapsible parts of the shell and of articles. Without this hook, they open and close immediately. */
export function useAnimatedDetails(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const summary = event.target.closest('summary')
      const details = summary?.parentElement
      if (!(details instanceof HTMLDetailsElement) || !details.matches(ANIMATED)) return
      // A link or button inside the summary has its own action.
      if (event.target.closest('a[href], button')) return
      event.preventDefault()
      toggleDetails(details)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
