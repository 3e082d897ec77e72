/**
 * The text of a string as people see it. Escapes are resolved. Of the inline Markdown in data files, code becomes a
 * placeholder, and links keep only their text.
 */

import { CODE, type Part } from './segment.ts'

const INLINE = new RegExp(
  [
    String.raw`(?<code>\\\x60[^\x60]*\\\x60|\x60[^\x60]*\x60)`,
    String.raw`(?<escape>\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[\s\S])|'')`,
    String.raw`(?<url>https?:\/\/[^\s"'\x60)<>]+)`,
    String.raw`(?<link>\]\([^)\s]*\))`,
    String.raw`(?<tag><\/?[a-zA-Z][^<>]*>)`,
    String.raw`(?<mark>\*\*|\*(?=\w)|(?<=[\w.])\*|\[(?=[^\]]*\]\())`,
  ].join('|'),
  'g',
)

/**
 * Strings in scripts and in YAML, where two apostrophes mean one.
 *
 * @param at index of the raw text in its file
 */
export function stringParts(raw: string, at: number): Part[] {
  const parts: Part[] = []
  let cursor = 0
  for (const match of raw.matchAll(INLINE)) {
    parts.push({ text: raw.slice(cursor, match.index), source: at + cursor })
    const text = shown(match)
    if (text !== '') parts.push({ text, source: at + match.index })
    cursor = match.index + match[0].length
  }
  parts.push({ text: raw.slice(cursor), source: at + cursor })
  return parts.filter((part) => part.text !== '')
}

function shown({ groups = {} }: RegExpExecArray): string {
  if (groups.escape !== undefined) return unescape(groups.escape)
  return groups.code !== undefined || groups.url !== undefined ? CODE : ''
}

function unescape(escape: string): string {
  const digits = /^\\[ux]\{?([\da-fA-F]+)/.exec(escape)?.[1]
  if (digits !== undefined) return String.fromCodePoint(Number.parseInt(digits, 16))
  const letter = escape.slice(1)
  if (letter === '`') return ''
  return /[nrt]/.test(letter) ? '\n' : letter === '\n' ? '' : letter
}
