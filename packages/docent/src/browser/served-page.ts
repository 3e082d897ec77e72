/** Pages that came after the one that the document was written for. */
const shown = new WeakMap<Document, PageData>()

/**
 * The page that is shown: at first what the document says of itself.
 * @throws when it says nothing: docent did not write it
 */
import type { PageData } from '../model/page-data.ts'
export function readPage(): PageData {
  const page = shown.get(document)
  if (page) return page
  const text = document.getElementById('docent-page')?.textContent
  if (!text) throw new Error('This page carries no data: it was not written by docent.')
  return JSON.parse(text) as PageData
}

/** Another page is shown from now on. */
export function showPage(page: PageData): void {
  shown.set(document, page)
}
