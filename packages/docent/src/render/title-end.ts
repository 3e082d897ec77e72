import { Parser } from 'htmlparser2'

/** What React writes before everything else. */
const HOISTED = new Set(['meta', 'link', 'title'])

/**
 * Where the title ends that an article begins with. If it begins with something else, this is where the elements for the
 * document's head end. Reads no further than needed.
 */
export function titleEnd(html: string): number {
  let end = 0
  let place: 'start' | 'hoisted' | 'header' | 'title' | 'behind' = 'start'
  const parser: Parser = new Parser({
    onopentag(name) {
      if (place === 'title') return
      if (place === 'start' && HOISTED.has(name)) place = 'hoisted'
      else if (place === 'start' && name === 'header') place = 'header'
      else if ((place === 'start' || place === 'header') && name === 'h1') place = 'title'
      else parser.pause()
    },
    ontext(text) {
      if (place !== 'title' && place !== 'hoisted' && text.trim() !== '') parser.pause()
    },
    onclosetag(name, isImplied) {
      if (place === 'hoisted') place = 'start'
      else if (place === 'title' && name === 'h1' && !isImplied) place = 'behind'
      else if (place !== 'behind' || name !== 'header') return
      end = parser.endIndex + 1
    },
  })
  parser.end(html)
  return end
}
