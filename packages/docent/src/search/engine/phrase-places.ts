import type { HeadIndex, HeadPlace } from './head-index.ts'
import type { TextIndex, TextPlaces } from './text-index.ts'

/** Parts of heads that hold every word of a phrase; the share is that of the phrase. */
export function headPlaces(words: readonly string[], head: HeadIndex): readonly HeadPlace[] {
  const [first = '', ...others] = words
  return others.reduce<readonly HeadPlace[]>((found, word) => {
    if (found.length === 0) return found
    const bySection = new Map<number, HeadPlace[]>()
    for (const place of head.places(word)) {
      const list = bySection.get(place.section)
      if (list) list.push(place)
      else bySection.set(place.section, [place])
    }
    return found.flatMap((place) => {
      const other = bySection
        .get(place.section)
        ?.find(({ field, phrase }) => field === place.field && phrase === place.phrase)
      return other ? [{ ...place, share: Math.min(1, place.share + other.share) }] : []
    })
  }, head.places(first))
}

/** Sections whose text holds every word of a phrase, with the weight of the word that it says least of. */
export function textPlaces(words: readonly string[], text: TextIndex): TextPlaces | undefined {
  const [first = '', ...others] = words
  return others.reduce<TextPlaces | undefined>((found, word) => {
    const next = text.places(word)
    return found && next && both(found, next)
  }, text.places(first))
}

/** Pages that other pages link to with every word of a phrase. */
export function linkPlaces(
  words: readonly string[],
  text: TextIndex,
): readonly { page: number; weight: number }[] {
  const [first = '', ...others] = words
  return others.reduce((found, word) => {
    if (found.length === 0) return found
    const next = new Map(text.links(word).map(({ page, weight }) => [page, weight]))
    return found.flatMap(({ page, weight }) => {
      const other = next.get(page)
      return other === undefined ? [] : [{ page, weight: Math.min(weight, other) }]
    })
  }, text.links(first))
}

/** Both lists are in the order of sections. */
function both(a: TextPlaces, b: TextPlaces): TextPlaces {
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
