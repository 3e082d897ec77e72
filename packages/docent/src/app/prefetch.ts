import { mayPrefetch, whenIdle } from '../shared/browser/scheduling.ts'
import { internalUrl } from './location.ts'

interface Preloading {
  prefetch: (pathname: string) => void
  /** Called for a link that the reader points at, focuses, or touches. */
  prepare: (pathname: string) => void
  /** Called when the reader leaves such a link. */
  abandon: (pathname: string) => void
}

/**
 * Prepares pages on hover, focus, and touch, and prefetches pages with visible links while the browser is idle.
 * @returns a function that looks for links again, to call after each navigation
 */
export function startPrefetching(
  baseUrl: string,
  { prefetch, prepare, abandon }: Preloading,
): () => void {
  if (!mayPrefetch()) return () => undefined
  const want = (link: unknown, load: (pathname: string) => void): void => {
    const url = link instanceof HTMLAnchorElement ? internalUrl(link, baseUrl) : undefined
    if (url && mayPrefetch()) load(url.pathname)
  }
  const linkAt = ({ target }: Event): Element | null | undefined =>
    (target as Element | null)?.closest('a[href]')
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, (event) => want(linkAt(event), prepare), { passive: true })
  const leave = (event: PointerEvent | FocusEvent): void => {
    const link = linkAt(event)
    if (link?.contains(event.relatedTarget as Node | null)) return
    want(link, abandon)
  }
  document.addEventListener('focusout', leave)
  document.addEventListener('pointerout', (event) => {
    // A finger leaves the link before its click.
    if (event.pointerType !== 'touch') leave(event)
  })
  // The touch is the start of scrolling.
  document.addEventListener('pointercancel', leave)
  // The reader may have reached a link before this code had loaded.
  want(document.querySelector('a[href]:hover') ?? document.activeElement, prepare)
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue
      seen.unobserve(entry.target)
      whenIdle(() => want(entry.target, prefetch))
    }
  })
  // Links in the article and the pager, which lead to what is read next. Prefetching the sidebar would take about a
  // hundred requests.
  return () => {
    seen.disconnect()
    for (const link of document.querySelectorAll('main a[href]:not([href^="#"])'))
      seen.observe(link)
  }
}
