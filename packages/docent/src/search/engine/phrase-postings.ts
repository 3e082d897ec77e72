import type { FieldIndex, FieldPosting } from './field-index.ts'
import type { TextIndex, TextPostings } from './text-index.ts'

/** Fields that contain all terms of a phrase, with the phrase's share of the field. */
export function fieldPostings(
  words: readonly string[],
  fields: FieldIndex,
): readonly FieldPosting[] {
  const [first = '', ...others] = words
  return others.reduce<readonly FieldPosting[]>((phrase, word) => {
    if (phrase.length === 0) return phrase
    const bySection = new Map<number, FieldPosting[]>()
    for (const posting of fields.postings(word)) {
      const list = bySection.get(posting.section)
      if (list) list.push(posting)
      else bySection.set(posting.section, [posting])
    }
    return phrase.flatMap((posting) => {
      const other = bySection
        .get(posting.section)
        ?.find(({ field, phrase }) => field === posting.field && phrase === posting.phrase)
      return other ? [{ ...posting, share: Math.min(1, posting.share + other.share) }] : []
    })
  }, fields.postings(first))
}

/** Sections whose text contains all terms of a phrase, each with the lowest of the terms' weights. */
export function textPostings(words: readonly string[], text: TextIndex): TextPostings | undefined {
  const [first = '', ...others] = words
  return others.reduce<TextPostings | undefined>((phrase, word) => {
    const next = text.postings(word)
    return phrase && next && intersect(phrase, next)
  }, text.postings(first))
}

/** Pages to which other pages link with all terms of a phrase. */
export function linkPostings(
  words: readonly string[],
  text: TextIndex,
): readonly { page: number; weight: number }[] {
  const [first = '', ...others] = words
  return others.reduce((phrase, word) => {
    if (phrase.length === 0) return phrase
    const next = new Map(text.links(word).map(({ page, weight }) => [page, weight]))
    return phrase.flatMap(({ page, weight }) => {
      const other = next.get(page)
      return other === undefined ? [] : [{ page, weight: Math.min(weight, other) }]
    })
  }, text.links(first))
}

/** Intersects two posting lists, which are sorted by section. */
function intersect(a: TextPostings, b: TextPostings): TextPostings {
  const sections: number[] = []
  const weights: number[] = []
  let at = 0
  a.sections.forEach((section, index) => {
    while ((b.sections[at] ?? Infinity) < section) at += 1
    if (b.sections[at] !== section) return
    sections.push(section)
    weights.push(Math.min(a.weights[index] ?? 0, b.weights[at] ?? 0))
  })
  return { sections: Uint32Array.from(sections), weights: Float32Array.from(weights) }
}
