import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { BlockContent, PhrasingContent } from 'mdast'
import { errors } from '../errors/index.ts'
import { messagePlaceholder } from '../shared/message-placeholder.ts'

const KINDS = ['note', 'tip', 'info', 'caution', 'danger']
const ALIASES: Record<string, string> = { warning: 'caution', important: 'info' }

/**
 * `:::note[Title]` blocks to boxes with a title. Colons elsewhere (`:visible`, `10:30`) are text and stay as written.
 * @throws DocentError for a block of an unknown kind
 */
export function admonitionsPlugin(file: string): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-admonitions',
    options: { position: true },
    textDirective(node, context) {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      context.replaceNode(node, {
        type: 'text',
        value: context.source.slice(start.offset, end.offset),
      })
    },
    leafDirective(node, context) {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      const value = context.source.slice(start.offset, end.offset)
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value }] })
    },
    containerDirective(node, context) {
      const kind = ALIASES[node.name] ?? node.name
      if (!KINDS.includes(kind)) {
        throw errors.unknownAdmonition({
          file,
          source: context.source,
          line: node.position?.start.line,
          column: node.position?.start.column,
          name: node.name,
          known: KINDS,
        })
      }
      const [first, ...rest] = node.children
      const label =
        first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
          ? first
          : undefined
      const title: PhrasingContent[] = label
        ? label.children
        : [{ type: 'text', value: messagePlaceholder(`admonition.${kind}`) }]
      context.replaceNode(node, {
        type: 'admonition',
        data: { hName: 'aside', hProperties: { className: ['admonition', `admonition-${kind}`] } },
        children: [
          {
            type: 'admonitionTitle',
            data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
            children: title,
          },
          ...((label ? rest : node.children) as BlockContent[]),
        ],
      })
    },
  })
}
