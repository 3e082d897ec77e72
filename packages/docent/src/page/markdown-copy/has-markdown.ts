import { SEARCH_PAGE } from '../../shared/records/content.ts'
import type { Page } from '../../shared/records/page.ts'

/** Whether a page has a Markdown copy. The not-found page and the search results page have no text. */
export function hasMarkdown({ reactPage }: Page): boolean {
  return reactPage !== '404' && reactPage !== SEARCH_PAGE
}
