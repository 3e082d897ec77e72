import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { PhrasingContent } from 'mdast'
import { errors } from '../errors/index.ts'
import { admonitionAppearance, ADMONITIONS } from '../shared/admonition-names.ts'
import { messagePlaceholder } from '../shared/message-placeholder.ts'
import { directiveElement, splitLabel } from './directives.ts'

export interface DirectiveOptions {
  file: string
  /** Components of the site's custom directives. */
  components: Record<string, string>
}

/**
 * Converts `:::note[Title]` blocks to boxes with a title, and the site's custom directives to components. Colons in
 * other positions (`:visible`, `10:30`) are text.
 * @throws DocentError for a block of an unknown type
 */
export function directivesPlugin({ file, components }: DirectiveOptions): MdastPluginDefinition {
  const componentOf = (name: string): string | undefined =>
    Object.hasOwn(components, name) ? components[name] : undefined
  return defineMdastPlugin({
    name: 'docent-directives',
    options: { position: true },
    textDirective(node, context) {
      const component = componentOf(node.name)
      if (component !== undefined)
        return context.replaceNode(node, directiveElement(node, component) as never)
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      context.replaceNode(node, {
        type: 'text',
        value: context.source.slice(start.offset, end.offset),
      })
    },
    leafDirective(node, context) {
      const component = componentOf(node.name)
      if (component !== undefined)
        return context.replaceNode(node, directiveElement(node, component) as never)
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      const value = context.source.slice(start.offset, end.offset)
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value }] })
    },
    containerDirective(node, context) {
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
          line: node.position?.start.line,
          column: node.position?.start.column,
          name: node.name,
          known: [...ADMONITIONS, ...Object.keys(components)],
        })
      }
      const title: PhrasingContent[] = label
        ? label.children
        : [{ type: 'text', value: messagePlaceholder(`admonition.${node.name}`) }]
      context.replaceNode(node, {
        type: 'admonition',
        data: {
          hName: 'aside',
          hProperties: { className: ['admonition', `admonition-${appearance}`] },
        },
        children: [
          {
            type: 'admonitionTitle',
            data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
            children: title,
          },
          ...rest,
        ],
      })
    },
  })
}
