import type { HeadIndex } from './head-index.ts'
import { stemOf, tokenise } from './tokens.ts'

/** Synonyms of each word of the query, by its place: words, and phrases of several. */
export function synonymsOf(
  words: readonly string[],
  { synonyms }: Pick<HeadIndex, 'synonyms'>,
): Map<number, string[][]> {
  const found = new Map<number, string[][]>()
  const stems = words.map(stemOf)
  for (const group of synonyms) {
    const texts = group.map((phrase) => tokenise(phrase).map(({ term }) => term))
    // "end-to-end" and "end to end" are the same words.
    const phrases = [...new Map(texts.map((words) => [words.join(' '), words])).values()]
    for (const phrase of phrases) {
      const wanted = phrase.map(stemOf)
      for (let at = 0; at + wanted.length <= stems.length; at += 1) {
        if (!wanted.every((stem, offset) => stems[at + offset] === stem)) continue
        const others = phrases.filter((other) => other !== phrase)
        wanted.forEach((_, offset) => {
          found.set(at + offset, [...(found.get(at + offset) ?? []), ...others])
        })
      }
    }
  }
  return found
}
