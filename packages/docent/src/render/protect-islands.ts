const OPEN = '\uE002'
const CLOSE = '\uE003'
const MARK = /<docent-island\s(?:[^">]|"[^"]*")*>|<\/docent-island>|<docent-slot>|<\/docent-slot>/g
const PLACEHOLDER = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

/** HTML with the islands' own markup taken out, and the way to put it back. */
export interface ProtectedHtml {
  html: string
  /** What was taken out, in order. */
  parts: string[]
  restore(html: string): string
}

/**
 * Takes the markup of islands out of an article, but not that of their static children: React hydrates an island only
 * if its markup is letter by letter what the build rendered, so later passes must not touch it.
 */
export function protectIslands(source: string): ProtectedHtml {
  const parts: string[] = []
  const stack: ('island' | 'slot')[] = []
  let html = ''
  let from = 0
  const take = (text: string): void => {
    if (text === '') return
    html += stack.at(-1) === 'island' ? `${OPEN}${parts.push(text) - 1}${CLOSE}` : text
  }
  for (const match of source.matchAll(MARK)) {
    take(source.slice(from, match.index))
    if (match[0].startsWith('</')) stack.pop()
    html += match[0]
    if (!match[0].startsWith('</'))
      stack.push(match[0].startsWith('<docent-slot') ? 'slot' : 'island')
    from = match.index + match[0].length
  }
  take(source.slice(from))
  return {
    html,
    parts,
    restore: (text) => text.replace(PLACEHOLDER, (_, index: string) => parts[Number(index)] ?? ''),
  }
}
