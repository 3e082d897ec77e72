/** An article element with what stands in it. */
interface ArticleElement extends HTMLElement {
  docentHtml?: string
}

/**
 * Shows HTML in an article element, unless it stands there already. Client navigation calls this before React does
 * anything, so that the reader sees the next page one task earlier; the component calls it again and finds it done.
 */
export function showArticle(element: HTMLElement, html: string): void {
  const article: ArticleElement = element
  if (article.docentHtml === html) return
  article.docentHtml = html
  article.innerHTML = html
}
