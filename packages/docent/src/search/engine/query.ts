import { codeRoles, type CodeRole } from './code-roles.ts'
import { compounds } from './compounds.ts'
import { editDistance } from './edit-distance.ts'
import { FILLERS } from './fillers.ts'
import type { HeadIndex } from './head-index.ts'
import { synonymsOf } from './synonyms.ts'
import type { TextIndex } from './text-index.ts'
import { stemOf, tokenise, type Token } from './tokens.ts'

/** What stands for a typed word: a word that the index knows or a phrase of several, and how well, 0 to 1. */
export interface Variant {
  words: readonly string[]
  quality: number
}

/** A typed word with all that it may mean. */
export interface QueryTerm {
  typed: string
  variants: Variant[]
  /** Words that carry little: "how", "the". */
  isFiller: boolean
  /** The reader may still be typing it. */
  isPrefix: boolean
  /** What the word is in a line of code. */
  role?: CodeRole
}

/** What a variant is worth beside the typed word itself. */
export const QUALITY = {
  stem: 0.92,
  /** A longer word that starts with the typed one; the closer in length the better. */
  prefix: 0.9,
  prefixInside: 0.45,
  part: 0.55,
  synonym: 0.45,
  synonymPhrase: 0.45,
  /** The words that an identifier or a compound is made of. */
  compound: 0.6,
  oneTypo: 0.75,
  twoTypos: 0.5,
}

/** Longest list of words that a prefix is extended to. */
const MAX_PREFIX_WORDS = 60

/** Splits a query into its words. The last one is a prefix unless a space follows it. */
export function splitQuery(query: string): { tokens: Token[]; isOpen: boolean; isCode: boolean } {
  const tokens = tokenise(query)
  const isCode = /[.(){}[\]:=]\S|\S[.(){}[\]=]|[a-z][A-Z]|^--/.test(query)
  return { tokens, isOpen: /[\p{L}\p{N}_$]$/u.test(query), isCode }
}

/** Words of the query with their variants among what is at hand. */
export function readQuery(query: string, head: HeadIndex, text: TextIndex): QueryTerm[] {
  const { tokens, isOpen, isCode } = splitQuery(query)
  const last = tokens.length - 1
  const terms: QueryTerm[] = []
  const roles = codeRoles(query, tokens)
  const groups = synonymsOf(
    tokens.map(({ term }) => term),
    head.synonyms,
  )
  tokens.forEach((token, index) => {
    const isPrefix = isOpen && index === last
    const isFiller = !isCode && FILLERS.has(token.term) && tokens.length > 1
    const role = roles[index]
    terms.push({
      typed: token.term,
      variants: expand(token, isPrefix, head, text, groups.get(index) ?? []),
      isFiller,
      isPrefix,
      ...(role && { role }),
    })
  })
  joinNeighbours(tokens, terms, head, text)
  // A query of fillers only is taken at its word.
  return terms.every(({ isFiller }) => isFiller)
    ? terms.map((term) => ({ ...term, isFiller: false }))
    : terms
}

function expand(
  { term, parts }: Token,
  isPrefix: boolean,
  head: HeadIndex,
  text: TextIndex,
  synonyms: readonly (readonly string[])[],
): Variant[] {
  const best = new Map<string, number>()
  const add = (word: string, quality: number): void => {
    if (quality > (best.get(word) ?? 0)) best.set(word, quality)
  }
  const isKnown = (word: string): boolean => head.has(word) || (text.pagesWith(word) ?? 0) > 0

  if (isKnown(term)) add(term, 1)
  const stem = stemOf(term)
  for (const word of head.withStem(stem)) add(word, QUALITY.stem)
  const root = commonRoot(term, stem)
  for (const word of text.withPrefix(root)) if (stemOf(word) === stem) add(word, QUALITY.stem)

  const minimum = isPrefix ? 1 : 4
  if (term.length >= minimum) {
    const longer = [...head.withPrefix(term), ...(term.length > 2 ? text.withPrefix(term) : [])]
    const scale = isPrefix ? QUALITY.prefix : QUALITY.prefixInside
    for (const word of longer.slice(0, MAX_PREFIX_WORDS * 4)) {
      if (word === term) continue
      add(word, scale * (0.55 + 0.45 * (term.length / word.length)))
    }
  }
  // The parts of an identifier stand for it when the whole is unknown.
  if (best.size === 0) for (const part of parts) if (isKnown(part)) add(part, QUALITY.part)
  const known = [...best.values()].some((quality) => quality >= QUALITY.stem)
  if (!known && term.length > 3 && !/^\d+$/.test(term)) correct(term, isPrefix, head, text, add)
  const phrases: Variant[] = []
  for (const words of synonyms) {
    const unique = [...new Set(words)]
    if (unique.length > 1) phrases.push({ words: unique, quality: QUALITY.synonymPhrase })
    else if (words[0] !== term) add(words[0] ?? '', QUALITY.synonym)
  }
  for (const words of compounds({ term, parts }, head))
    phrases.push({ words, quality: QUALITY.compound })
  // What a misspelt word was corrected to may be a compound, too.
  if (!known)
    for (const [word, quality] of best)
      if (quality >= QUALITY.twoTypos && !word.startsWith(term))
        for (const words of compounds({ term: word, parts: [] }, head))
          phrases.push({ words, quality: quality * QUALITY.compound })
  return [...[...best].map(([word, quality]) => ({ words: [word], quality })), ...phrases]
}

