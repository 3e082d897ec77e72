import type { PageData } from '../model.ts'

/**
 * What the document says of its page.
 * @throws when it says nothing: docent did not write it
 */
export function readPage(): PageData {
  const element = document.getElementById('docent-page')
  if (!element?.textContent)
    throw new Error('This page carries no data: it was not written by docent.')
  return JSON.parse(element.textContent) as PageData
}
