import { escapeText } from '../shared/html.ts'

/** A piece of code with its token class; `''` is plain text. */
export interface ClassToken {
  content: string
  name: string
}

/** HTML of one line. White space takes the class of what stands before it, which saves elements. */
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
