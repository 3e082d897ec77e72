import {
  type Field,
  IMPACTS,
  type IndexHead,
  readFieldCode,
  type TermShard,
} from './index-format.ts'

/** A term's posting list in the text: section numbers, each with the term's weight there, 0 to 1. */
export interface TextPostings {
  sections: Uint32Array
  weights: Float32Array
}

/** The loaded shards of the text's inverted index. */
export interface TextIndex {
  /** Shards that can contain a term, or all terms with a prefix. */
  shardsOf(word: string, asPrefix: boolean): number[]
  has(shard: number): boolean
  add(shard: number, content: TermShard): void
  /** Loaded terms that start with a prefix. */
  withPrefix(prefix: string): string[]
  /** The terms of a term's shard, if it's loaded: possible corrections of a misspelled term. */
  neighbors(word: string): readonly string[]
  postings(term: string): TextPostings | undefined
  /** A term's posting list in the text of links: target pages, each with the term's weight, 0 to 1. */
  links(term: string): readonly { page: number; weight: number }[]
  /** A term's posting list in fields, in a split index. */
  fieldPostings(
    term: string,
  ): { section: number; field: Field; phrase: number; share: number }[] | undefined
  /** Number of pages that contain the term in their text or fields. `undefined` if its shard isn't loaded. */
  documentFrequency(term: string): number | undefined
}

export function createTextIndex({ shards }: Pick<IndexHead, 'shards'>): TextIndex {
  const loaded = new Map<number, TermShard>()
  const decoded = new Map<string, TextPostings>()

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
    neighbors: (word) => (shards.length === 0 ? [] : (loaded.get(shardOf(word))?.terms ?? [])),
    postings(term) {
      const decodedPostings = decoded.get(term)
      if (decodedPostings) return decodedPostings
      const entry = find(term)
      if (!entry) return undefined
      const list = entry[0].text[entry[1]] ?? []
      const sections = new Uint32Array(list.length)
      const weights = new Float32Array(list.length)
      let section = 0
      list.forEach((value, index) => {
        section += Math.floor(value / IMPACTS)
        sections[index] = section
        weights[index] = (value % IMPACTS) / (IMPACTS - 1)
      })
      const postings = { sections, weights }
      decoded.set(term, postings)
      return postings
    },
    links(term) {
      const entry = find(term)
      let page = 0
      return (entry?.[0].links?.[entry[1]] ?? []).map((value) => {
        page += Math.floor(value / IMPACTS)
        return { page, weight: (value % IMPACTS) / (IMPACTS - 1) }
      })
    },
    fieldPostings(term) {
      const entry = find(term)
      const list = entry?.[0].fields?.[entry[1]]
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
    documentFrequency(term) {
      if (shards.length > 0 && !loaded.has(shardOf(term))) return undefined
      const entry = find(term)
      return entry ? (entry[0].pages[entry[1]] ?? 0) : 0
    },
  }
}

/** The range of indices of the words in a sorted list that start with a prefix. */
export function prefixRange(sorted: readonly string[], prefix: string): [number, number] {
  return [lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)]
}

/** The index of the first word that doesn't sort before `word`. */
export function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
