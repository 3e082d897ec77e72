import { Parser } from 'htmlparser2'
import { HOISTED } from './markers.ts'
import type { RenderedContent } from './render-article.tsx'

/**
 * Adds the site's components to an article: one above the content, but below a title that the page writes itself, and
 * one at the end.
 */
export function articleInOrder({ html, start, end }: RenderedContent): string {
  const title = start === '' ? 0 : titleEnd(html)
  return html.slice(0, title) + start + html.slice(title) + end
}

/**
 * Offset of the end of the title, if the article begins with one. Otherwise, the offset where the elements for the
 * document's head end. Parses only as much as needed.
 */
export function titleEnd(html: string): number {
  let end = 0
  let state: 'start' | 'hoisted' | 'header' | 'title' | 'behind' = 'start'
  const parser: Parser = new Parser({
    onopentag(name) {
      if (state === 'title') return
      if (state === 'start' && HOISTED.has(name)) state = 'hoisted'
      else if (state === 'start' && name === 'header') state = 'header'
      else if ((state === 'start' || state === 'header') && name === 'h1') state = 'title'
      else parser.pause()
    },
    ontext(text) {
      if (state !== 'title' && state !== 'hoisted' && text.trim() !== '') parser.pause()
    },
    onclosetag(name, isImplied) {
      if (state === 'hoisted') state = 'start'
      else if (state === 'title' && name === 'h1' && !isImplied) state = 'behind'
      else if (state !== 'behind' || name !== 'header') return
      end = parser.endIndex + 1
    },
  })
  parser.end(html)
  return end
}

/** Whether a level-1 heading comes before all text, as a title does. Parses only as much as needed. */
export function beginsWithTitle(html: string): boolean {
  let isFirst = false
  let hidden = 0
  const parser: Parser = new Parser({
    onopentag(name) {
      if (HIDDEN.has(name)) hidden += 1
      if (name !== 'h1') return
      isFirst = hidden === 0
      parser.pause()
    },
    ontext(text) {
      if (hidden === 0 && text.trim() !== '') parser.pause()
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1
    },
  })
  parser.end(html)
  return isFirst
}

/** Elements whose text isn't the page's: those for the head, and islands, which never contain the title. */
const HIDDEN = new Set([...HOISTED, 'script', 'style', 'docent-island'])
