import { escapeText } from '../../shared/html.ts'

/** A piece of code with its token class, which is empty for plain text. */
export interface ClassToken {
  content: string
  name: string
}

/** HTML of one line. Whitespace gets the class of the preceding token, which saves elements. */
export function classLine(tokens: readonly ClassToken[]): string {
  let html = ''
  let open = ''
  for (const { content, name: own } of tokens) {
    const name = content.trim() === '' ? open : own
    if (name !== open) {
      if (open !== '') html += '</span>'
      if (name !== '') html += `<span class="${name}">`
      open = name
    }
    html += escapeText(content)
  }
  return open === '' ? html : `${html}</span>`
}
