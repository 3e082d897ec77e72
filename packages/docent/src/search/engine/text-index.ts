import {
  IMPACTS,
  readFieldCode,
  type HeadField,
  type IndexHead,
  type TermShard,
} from './index-format.ts'
import { lowerBound, prefixRange } from './sorted.ts'

/** Where a word stands in the text: section numbers, each with the weight of the word there, 0 to 1. */
export interface TextPlaces {
  sections: Uint32Array
  weights: Float32Array
}

/** The words of the text, as far as their files are at hand. */
export interface TextIndex {
  /** Files that a word, or all words with a prefix, can stand in. */
  shardsOf(word: string, asPrefix: boolean): number[]
  has(shard: number): boolean
  add(shard: number, content: TermShard): void
  /** Words at hand that start with a prefix. */
  withPrefix(prefix: string): string[]
  /** All words at hand whose file holds `word`: candidates for a misspelt one. */
  neighbours(word: string): readonly string[]
  places(term: string): TextPlaces | undefined
  /** Pages that other pages link to with a word, each with the weight of the word, 0 to 1. */
  links(term: string): readonly { page: number; weight: number }[]
  /** Where a word stands in heads, in a split index. */
  heads(
    term: string,
  ): { section: number; field: HeadField; phrase: number; share: number }[] | undefined
  /** Pages whose text or head holds the term; `undefined` when its file is not at hand. */
  pagesWith(term: string): number | undefined
}

export function createTextIndex({ shards }: Pick<IndexHead, 'shards'>): TextIndex {
  const loaded = new Map<number, TermShard>()
  const decoded = new Map<string, TextPlaces>()

  const shardOf = (word: string): number => {
    const at = lowerBound(shards, word)
    return shards[at] === word ? at : Math.max(0, at - 1)
  }
  const find = (term: string): [TermShard, number] | undefined => {
    const shard = loaded.get(shardOf(term))
    if (!shard) return undefined
    const at = lowerBound(shard.terms, term)
    return shard.terms[at] === term ? [shard, at] : undefined
  }
  return {
    shardsOf(word, asPrefix) {
      if (shards.length === 0) return []
      const first = shardOf(word)
      const last = asPrefix ? shardOf(`${word}\uffff`) : first
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    },
    has: (shard) => loaded.has(shard),
    add: (shard, content) => void loaded.set(shard, content),
    withPrefix(prefix) {
      const words: string[] = []
      for (const shard of this.shardsOf(prefix, true)) {
        const terms = loaded.get(shard)?.terms ?? []
        const [from, to] = prefixRange(terms, prefix)
        words.push(...terms.slice(from, to))
      }
      return words
    },
    neighbours: (word) => (shards.length === 0 ? [] : (loaded.get(shardOf(word))?.terms ?? [])),
    places(term) {
      const known = decoded.get(term)
      if (known) return known
      const found = find(term)
      if (!found) return undefined
      const list = found[0].places[found[1]] ?? []
      const sections = new Uint32Array(list.length)
      const weights = new Float32Array(list.length)
      let section = 0
      list.forEach((value, index) => {
        section += Math.floor(value / IMPACTS)
        sections[index] = section
        weights[index] = (value % IMPACTS) / (IMPACTS - 1)
      })
      const places = { sections, weights }
      decoded.set(term, places)
      return places
    },
    links(term) {
      const found = find(term)
      let page = 0
      return (found?.[0].links?.[found[1]] ?? []).map((value) => {
        page += Math.floor(value / IMPACTS)
        return { page, weight: (value % IMPACTS) / (IMPACTS - 1) }
      })
    },
    heads(term) {
      const found = find(term)
      const list = found?.[0].heads?.[found[1]]
      if (!list) return undefined
      let section = 0
      return Array.from({ length: list.length / 2 }, (_, index) => {
        section += list[2 * index] ?? 0
        const code = list[2 * index + 1] ?? 0
        return {
          section,
          ...readFieldCode(Math.floor(code / 100)),
          share: ((code % 100) + 1) / 100,
        }
      })
    },
    pagesWith(term) {
      if (shards.length > 0 && !loaded.has(shardOf(term))) return undefined
      const found = find(term)
      return found ? (found[0].pages[found[1]] ?? 0) : 0
    },
  }
}
