import { stemOf, tokenize } from './tokens.ts'

/** A word or phrase in a group of synonyms: its terms and their stems. */
interface Phrase {
  words: string[]
  stems: string[]
}

/** Groups of words and phrases with the same meaning, tokenized once. */
export type Synonyms = readonly (readonly Phrase[])[]

export function readSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  return groups.map((group) => {
    const phrases = group.map((phrase) => {
      const words = tokenize(phrase).map(({ term }) => term)
      return { words, stems: words.map(stemOf) }
    })
    // "end-to-end" and "end to end" are the same terms.
    return [...new Map(phrases.map((phrase) => [phrase.words.join(' '), phrase])).values()]
  })
}

/** The synonyms of each term of a query, by the term's position. Each synonym is a list of terms. */
export function synonymsOf(words: readonly string[], synonyms: Synonyms): Map<number, string[][]> {
  const phrasesByPosition = new Map<number, string[][]>()
  const typed = words.map(stemOf)
  for (const group of synonyms) {
    for (const phrase of group) {
      const { stems } = phrase
      for (let at = 0; at + stems.length <= typed.length; at += 1) {
        if (!stems.every((stem, offset) => typed[at + offset] === stem)) continue
        const others = group.flatMap((other) => (other === phrase ? [] : [other.words]))
        stems.forEach((_, offset) => {
          phrasesByPosition.set(at + offset, [
            ...(phrasesByPosition.get(at + offset) ?? []),
            ...others,
          ])
        })
      }
    }
  }
  return phrasesByPosition
}
