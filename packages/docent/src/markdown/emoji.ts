import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { hasShortcode, loadEmoji } from '../shared/shortcodes.ts'

/** Converts shortcodes in text to emoji. */
export function emojiPlugin(): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-emoji',
    async text(node, context) {
      if (!hasShortcode(node.value)) return
      const value = (await loadEmoji())(node.value)
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}
