import { plainText, type PageText } from './plain-text.ts'

/** Maximum length of a description, in characters. */
const LONGEST = 300

/** A page's first paragraph as plain text, for pages without a description. */
export function firstParagraph(body: string, options: PageText): string {
  const blocks = body
    .replace(/```[\s\S]*?```|^ {0,3}(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/gm, '')
    .split(/\n\s*\n/)
  for (const block of blocks) {
    const text = block.trim()
    if (
      !/^[\p{L}\p{N}`*_["'“‘(]/u.test(text) ||
      /^(?:(?:import|export)\s|[*+] |\d+[.)] )/.test(text)
    )
      continue
    const plain = plainText(text, 'paragraph', options)
    if (plain !== '') return shortened(plain)
  }
  return ''
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
