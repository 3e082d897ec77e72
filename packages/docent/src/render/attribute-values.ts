/** A start tag: what stands between quotes may hold anything but these. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi
const VALUE = /=("[^"]*"|'[^']*')/g
const SUSPECT = /=\s*(?:"[^"]*[<>]|'[^']*[<>])/

/**
 * Escapes the angle brackets in values of attributes. They are valid HTML there, but passes that look for tags by
 * pattern would take an image's text alternative with `<h2>` in it for a heading.
 */
export function escapeAttributeValues(html: string): string {
  // Most articles have none.
  if (!SUSPECT.test(html)) return html
  return html.replace(TAG, (tag) =>
    tag.replace(VALUE, (value) => value.replace(/</g, '&lt;').replace(/>/g, '&gt;')),
  )
}
