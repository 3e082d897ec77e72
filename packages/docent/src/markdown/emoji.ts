import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'

const SHORTCODE = /:([+-]1|\w[\w+-]*):/g

/** Converts shortcodes in text to emoji. Text between colons that isn't a shortcode (`10:30:15`) doesn't change. */
export function emojiPlugin(): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-emoji',
    async text(node, context) {
      if (node.value.search(SHORTCODE) === -1) return
      const { nameToEmoji } = await import('gemoji')
      const value = node.value.replace(SHORTCODE, (written, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
      )
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}
