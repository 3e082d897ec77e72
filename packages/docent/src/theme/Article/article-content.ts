import { trustedHtml } from '../../browser/trusted.ts'

/** An article element and the HTML that was inserted into it. */
interface ArticleElement extends HTMLElement {
  docentHtml?: string
}

/** Records the HTML that React has inserted into a new element, for `showArticle`. */
export function noteArticle(element: HTMLElement, html: string): void {
  const article: ArticleElement = element
  article.docentHtml = html
}

/**
 * Shows HTML in an article element, unless the element already contains it. Client navigation calls this before React
 * renders, so the reader sees the next page one task earlier. The component's later call then has no effect.
 */
export function showArticle(element: HTMLElement, html: string): void {
  const article: ArticleElement = element
  if (article.docentHtml === html) return
  noteArticle(article, html)
  article.innerHTML = trustedHtml(html)
}
