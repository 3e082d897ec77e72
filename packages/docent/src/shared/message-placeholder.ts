// Private-use characters: they mean nothing in a page.
const OPEN = '\uE004'
const VALUE = '\uE005'
const CLOSE = '\uE006'
const PLACEHOLDER = new RegExp(`${OPEN}([\\w.]+)(?:${VALUE}([^${CLOSE}]*))?${CLOSE}`, 'g')

/**
 * Stands for a message in compiled pages: several locales may share a page, so its language isn't known yet.
 * @param value fills the word in braces
 */
export function messagePlaceholder(key: string, value?: string): string {
  return `${OPEN}${key}${value === undefined ? '' : VALUE + value}${CLOSE}`
}

/** Puts messages in the place of their placeholders. */
export function fillMessages(
  html: string,
  message: (key: string, value: string | undefined) => string | undefined,
): string {
  return html.replace(
    PLACEHOLDER,
    (whole, key: string, value: string | undefined) => message(key, value) ?? whole,
  )
}
