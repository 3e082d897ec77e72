import type { TextPart } from '../../shared/records/search-model.ts'
import { markText, type Matcher } from './marks.ts'
import { tokenize } from './tokens.ts'

/** Length of an excerpt, in characters. */
const LENGTH = 150

/** An excerpt starts at the beginning of a sentence if that's at most this many characters before the first match. */
const LEAD = 60

/**
 * The passage of the text that matches a query best: as many different query terms as possible, close together.
 * @returns text with marked matches, and an ellipsis where text was left out; `undefined` if no term matches
 */
export function excerpt(text: string, matches: Matcher): TextPart[] | undefined {
  const found: { start: number; end: number; query: number }[] = []
  for (const token of tokenize(text)) {
    const match = matches(token)
    if (match) found.push({ start: token.start, end: token.end, query: match.query })
  }
  if (found.length === 0) return undefined

  let best = found[0]
  let bestScore = 0
  found.forEach((first, index) => {
    const words = new Set<number>()
    let count = 0
    for (let at = index; at < found.length; at += 1) {
      const match = found[at]
      if (!match || match.end - first.start > LENGTH - 20) break
      words.add(match.query)
      count += 1
    }
    const score = words.size * 10 + Math.min(count, 5)
    if (score > bestScore) {
      bestScore = score
      best = first
    }
  })
  const start = startOf(text, best?.start ?? 0)
  const end = endOf(text, start + LENGTH)
  const shown = text.slice(start, end).replaceAll('\n', ' ').trim()
  const parts = markText(shown, matches)
  if (start > 0) parts.unshift({ text: '… ' })
  if (end < text.length) parts.push({ text: ' …' })
  return parts
}

/** The beginning of a section's text, for a section of which only the heading matches the query. */
export function beginning(text: string): TextPart[] {
  const end = endOf(text, LENGTH)
  const shown = text.slice(0, end).replaceAll('\n', ' ').trim()
  return shown === '' ? [] : [{ text: end < text.length ? `${shown} …` : shown }]
}

function startOf(text: string, match: number): number {
  const before = text.slice(Math.max(0, match - LEAD), match)
  const sentence = Math.max(before.lastIndexOf('\n'), before.search(/[.!?:]\s(?!.*[.!?:]\s)/s) + 1)
  if (sentence > 0) return match - before.length + sentence
  if (match <= LEAD) return 0
  const space = before.slice(-30).indexOf(' ')
  return space === -1 ? match : match - 30 + space + 1
}

function endOf(text: string, end: number): number {
  if (end >= text.length) return text.length
  const space = text.lastIndexOf(' ', end)
  return space > end - 25 ? space : end
}
