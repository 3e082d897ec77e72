import { Parser } from 'htmlparser2'
import { decodeEntities } from '../../src/shared/html.ts'
import type { MadePage } from './content-site.ts'

/** Inline elements, around which text can continue a word. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
)
/** Elements without visible text. */
const SILENT = new Set('button iframe script select style template textarea title'.split(' '))
/** Words, punctuation, code, and links: a line with the same meaning in every context, even in a code block. */
const PLAIN = /^(?:[A-Za-z0-9 ,.;:'’()?!*_/-]|`[^`]+`|\[[^\][`]+\]\([^()\s]+\))+$/
const LINK = /\[([^\][]+)\]\([^()\s]+\)/g
/** A shorter line could occur more than once on a page. */
const FEWEST_WORDS = 4

/** An article's words as a browser shows them. */
export function shownWords(html: string): string[] {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentag(name) {
      if (silent > 0 || SILENT.has(name)) silent += 1
      if (!INLINE.has(name)) text += ' '
    },
    ontext(data) {
      if (silent === 0) text += data
    },
    onclosetag(name) {
      if (silent > 0) silent -= 1
      if (!INLINE.has(name)) text += ' '
    },
  })
  parser.end(html)
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Paragraphs and list items of a source that can only be text. */
export function plainLines(source: string): string[] {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^(?:[-*] |\d+\. )/, ''))
    .filter((line) => /^[A-Z`]/.test(line) && PLAIN.test(line))
    .filter((line) => line.replace(LINK, '$1').split(' ').length >= FEWEST_WORDS)
}

/** Lines of a source that are missing for some readers. */
export function lostLines(source: string, page: MadePage): string[] {
  const texts = {
    'the page': letters(shownWords(page.html).join('')),
    'the search index': letters(page.search),
    'the Markdown copy': letters(page.markdown.replace(LINK, '$1')),
  }
  return plainLines(source).flatMap((line) => {
    // In a code block, links and character references appear as they were written.
    const forms = [decodeEntities(line.replace(LINK, '$1')), line].map(letters)
    return Object.entries(texts)
      .filter(([, text]) => !forms.some((form) => text.includes(form)))
      .map(([where]) => `"${line}" is missing in ${where}`)
  })
}

/** Only letters and digits, because formatting characters may or may not be visible, and may or may not join words. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}
