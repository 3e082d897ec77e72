import { trustedHtml } from '../../browser/trusted.ts'

/** An article element, and the HTML that was put into it. */
interface ArticleElement extends HTMLElement {
  docentHtml?: string
}

/** Notes what React has put into a new element, so that `showArticle` knows it. */
export function noteArticle(element: HTMLElement, html: string): void {
  const article: ArticleElement = element
  article.docentHtml = html
}

/**
 * Shows HTML in an article element, unless it stands there already. Client navigation calls this before React does
 * anything, so that the reader sees the next page one task earlier; the component calls it again and finds it done.
 */
export function showArticle(element: HTMLElement, html: string): void {
  const article: ArticleElement = element
  if (article.docentHtml === html) return
  noteArticle(article, html)
  article.innerHTML = trustedHtml(html)
}
