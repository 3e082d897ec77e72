import { editDistance } from './edit-distance.ts'
import type { HeadIndex } from './head-index.ts'
import type { QueryTerm } from './query.ts'
import { tokenise } from './tokens.ts'

const SUGGESTIONS = 3

/** Queries that find something, for a reader who found nothing: titles whose words are nearest to the typed ones. */
export function suggest(terms: readonly QueryTerm[], head: HeadIndex): string[] {
  const near: { title: string; distance: number }[] = []
  for (const { title } of head.entries()) {
    let least = Infinity
    for (const { typed, isFiller } of terms) {
      if (isFiller || typed.length < 3) continue
      for (const { term } of tokenise(title)) {
        const limit = Math.ceil(typed.length / 2)
        const distance = editDistance(typed, term, limit)
        if (distance <= limit) least = Math.min(least, distance / typed.length)
      }
    }
    if (least < Infinity) near.push({ title, distance: least })
  }
  const titles = near.sort((a, b) => a.distance - b.distance).map(({ title }) => title)
  return [...new Set(titles)].slice(0, SUGGESTIONS)
}