/** Letters that a word shares with its stem: all words of the stem start with them. */
function commonRoot(term: string, stem: string): string {
  let length = 0
  while (length < stem.length && stem[length] === term[length]) length += 1
  return term.slice(0, Math.max(3, length))
}

/** Adds known words that differ by a slip of the finger. */
function correct(
  term: string,
  isPrefix: boolean,
  head: HeadIndex,
  text: TextIndex,
  add: (word: string, quality: number) => void,
): void {
  const limit = term.length < 8 ? 1 : 2
  const consider = (word: string, discount: number): void => {
    if (word.length < 3 || /\d/.test(word)) return
    const sameStart = word[0] === term[0]
    const distance = editDistance(term, word, limit)
    if (distance <= limit) {
      add(
        word,
        discount * (distance <= 1 ? QUALITY.oneTypo : QUALITY.twoTypos) * (sameStart ? 1 : 0.8),
      )
    } else if (isPrefix && sameStart && word.length > term.length && term.length > 4) {
      // The reader has not finished the misspelt word.
      const beginning = word.slice(0, term.length)
      if (editDistance(term, beginning, 1) <= 1)
        add(word, discount * QUALITY.oneTypo * 0.8 * (term.length / word.length))
    }
  }
  for (const word of head.candidates()) consider(word, 1)
  for (const word of text.neighbours(term)) consider(word, 0.8)
}

/** Two typed words may be one ("screen shot"), which then stands for both. */
function joinNeighbours(
  tokens: readonly Token[],
  terms: QueryTerm[],
  head: HeadIndex,
  text: TextIndex,
): void {
  tokens.forEach((token, index) => {
    const next = tokens[index + 1]
    if (!next) return
    const joined = token.term + next.term
    if (joined.length < 5) return
    if (!head.has(joined) && !((text.pagesWith(joined) ?? 0) > 0)) return
    for (const at of [index, index + 1]) {
      const term = terms[at]
      if (term) term.variants.push({ words: [joined], quality: 0.95 })
    }
  })
}

/** Files of the text's words that a query needs. */
export function shardsFor(query: string, head: HeadIndex, text: TextIndex): number[] {
  const { tokens, isOpen } = splitQuery(query)
  const shards = new Set<number>()
  const groups = synonymsOf(
    tokens.map(({ term }) => term),
    head.synonyms,
  )
  tokens.forEach(({ term, parts }, index) => {
    const isPrefix = isOpen && index === tokens.length - 1
    // One or two letters begin too many words: the heads answer.
    if (isPrefix && term.length < 3 && !head.has(term)) return
    const stem = commonRoot(term, stemOf(term))
    for (const shard of text.shardsOf(term, false)) shards.add(shard)
    for (const shard of text.shardsOf(stem, true).slice(0, 3)) shards.add(shard)
    const others = [...(groups.get(index) ?? []), ...compounds({ term, parts }, head)]
    for (const word of [...parts, ...others.flat()])
      for (const shard of text.shardsOf(word, false)) shards.add(shard)
  })
  return [...shards]
}
