import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { errors } from '../errors/index.ts'

/** Finds footnotes without a reference, because the page would leave them out. */
export function footnotesPlugin(file: string): {
  plugin: MdastPluginDefinition
  /** @throws DocentError with the footnote's label and line */
  assertUsed(source: string): void
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
    assertUsed(source) {
      for (const [name, line] of defined)
        if (!used.has(name)) throw errors.unusedFootnote({ file, source, line, name })
    },
  }
}
