import { SEARCH_PAGE } from '../model/content.ts'
import type { Page } from '../model/page.ts'

/** Whether a page is worth a copy as Markdown: the not-found page and the page of search results have no text. */
export function hasMarkdown({ reactPage }: Page): boolean {
  return reactPage !== '404' && reactPage !== SEARCH_PAGE
}
