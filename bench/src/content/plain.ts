import { COMPONENTS, type ComponentContext } from './components.ts'
import { attributesOf, literal, markdownImports } from './jsx.ts'
import { blocks, isInline, paragraph, strong, text, type Node } from './nodes.ts'

interface PlainContext extends ComponentContext {
  file: string
  partial: (specifier: string, file: string) => { file: string; children: Node[] } | undefined
  /** Receives the name of each component that was dropped. */
  drop: (name: string) => void
}

const ADMONITIONS = new Set(['note', 'tip', 'info', 'caution', 'warning', 'danger'])
/** Elements that every generator accepts in Markdown. */
const INLINE_HTML = new Set(['kbd', 'sub', 'sup', 'br', 'abbr'])
const BLOCK_HTML = new Set(['details', 'summary'])
/** Elements with a Markdown equivalent. */
const AS_MARKDOWN: Record<string, string> = {
  p: 'paragraph',
  em: 'emphasis',
  i: 'emphasis',
  strong: 'strong',
  b: 'strong',
}

/**
 * Converts MDX nodes to plain Markdown nodes. Components and partials are replaced; imports, expressions, images, and
 * unknown JSX are removed.
 *
 * @param imported names of imported partials
 */
export function plain(
  nodes: Node[],
  context: PlainContext,
  imported: Map<string, string> = new Map(),
): Node[] {
  const names = new Map(imported)
  for (const node of nodes) {
    if (node.type !== 'mdxjsEsm') continue
    for (const [name, specifier] of markdownImports(node.value ?? '')) names.set(name, specifier)
  }
  return nodes.flatMap((node) => plainNode(node, context, names))
}

function plainNode(node: Node, context: PlainContext, names: Map<string, string>): Node[] {
  const children = () => plain(node.children ?? [], context, names)
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return []
    case 'mdxTextExpression': {
      const value = literal(node.value ?? '')
      return value === undefined ? [] : [text(value)]
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(node, children, context, names)
    case 'containerDirective': {
      if (!ADMONITIONS.has(node.name ?? '')) return children()
      const [first, ...rest] = children()
      const labeled = node.children?.[0]?.data?.directiveLabel === true
      const title = labeled ? (first?.children ?? []) : []
      const content = labeled || !first ? rest : [first, ...rest]
      return [{ type: 'admonition', kind: node.name ?? 'note', title, children: content }]
    }
    // A colon before a word that wasn't meant as a directive: `a:b`.
    case 'textDirective': {
      const label = children()
      return [text(`:${node.name}`), ...(label.length > 0 ? [text('['), ...label, text(']')] : [])]
    }
    case 'leafDirective':
      return [paragraph([text(`::${node.name}`)])]
    case 'html':
      return html(node)
    case 'image':
      return node.alt ? [text(node.alt)] : []
    case 'paragraph': {
      const content = children()
      return content.some(
        (child) => !isInline(child) || child.type !== 'text' || child.value?.trim(),
      )
        ? blocks(content)
        : []
    }
    default:
      return [node.children ? { ...node, children: children() } : node]
  }
}

/** @param node a JSX element */
function element(
  node: Node,
  children: () => Node[],
  context: PlainContext,
  names: Map<string, string>,
): Node[] {
  const name = node.name ?? ''
  const specifier = names.get(name)
  if (specifier !== undefined) {
    const partial = context.partial(specifier, context.file)
    if (!partial) context.drop(name)
    return partial ? plain(partial.children, { ...context, file: partial.file }) : []
  }
  const component = COMPONENTS[name]
  if (component) return component(node, context, (inner) => plain(inner, context, names))
  const flow = node.type === 'mdxJsxFlowElement'
  const attributes = attributesOf(node)
  if (name === 'a' && attributes.href) {
    return [{ type: 'link', url: attributes.href, children: children() }]
  }
  if (name === 'code')
    return [{ type: 'inlineCode', value: (node.children ?? []).map(rawText).join('') }]
  if (BLOCK_HTML.has(name)) return [{ type: 'htmlBlock', tag: name, children: blocks(children()) }]
  if (INLINE_HTML.has(name)) return [{ type: 'inlineHtml', tag: name, children: children() }]
  const markdown = AS_MARKDOWN[name]
  if (markdown) return [{ type: markdown, children: children() }]

  const content = children()
  const label = flow ? (attributes.title ?? attributes.label) : undefined
  if (content.length === 0 && !label && /^[A-Z]/.test(name)) context.drop(name)
  const head = label ? [paragraph([strong([text(label)])])] : []
  return flow ? [...head, ...blocks(content)] : content
}

const rawText = (node: Node): string => {
  if (node.value === undefined) return (node.children ?? []).map(rawText).join('')
  return node.type.endsWith('Expression') ? (literal(node.value) ?? '') : node.value
}

/** Raw HTML of an `.md` page. Inline tags that every generator accepts stay, and all others are removed. */
function html(node: Node): Node[] {
  const value = node.value?.trim() ?? ''
  const tag = /^<\/?([a-z]+)\s*\/?>$/.exec(value)?.[1] ?? ''
  return INLINE_HTML.has(tag) ? [{ type: 'inlineHtml', tag, value }] : []
}
