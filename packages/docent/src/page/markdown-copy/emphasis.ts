import { textOf } from '../../shared/html/find-nodes.ts'
import type { HtmlNode } from '../../shared/html/parse-html.ts'

const TAGS: Record<string, string> = { '**': 'strong', '*': 'em', '~~': 'del' }
const EMPHASIS = /^(\*\*|\*|~~)(?!\s)([\s\S]+)\1$/

const LETTER_START = /^[\p{L}\p{N}]/u
/** Tested against the last two code units only, because matching at the end of a long string scans all of it. */
const LETTER_END = /[\p{L}\p{N}]$/u
const SIGN_START = /^[^\p{L}\p{N}\s]/u
const SIGN_END = /[^\p{L}\p{N}\s]$/u

/**
 * Writes emphasis with tags where Markdown wouldn't recognize the marks: between a letter and a punctuation mark, they
 * neither open nor close emphasis.
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
