import { textOf } from '../html/find-nodes.ts'
import type { HtmlNode } from '../html/parse-html.ts'

const TAGS: Record<string, string> = { '**': 'strong', '*': 'em', '~~': 'del' }
const EMPHASIS = /^(\*\*|\*|~~)(?!\s)([\s\S]+)\1$/

const LETTER_START = /^[\p{L}\p{N}]/u
/** Of a text's last two code units, since it would search all of a long text. */
const LETTER_END = /[\p{L}\p{N}]$/u
const SIGN_START = /^[^\p{L}\p{N}\s]/u
const SIGN_END = /[^\p{L}\p{N}\s]$/u

/**
 * Emphasis in marks that Markdown doesn't read as such gets tags instead: between a letter and a sign, marks neither
 * open nor close anything.
 * @example withTags('**(a)**', undefined, textNode('b')) // '<strong>(a)</strong>'
 */
export function withTags(written: string, before?: HtmlNode, after?: HtmlNode): string {
  const [, sign = '', words = ''] = EMPHASIS.exec(written) ?? []
  const tag = TAGS[sign]
  if (tag === undefined) return written
  const opens = !(before && LETTER_END.test(textOf(before).slice(-2)) && SIGN_START.test(words))
  const closes = !(after && LETTER_START.test(textOf(after)) && SIGN_END.test(words))
  return opens && closes ? written : `<${tag}>${words}</${tag}>`
}
