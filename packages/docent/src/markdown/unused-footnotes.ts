import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { type DocentError, errors } from '../errors/index.ts'

/** Finds footnotes without a reference, because the page would leave them out. */
export function footnotesPlugin(file: string): {
  plugin: MdastPluginDefinition
  /** Footnotes that no text refers to. */
  unused(source: string): DocentError[]
} {
  const defined = new Map<string, number>()
  const used = new Set<string>()
  /** References inside of HTML, where Markdown is text. */
  const inHtml = new Set<string>()
  return {
    plugin: defineMdastPlugin({
      name: 'docent-footnotes',
      options: { position: true },
      footnoteDefinition(node) {
        defined.set(node.identifier, node.position?.start.line ?? 1)
      },
      footnoteReference(node) {
        used.add(node.identifier)
      },
      html(node) {
        for (const [, name = ''] of node.value.matchAll(/\[\^([^\]\s]+)\]/g))
          inHtml.add(name.toLowerCase())
      },
    }),
    unused: (source) =>
      [...defined].flatMap(([name, line]) =>
        used.has(name)
          ? []
          : errors.unusedFootnote({ file, source, line, name, isInHtml: inHtml.has(name) }),
      ),
  }
}
