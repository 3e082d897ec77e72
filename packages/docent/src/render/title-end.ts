import { Parser } from 'htmlparser2'

/** Where the title ends that an article begins with; 0 if it begins with something else. Reads no further than needed. */
export function titleEnd(html: string): number {
  let end = 0
  let hasTitle = false
  const parser: Parser = new Parser({
    onopentag(name) {
      if (end > 0 || !(hasTitle || name === 'h1' || name === 'header')) parser.pause()
      hasTitle ||= name === 'h1'
    },
    ontext(text) {
      if ((end > 0 || !hasTitle) && text.trim() !== '') parser.pause()
    },
    onclosetag(name, isImplied) {
      if (!hasTitle || isImplied) return
      if (name === 'h1' || (name === 'header' && end > 0)) end = parser.endIndex + 1
    },
  })
  parser.end(html)
  return end
}
