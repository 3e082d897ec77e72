import type { RenderedContent } from './render-article.tsx'
import { titleEnd } from './title-end.ts'

/**
 * Adds the site's components to an article: one above the content, but below a title that the page writes itself, and
 * one at the end.
 */
export function inOrder({ html, start, end }: RenderedContent): string {
  const title = start === '' ? 0 : titleEnd(html)
  return html.slice(0, title) + start + html.slice(title) + end
}
