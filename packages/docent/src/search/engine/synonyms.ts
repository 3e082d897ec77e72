import { stemOf, tokenise } from './tokens.ts'

/** A word or phrase of a group of synonyms, as its words and their stems. */
interface Phrase {
  words: string[]
  stems: string[]
}

/** Groups of words and phrases that stand for each other, read once. */
export type Synonyms = readonly (readonly Phrase[])[]

export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  return groups.map((group) => {
    const phrases = group.map((phrase) => {
      const words = tokenise(phrase).map(({ term }) => term)
      return { words, stems: words.map(stemOf) }
    })
    // "end-to-end" and "end to end" are the same words.
    return [...new Map(phrases.map((phrase) => [phrase.words.join(' '), phrase])).values()]
  })
}

/** Synonyms of each word of a query, by its place: words, and phrases of several. */
export function synonymsOf(words: readonly string[], synonyms: Synonyms): Map<number, string[][]> {
  const found = new Map<number, string[][]>()
  const typed = words.map(stemOf)
  for (const group of synonyms) {
    for (const phrase of group) {
      const { stems } = phrase
      for (let at = 0; at + stems.length <= typed.length; at += 1) {
        if (!stems.every((stem, offset) => typed[at + offset] === stem)) continue
        const others = group.flatMap((other) => (other === phrase ? [] : [other.words]))
        stems.forEach((_, offset) => {
          found.set(at + offset, [...(found.get(at + offset) ?? []), ...others])
        })
      }
    }
  }
  return found
}
