import { internalUrl } from './location.ts'
import { mayPrefetch } from './may-prefetch.ts'
import { whenIdle } from '../browser/when-idle.ts'

/**
 * Prefetches pages on hover, focus, and touch, and pages with visible links while the browser is idle.
 * @returns a function that looks for links again, to call after each navigation
 */
export function startPrefetching(
  baseUrl: string,
  prefetch: (pathname: string) => void,
): () => void {
  if (!mayPrefetch()) return () => undefined
  const want = (link: Element | null | undefined): void => {
    const url = link instanceof HTMLAnchorElement ? internalUrl(link, baseUrl) : undefined
    if (url && mayPrefetch()) prefetch(url.pathname)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => want((event.target as Element | null)?.closest('a[href]')),
      { passive: true },
    )
  }
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue
      seen.unobserve(entry.target)
      whenIdle(() => want(entry.target))
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
