const MARKS = /[\\`*_~[<&]/

/**
 * Escapes what Markdown would read as a mark inside a line. Marks that cannot be any where they stand (an underscore
 * in a word, a lone bracket) stay as they are, so that text remains easy to read as it is.
 * @example escapeInline('a * b, *c* and snake_case') // 'a * b, \\*c\\* and snake_case'
 */
export function escapeInline(text: string): string {
  if (!MARKS.test(text)) return text
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/\*(?!\s)|(?<=\S)\*/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~(?=~)|(?<=\S)~/g, '\\~')
    .replace(/\[(?=[^\]]*\][([])/g, '\\[')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
}

/**
 * Escapes what Markdown would read as the begin of a block at the start of a paragraph, and of
 * its lines after hard breaks.
 * @example escapeStart('1. is not a list') // '1\\. is not a list'
 */
export function escapeStart(paragraph: string): string {
  return paragraph
    .replace(/^(?=#{1,6}(?:\s|$)|[-+*](?:\s|$)|>|(?:-+|=+|~~~.*|\|.*)$)/gm, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\')
}

/** Plain text as one paragraph or heading of Markdown. */
export function escapeText(text: string): string {
  return escapeStart(escapeInline(text.replace(/\s+/g, ' ').trim()))
}

/** Plain text as the label of a link or the alternative of an image, where every bracket counts. */
export function escapeLabel(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/([[\]])/)
    .map((part) => (part === '[' || part === ']' ? `\\${part}` : escapeInline(part)))
    .join('')
}

/** A run of backticks, longer than any inside a text. */
export function fence(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? []
  return '`'.repeat(Math.max(least, ...runs.map((run) => run.length + 1)))
}

/** Code in a line; in a table's cell a pipe would end the cell. */
export function inlineCode(text: string, inTable: boolean): string {
  const code = text.replace(/\s+/g, ' ')
  if (code.trim() === '') return ''
  const mark = fence(code, 1)
  const room = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  const written = `${mark}${room}${code}${room}${mark}`
  return inTable ? written.replaceAll('|', '\\|') : written
}

/** An address as the target of a link: spaces and brackets would end it. */
export function linkTarget(href: string): string {
  return href.replace(/[\s<>()\\]/g, (character) =>
    character === '(' || character === ')'
      ? `%${character.charCodeAt(0).toString(16)}`
      : encodeURIComponent(character),
  )
}
