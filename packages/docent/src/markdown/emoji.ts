import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { PageWarning } from '../shared/records/page.ts'
import { hasShortcode, loadEmoji } from '../shared/shortcodes.ts'

/**
 * Converts shortcodes in text to emoji.
 * @param warnings on a site without the option, receives shortcodes that are words of their own
 */
export function emojiPlugin(file: string, warnings?: PageWarning[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-emoji',
    options: { position: true },
    async text(node, context) {
      if (!hasShortcode(node.value)) return
      const withEmoji = await loadEmoji()
      if (!warnings) {
        const value = withEmoji(node.value)
        if (value !== node.value) context.setProperty(node, 'value', value)
        return
      }
      const { start, end } = node.position ?? {}
      const { line = 1, column = 1 } = start ?? {}
      const written = start ? context.source.slice(start.offset, end?.offset) : node.value
      for (const { 0: what, index } of written.matchAll(/(?<![^\s(]):[\w+-]+:(?![\w:])/g)) {
        const above = written.slice(0, index).split('\n')
        if (withEmoji(what) !== what)
          warnings.push({
            kind: 'off',
            what,
            reason: '`markdown.emoji` is off',
            fix: 'Set `markdown.emoji: true`, or write the character.',
            file,
            line: line + above.length - 1,
            column: above.length === 1 ? column + index : 1,
          })
      }
    },
  })
}
