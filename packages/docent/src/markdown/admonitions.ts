import type { BlockContent, Blockquote, Nodes, Paragraph, PhrasingContent } from 'mdast'
import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdxJsxAttributeNode,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri'
import { errors } from '../errors/index.ts'
import type { PageWarning } from '../shared/records/page.ts'
import { admonitionAppearance, ADMONITIONS } from '../shared/markup.ts'
import { messagePlaceholder } from '../shared/messages/placeholders.ts'
import { sourceOf } from './node-source.ts'

export interface DirectiveOptions {
  file: string
  /** Components of the site's custom directives. */
  components: Record<string, string>
  /** Receives blocks without an end. */
  warnings: PageWarning[]
}

/**
 * Converts `:::note[Title]` blocks and GitHub's alerts to boxes with a title, and the site's custom directives to
 * components. Colons in other positions (`:visible`, `10:30`) are text.
 * @throws DocentError for a block of an unknown type
 */
export function directivesPlugin({
  file,
  components,
  warnings,
}: DirectiveOptions): MdastPluginDefinition {
  const componentOf = (name: string): string | undefined =>
    Object.hasOwn(components, name) ? components[name] : undefined
  return defineMdastPlugin({
    name: 'docent-directives',
    options: { position: true },
    textDirective(node, context) {
      if (hasMeaning(node)) return
      const component = componentOf(node.name)
      if (component !== undefined)
        return context.replaceNode(node, directiveElement(node, component) as never)
      context.replaceNode(node, { type: 'text', value: sourceOf(node, context).text })
    },
    leafDirective(node, context) {
      if (hasMeaning(node)) return
      const component = componentOf(node.name)
      if (component !== undefined)
        return context.replaceNode(node, directiveElement(node, component) as never)
      const value = sourceOf(node, context).text
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value }] })
    },
    containerDirective(node, context) {
      if (hasMeaning(node)) return
      const { text, line, column } = sourceOf(node, context)
      if (!/:{3,}\s*$/.test(text))
        warnings.push({
          kind: 'unclosed',
          what: `The block ":::${node.name}"`,
          fix: 'Write a line with `:::` at its end.',
          file,
          line,
          column,
        })
      const { label, rest } = splitLabel(node)
      const component = componentOf(node.name)
      if (component !== undefined) {
        const title = label && context.textContent(label)
        return context.replaceNode(node, directiveElement(node, component, title) as never)
      }
      const appearance = admonitionAppearance(node.name)
      if (appearance === undefined) {
        throw errors.unknownAdmonition({
          file,
          source: context.source,
          line,
          column,
          name: node.name,
          known: [...ADMONITIONS, ...Object.keys(components)],
        })
      }
      const { title: named, id, class: classes } = node.attributes ?? {}
      const title: PhrasingContent[] = label?.children.length
        ? label.children
        : [{ type: 'text', value: named ?? messagePlaceholder(`admonition.${node.name}`) }]
      const own = { ...(id && { id }), classes: classes?.split(/\s+/) ?? [] }
      context.replaceNode(node, admonition(appearance, title, rest, own) as never)
    },
    blockquote(node, context) {
      const alert = readAlert(node)
      if (alert === undefined) return
      const { name, content } = alert
      const title = { type: 'text', value: messagePlaceholder(`admonition.${name}`) } as const
      const appearance = admonitionAppearance(name) ?? name
      context.replaceNode(node, admonition(appearance, [title], content) as never)
    },
  })
}

/** Whether a plugin of the site has said which element a directive becomes. */
function hasMeaning({ data }: { data?: { hName?: unknown } | undefined }): boolean {
  return data?.hName !== undefined
}

function admonition(
  appearance: string,
  title: PhrasingContent[],
  content: readonly unknown[],
  { id, classes = [] }: { id?: string; classes?: string[] } = {},
) {
  return {
    type: 'admonition',
    data: {
      hName: 'aside',
      hProperties: {
        ...(id !== undefined && { id }),
        className: ['admonition', `admonition-${appearance}`, ...classes],
      },
    },
    children: [
      {
        type: 'admonitionTitle',
        data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
        children: title,
      },
      ...content,
    ],
  }
}

/** The first line of a GitHub alert, which is a quote that begins with a line such as `[!NOTE]`. */
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(\n|$)/i

function readAlert({
  children,
}: Readonly<Blockquote>): { name: string; content: unknown[] } | undefined {
  const [first, ...others] = children
  if (first?.type !== 'paragraph') return undefined
  const [text, ...inline] = first.children
  if (text?.type !== 'text') return undefined
  const [line = '', name, end] = ALERT.exec(text.value) ?? []
  if (name === undefined) return undefined
  const isAlone = end === '\n' || inline.length === 0 || inline[0]?.type === 'break'
  if (!isAlone) return undefined
  const value = text.value.slice(line.length)
  const after = inline[0]?.type === 'break' && value === '' ? inline.slice(1) : inline
  const rest = [...(value === '' ? [] : [{ ...text, value }]), ...after]
  const content = rest.length === 0 ? others : [{ ...first, children: rest }, ...others]
  return { name: name.toLowerCase(), content }
}

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
type Directive = Extract<Nodes, { type: `${string}Directive` }>

/** A container directive's title, `:::name[Title]`, and its content. */
export function splitLabel(node: Readonly<ContainerDirective>): {
  label?: Paragraph
  rest: BlockContent[]
} {
  const [first, ...rest] = node.children as BlockContent[]
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
  return isLabel ? { label: first, rest } : { rest: node.children as BlockContent[] }
}

/**
 * Converts a directive to a component with the directive's attributes as props.
 * @param title a container's title as text
 */
export function directiveElement(
  node: Readonly<Directive>,
  component: string,
  title?: string,
): MdxJsxFlowElement | MdxJsxTextElement {
  const attributes: MdxJsxAttributeNode[] = Object.entries(node.attributes ?? {}).map(
    ([name, value]) => ({
      type: 'mdxJsxAttribute',
      name: name === 'class' ? 'className' : name,
      // `{wide}` is a boolean attribute.
      value: value === '' || value === null || value === undefined ? null : value,
    }),
  )
  if (title !== undefined) attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: title })
  if (node.type === 'containerDirective')
    return {
      type: 'mdxJsxFlowElement',
      name: component,
      attributes,
      children: splitLabel(node).rest,
    }
  const children = node.children as PhrasingContent[]
  return node.type === 'leafDirective'
    ? { type: 'mdxJsxFlowElement', name: component, attributes, children: children as never }
    : { type: 'mdxJsxTextElement', name: component, attributes, children }
}
