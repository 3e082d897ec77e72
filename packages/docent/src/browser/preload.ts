/**
 * Asks at once for a file that the application fetches later, when its code is there.
 * @param href must be fetched with the defaults of `fetch`, or the browser asks twice
 */
export function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}
