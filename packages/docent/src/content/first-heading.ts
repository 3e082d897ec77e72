import type { PageText } from './plain-text.ts'

/** A heading's text without anything that Markdown could interpret. */
const PLAIN = /^[\p{L}\p{N} ,.;?!'()-]+$/u
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/
const ATX = /^ {0,3}#(?:[ \t]+(.*))?$/
const SETEXT = /^ {0,3}=+[ \t]*$/
/** Lines that no heading in the next line can continue: blank lines and other blocks. */
const NO_PARAGRAPH =
  /^\s*$|^ {4}|^\t|^ {0,3}(?:#{1,6}(?:\s|$)|>|[-*+][ \t]|\d+[.)][ \t]|<!--|\{\/\*|:::|\|)/

/** Text that isn't part of the page, or isn't Markdown, and how it ends. */
const SKIPPED: [start: RegExp, end: RegExp][] = [
  [/^\s*<!--/, /-->/],
  [/^\s*\{\/\*/, /\*\/\}/],
  [/^ {0,3}<(?:pre|script|style|textarea)\b/i, /<\/(?:pre|script|style|textarea)>/i],
]
/** In Markdown, HTML goes on to the next blank line. In MDX, its content is Markdown. */
const HTML_BLOCK: [start: RegExp, end: RegExp] = [
  /^ {0,3}<\/?[a-z][^\s>/]*(?:\s[^>]*)?\/?>\s*$/i,
  /^\s*$/,
]

/**
 * Source of the first level-1 heading outside code, comments, and HTML. The parser isn't used for that, because nothing
 * limits its time for a whole page here.
 */
function headingSource(body: string, isMdx: boolean): string | undefined {
  const skipped = isMdx ? SKIPPED : [...SKIPPED, HTML_BLOCK]
  let fence = ''
  let end: RegExp | undefined
  let paragraph: string[] = []
  for (const line of body.split('\n')) {
    const [, mark, info = ''] = FENCE.exec(line) ?? []
    if (fence !== '') {
      if (mark?.startsWith(fence) && info.trim() === '') fence = ''
      continue
    }
    const start = end ? undefined : skipped.find(([begin]) => begin.test(line))
    if (end ?? start) {
      end ??= start?.[1]
      if (end?.test(start ? line.replace(/^\s*(?:<!--|\{\/\*)/, '') : line)) end = undefined
      paragraph = []
      continue
    }
    // Backticks after three backticks are code in a paragraph.
    if (mark !== undefined && !(mark.startsWith('`') && info.includes('`'))) {
      fence = mark
      paragraph = []
      continue
    }
    const atx = ATX.exec(line)
    if (atx?.[1] !== undefined && atx[1] !== '') return line
    if (SETEXT.test(line) && paragraph.length > 0) return [...paragraph, line].join('\n')
    paragraph = NO_PARAGRAPH.test(line) ? [] : [...paragraph, line]
  }
  return undefined
}

/** Text of the first level-1 heading, for pages whose front matter has no title. */
export async function firstHeading(body: string, options: PageText): Promise<string | undefined> {
  const source = headingSource(body, options.isMdx)
  if (source === undefined) return undefined
  const headingText = source.trim().replace(/^#[ \t]+/, '')
  if (PLAIN.test(headingText)) return headingText
  // The parser is loaded only if it's needed.
  const { plainText } = await import('./plain-text.ts')
  const text = plainText(source, 'heading', options)
  return text === '' ? undefined : text
}
