/**
 * Escapes text so that Markdown reads it as text, in every dialect. A backslash before punctuation
 * is always allowed, so escaping too much changes nothing for the reader.
 * @param {string} value
 */
export function escapeText(value) {
  return value
    .replace(/[\\`*_[\]<>{}|~$^]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/:(?=[\w:[{])/g, '\\:')
    .replace(/!$/, '\\!')
    .replace(/@(?=\w)/g, '\\@')
}

/**
 * Escapes what would start a heading, list, quote or rule at the start of a line of a paragraph.
 * @param {string} line
 */
export function escapeLineStart(line) {
  return line
    .replace(/^(\s*)([-+#=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*):::/, '$1\\:::')
}

/**
 * Inline code with a fence longer than any run of backticks inside.
 * @param {string} value
 */
export function inlineCode(value) {
  const longest = Math.max(0, ...(value.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$/.test(value) || (/^ .* $/.test(value) && value.trim() !== '') ? ' ' : ''
  return `${fence}${pad}${value}${pad}${fence}`
}

/**
 * The fence of a code block: three backticks, or more than any run inside.
 * @param {string} value
 */
export function codeFence(value) {
  const longest = Math.max(2, ...(value.match(/`+/g) ?? []).map((run) => run.length))
  return '`'.repeat(longest + 1)
}
