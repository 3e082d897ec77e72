import { editDistance } from './spelling.ts'
import type { FieldIndex } from './field-index.ts'
import type { QueryTerm } from './query.ts'
import { tokenize } from './tokens.ts'

const SUGGESTIONS = 3

/** Queries for a reader who found nothing: titles whose words have the smallest edit distance to the typed ones. */
export function suggest(terms: readonly QueryTerm[], fields: FieldIndex): string[] {
  const similar: { title: string; distance: number }[] = []
  for (const { title } of fields.entries()) {
    let smallest = Infinity
    for (const { typed, isStopWord } of terms) {
      if (isStopWord || typed.length < 3) continue
      for (const { term } of tokenize(title)) {
        const limit = Math.ceil(typed.length / 2)
        const distance = editDistance(typed, term, limit)
        if (distance <= limit) smallest = Math.min(smallest, distance / typed.length)
      }
    }
    if (smallest < Infinity) similar.push({ title, distance: smallest })
  }
  const titles = similar.sort((a, b) => a.distance - b.distance).map(({ title }) => title)
  return [...new Set(titles)].slice(0, SUGGESTIONS)
}
