// Private-use characters, which have no meaning in a page.
const OPEN = '\uE004'
const VALUE = '\uE005'
const CLOSE = '\uE006'
const PLACEHOLDER = new RegExp(`${OPEN}([\\w.]+)(?:${VALUE}([^${CLOSE}]*))?${CLOSE}`, 'g')

/**
 * A placeholder for a message in compiled pages. Several locales may share a compiled page, so its language isn't known
 * yet.
 * @param value replaces the message's placeholder in braces
 */
export function messagePlaceholder(key: string, value?: string): string {
  return `${OPEN}${key}${value === undefined ? '' : VALUE + value}${CLOSE}`
}

/** Replaces the placeholders with messages. */
export function fillMessages(
  html: string,
  message: (key: string, value: string | undefined) => string | undefined,
): string {
  return html.replace(
    PLACEHOLDER,
    (whole, key: string, value: string | undefined) => message(key, value) ?? whole,
  )
}
