import type { ElementContent, Root, RootContent } from 'hast'

interface Context {
  source: string
  replaceNode(node: Root, replacement: Root): void
}

/** In front matter: each heading of the third level is a question. */
const FAQ = /^schema_type: FAQPage$/m

/**
 * Folds the answers of a page with common questions, so that the questions fit on a few screens. The heading stays in
 * the summary, with its ID and its place in the table of contents.
 */
export default {
  name: 'questions',
  before(root: Root, context: Context): void {
    if (FAQ.test(context.source))
      context.replaceNode(root, { type: 'root', children: foldAnswers(root.children) })
  },
}

function foldAnswers(nodes: readonly RootContent[]): RootContent[] {
  const folded: RootContent[] = []
  let answer: ElementContent[] | undefined
  for (const node of nodes) {
    const heading = node.type === 'element' ? /^h([1-3])$/.exec(node.tagName)?.[1] : undefined
    if (heading === '3') {
      answer = [element('summary', {}, [node as ElementContent])]
      folded.push(element('details', { className: ['question'] }, answer))
    } else if (heading !== undefined) {
      answer = undefined
      folded.push(node)
    } else (answer ?? folded).push(node as ElementContent)
  }
  return folded
}

function element(
  tagName: string,
  properties: Record<string, string[]>,
  children: ElementContent[],
): ElementContent {
  return { type: 'element', tagName, properties, children }
}
