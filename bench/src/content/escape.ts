/**
 * Escapes text so that Markdown parsers in all dialects treat it as text. A backslash is allowed before any
 * punctuation, so escaping too much has no effect for readers.
 */
export function escapeText(value: string) {
  return value
    .replace(/[\\`*_[\]<>{}|~$^]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/:(?=[\w:[{])/g, '\\:')
    .replace(/!$/, '\\!')
    .replace(/@(?=\w)/g, '\\@')
}

/** Escapes characters that would start a heading, list, quote, or rule at the start of a paragraph's line. */
export function escapeLineStart(line: string) {
  return line
    .replace(/^(\s*)([-+#=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*):::/, '$1\\:::')
}

/** Inline code with a fence that is longer than any run of backticks inside. */
export function inlineCode(value: string) {
  const longest = Math.max(0, ...(value.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$/.test(value) || (/^ .* $/.test(value) && value.trim() !== '') ? ' ' : ''
  return `${fence}${pad}${value}${pad}${fence}`
}

/** The fence of a code block: three backticks, or more than any run inside. */
export function codeFence(value: string) {
  const longest = Math.max(2, ...(value.match(/`+/g) ?? []).map((run) => run.length))
  return '`'.repeat(longest + 1)
}
