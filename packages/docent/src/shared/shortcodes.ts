const SHORTCODE = /:([+-]1|\w[\w+-]*):/g

/** Whether a text may contain shortcodes. */
export function hasShortcode(text: string): boolean {
  return text.search(SHORTCODE) !== -1
}

/** Loads the function that converts shortcodes. Other text between colons (`10:30:15`) doesn't change. */
export async function loadEmoji(): Promise<(text: string) => string> {
  const { nameToEmoji } = await import('gemoji')
  return (text) =>
    text.replace(SHORTCODE, (shortcode, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? shortcode) : shortcode,
    )
}
