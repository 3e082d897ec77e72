const MARKS = /[\\`*_~[<&]/

/**
 * Escapes characters that Markdown would interpret as inline syntax. Characters that can't be syntax in their position
 * (an underscore in a word, a single bracket) aren't escaped, so that the source stays readable.
 * @example escapeInline('a * b, *c* and snake_case') // 'a * b, \\*c\\* and snake_case'
 */
export function escapeInline(text: string): string {
  if (!MARKS.test(text)) return text
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/\*(?!\s)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~(?=~)|(?<=\S|^)~/g, '\\~')
    .replace(/\[(?=[^\]]*\][([])/g, '\\[')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
}

/**
 * Escapes characters that Markdown would interpret as the start of a block, at the start of a paragraph and of its
 * lines after hard breaks.
 * @example escapeStart('1. is not a list') // '1\\. is not a list'
 */
export function escapeStart(paragraph: string): string {
  return paragraph
    .replace(/^(?=#{1,6}(?:\s|$)|[-+*](?:\s|$)|>|(?:-+|=+|~~~.*|\|.*)$)/gm, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\')
}

/** Escapes plain text for a paragraph or a heading. */
export function escapeText(text: string): string {
  return escapeStart(escapeInline(text.replace(/\s+/g, ' ').trim()))
}

/** Escapes plain text for a link's label or an image's alternative text, where every bracket is syntax. */
export function escapeLabel(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/([[\]])/)
    .map((part) => (part === '[' || part === ']' ? `\\${part}` : escapeInline(part)))
    .join('')
}

/** A sequence of backticks that is longer than any in the text. */
export function fence(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? []
  return '`'.repeat(Math.max(least, ...runs.map((run) => run.length + 1)))
}

/** Inline code. In a table, a pipe would end the cell. */
export function inlineCode(text: string, inTable: boolean): string {
  const code = text.replace(/\s+/g, ' ')
  if (code.trim() === '') return ''
  const mark = fence(code, 1)
  const room = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  const span = `${mark}${room}${code}${room}${mark}`
  return inTable ? span.replaceAll('|', '\\|') : span
}

/** Escapes an address for a link's target, which spaces and parentheses would end. */
export function linkTarget(href: string): string {
  return href.replace(/[\s<>()\\]/g, (character) =>
    character === '(' || character === ')'
      ? `%${character.charCodeAt(0).toString(16)}`
      : encodeURIComponent(character),
  )
}
