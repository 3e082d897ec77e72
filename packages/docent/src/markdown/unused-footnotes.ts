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
    }),
    unused: (source) =>
      [...defined].flatMap(([name, line]) =>
        used.has(name) ? [] : errors.unusedFootnote({ file, source, line, name }),
      ),
  }
}
