/**
 * Starts to fetch a file that the application needs as soon as its code has loaded.
 * @param href must later be fetched with the default options of `fetch`; otherwise, the browser fetches the file twice
 */
export function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}
