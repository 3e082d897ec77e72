/** Characters of Chinese and Japanese, which have no spaces between words, with their punctuation and full-width forms. */
const WIDE =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303F\\uFE30-\\uFE4F\\uFF01-\\uFF60]'
const BREAK = new RegExp(`(?<=${WIDE}[*_]{0,3})\\n(?=[ \\t>]*[*_]{0,3}${WIDE})`, 'u')
const BREAKS = new RegExp(`(?<=${WIDE})[ \\t]*\\n[ \\t]*(?=${WIDE})`, 'gu')
const ENDS_WIDE = new RegExp(`${WIDE}$`, 'u')
const BEGINS_WIDE = new RegExp(`^${WIDE}`, 'u')

/** Whether a source may have a line break between two such characters. */
export const hasCjkLines = (source: string): boolean => BREAK.test(source)

/**
 * Text without line breaks between Chinese or Japanese characters. Browsers would show them as spaces. This is the rule
 * of CSS for segment breaks, and pandoc's `east_asian_line_breaks`.
 */
export const joinCjkLines = (text: string): string => text.replace(BREAKS, '')

export const endsWide = (text: string): boolean => ENDS_WIDE.test(text)
export const beginsWide = (text: string): boolean => BEGINS_WIDE.test(text)
