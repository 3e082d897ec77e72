import type { PageData } from '../records/page-data.ts'

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

/** For each document, the page that replaced the one it was served with. */
const shown = new WeakMap<Document, PageData>()

/**
 * The page that is shown. Until the first navigation, it's the one in the document's embedded data.
 * @throws if the document contains no data because docent didn't write it
 */
export function readPage(): PageData {
  const page = shown.get(document)
  if (page) return page
  const text = document.getElementById('docent-page')?.textContent
  if (!text) throw new Error("This page contains no data because docent didn't write it.")
  return JSON.parse(text) as PageData
}

/** Records the page that a navigation shows. */
export function showPage(page: PageData): void {
  shown.set(document, page)
}
