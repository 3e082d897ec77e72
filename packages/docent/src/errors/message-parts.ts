import leven from 'leven'
import { nearest } from '../shared/nearest.ts'

/** Names in quotation marks, separated by commas. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** Names as a list, one on each line. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\n- ${name}`).join('')
}

/** The most similar names as a list, and the number of the others. */
export function nearestListed(name: string, known: readonly string[], shown = 10): string {
  const distances = new Map(known.map((candidate) => [candidate, leven(name, candidate)]))
  const sorted = known.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
  const more = known.length > shown ? [`and ${known.length - shown} more`] : []
  return listed([...(more.length > 0 ? sorted.slice(0, shown) : known), ...more])
}

/** "Did you mean …? " if there is a similar known name, otherwise an empty string. */
export function didYouMean(name: string, known: readonly string[]): string {
  const close = nearest(name, known)
  return close === undefined ? '' : `Did you mean "${close}"? `
}

/** A count with its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}

/** The first names of a list, and the number of the others. */
export function shortList(names: readonly string[], shown = 5): string {
  const more = names.length - shown
  return names.slice(0, shown).join(', ') + (more > 0 ? `, and ${more} more` : '')
}
