import type { HtmlElement } from '../shared/html/parse-html.ts'
import type { ArticlePart } from '../shared/article-parts.ts'

const BY_CLASS: Record<string, ArticlePart> = {
  'file-tree': 'FileTree',
  hero: 'Hero',
  'hero hero-wide': 'Hero',
  'diagram mermaid': 'Diagram',
}

/** The part that an element is the root of, if the part has a style sheet. */
export function partOf({ name, attribs }: HtmlElement): ArticlePart | undefined {
  if (name === 'math') return 'Math'
  const className = attribs['class']
  if (className === undefined) return undefined
  return className === 'cards' || className.startsWith('cards ') ? 'Cards' : BY_CLASS[className]
}
