import type { ElementContent, Root, RootContent } from 'hast'

interface Context {
  source: string
  replaceNode(node: Root, replacement: Root): void
}

/** In front matter: each heading of the third level is a question. */
const FAQ = /^schema_type: FAQPage$/m

/** Pages with this many questions have a filter above them, as lists of fields do. */
const FILTER_FROM = 12

/**
 * Folds the answers of a page with common questions, so that the questions fit on a few screens. The heading stays in
 * the summary, with its ID and its place in the table of contents. Many questions have a filter.
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
  return withFilter(folded)
}

/** The filter is above the first group, next to what it filters (`filter-fields.ts` of docent). */
function withFilter(nodes: RootContent[]): RootContent[] {
  const isQuestion = (node: RootContent): boolean =>
    node.type === 'element' && node.tagName === 'details'
  const count = nodes.filter(isQuestion).length
  if (count < FILTER_FROM) return nodes
  const label = `Filter ${count} questions`
  const input = { type: 'search', ariaLabel: label, placeholder: label, autoComplete: 'off' }
  const filter = element('search', { className: ['fields-filter'], dataFieldsFilter: '' }, [
    element('input', input, []),
    element('output', {}, []),
  ])
  const first = nodes.findIndex(
    (node) => isQuestion(node) || (node.type === 'element' && node.tagName === 'h2'),
  )
  return [...nodes.slice(0, first), filter, ...nodes.slice(first)]
}

function element(
  tagName: string,
  properties: Record<string, string | string[]>,
  children: ElementContent[],
): ElementContent {
  return { type: 'element', tagName, properties, children }
}
