import { type CodeRole, codeRoles, QUALITY } from './weights.ts'
import { compounds, correct, STOP_WORDS } from './spelling.ts'
import type { FieldIndex } from './field-index.ts'
import { synonymsOf } from './synonyms.ts'
import type { TextIndex } from './text-index.ts'
import { stemOf, tokenize, type Token } from './tokens.ts'

/** What a query term is expanded to: one or several terms of the index, and how well they match it, 0 to 1. */
export interface Variant {
  words: readonly string[]
  quality: number
}

/** A query term with its expansions. */
export interface QueryTerm {
  typed: string
  variants: Variant[]
  /** Whether it's a stop word, such as "how" or "the". */
  isStopWord: boolean
  /** Whether the reader may still be typing it. */
  isPrefix: boolean
  /** The term's role in a line of code. */
  role?: CodeRole
}

/** Maximum number of terms to which a prefix is completed. */
const MAX_COMPLETIONS = 240

/** Tokenizes a query. The last term is a prefix unless a space follows it. */
export function splitQuery(query: string): { tokens: Token[]; isOpen: boolean; isCode: boolean } {
  const tokens = tokenize(query)
  const isCode = /[.(){}[\]:=]\S|\S[.(){}[\]=]|[a-z][A-Z]|^--/.test(query)
  return { tokens, isOpen: /[\p{L}\p{N}_$]$/u.test(query), isCode }
}

/** The terms of a query, expanded to terms in the loaded part of the index. */
export function readQuery(query: string, fields: FieldIndex, text: TextIndex): QueryTerm[] {
  const { tokens, isOpen, isCode } = splitQuery(query)
  const last = tokens.length - 1
  const terms: QueryTerm[] = []
  const roles = codeRoles(query, tokens)
  const groups = synonymsOf(
    tokens.map(({ term }) => term),
    fields.synonyms,
  )
  tokens.forEach((token, index) => {
    const isPrefix = isOpen && index === last
    const isStopWord = !isCode && STOP_WORDS.has(token.term) && tokens.length > 1
    const role = roles[index]
    terms.push({
      typed: token.term,
      variants: expand(token, isPrefix, fields, text, groups.get(index) ?? []),
      isStopWord,
      isPrefix,
      ...(role && { role }),
    })
  })
  joinNeighbors(tokens, terms, fields, text)
  // In a query of stop words only, each one counts.
  return terms.every(({ isStopWord }) => isStopWord)
    ? terms.map((term) => ({ ...term, isStopWord: false }))
    : terms
}

function expand(
  { term, parts }: Token,
  isPrefix: boolean,
  fields: FieldIndex,
  text: TextIndex,
  synonyms: readonly (readonly string[])[],
): Variant[] {
  const best = new Map<string, number>()
  const add = (word: string, quality: number): void => {
    if (quality > (best.get(word) ?? 0)) best.set(word, quality)
  }
  const isKnown = (word: string): boolean =>
    fields.has(word) || (text.documentFrequency(word) ?? 0) > 0

  if (isKnown(term)) add(term, 1)
  const stem = stemOf(term)
  for (const word of fields.withStem(stem)) add(word, QUALITY.stem)
  const root = commonRoot(term, stem)
  for (const word of text.withPrefix(root)) if (stemOf(word) === stem) add(word, QUALITY.stem)

  const minimum = isPrefix ? 1 : 4
  if (term.length >= minimum) {
    const longer = [...fields.withPrefix(term), ...(term.length > 2 ? text.withPrefix(term) : [])]
    const scale = isPrefix ? QUALITY.prefix : QUALITY.prefixInside
    for (const word of longer.slice(0, MAX_COMPLETIONS)) {
      if (word === term) continue
      add(word, scale * (0.55 + 0.45 * (term.length / word.length)))
    }
  }
  // An identifier that the index doesn't contain is found by its parts.
  if (best.size === 0) for (const part of parts) if (isKnown(part)) add(part, QUALITY.part)
  const isUnderstood = [...best.values()].some((quality) => quality >= QUALITY.stem)
  if (!isUnderstood && term.length > 3 && !/^\d+$/.test(term))
    correct(term, isPrefix, fields, text, add)
  const phrases: Variant[] = []
  for (const words of synonyms) {
    const unique = [...new Set(words)]
    if (unique.length > 1) phrases.push({ words: unique, quality: QUALITY.synonymPhrase })
    else if (words[0] !== term) add(words[0] ?? '', QUALITY.synonym)
  }
  for (const words of compounds({ term, parts }, fields))
    phrases.push({ words, quality: QUALITY.compound })
  // The correction of a misspelled term may be a compound, too.
  if (!isUnderstood)
    for (const [word, quality] of best)
      if (quality >= QUALITY.twoTypos && !word.startsWith(term))
        for (const words of compounds({ term: word, parts: [] }, fields))
          phrases.push({ words, quality: quality * QUALITY.compound })
  return [...[...best].map(([word, quality]) => ({ words: [word], quality })), ...phrases]
}

/** The letters that a term shares with its stem. All words with this stem start with them. */
function commonRoot(term: string, stem: string): string {
  let length = 0
  while (length < stem.length && stem[length] === term[length]) length += 1
  return term.slice(0, Math.max(3, length))
}

/** Two typed words may be one term of the index ("screen shot"), which then matches both. */
function joinNeighbors(
  tokens: readonly Token[],
  terms: QueryTerm[],
  fields: FieldIndex,
  text: TextIndex,
): void {
  tokens.forEach((token, index) => {
    const next = tokens[index + 1]
    if (!next) return
    const joined = token.term + next.term
    if (joined.length < 5) return
    if (!fields.has(joined) && !((text.documentFrequency(joined) ?? 0) > 0)) return
    for (const at of [index, index + 1]) {
      const term = terms[at]
      if (term) term.variants.push({ words: [joined], quality: 0.95 })
    }
  })
}

/** The term shards that a query needs. */
export function shardsFor(query: string, fields: FieldIndex, text: TextIndex): number[] {
  const { tokens, isOpen } = splitQuery(query)
  const shards = new Set<number>()
  const groups = synonymsOf(
    tokens.map(({ term }) => term),
    fields.synonyms,
  )
  tokens.forEach(({ term, parts }, index) => {
    const isPrefix = isOpen && index === tokens.length - 1
    // Too many terms start with one or two letters. In a whole index, the fields are enough for an answer.
    if (isPrefix && term.length < 3 && fields.isWhole && !fields.has(term)) return
    const stem = commonRoot(term, stemOf(term))
    for (const shard of text.shardsOf(term, false)) shards.add(shard)
    for (const shard of text.shardsOf(stem, true).slice(0, 3)) shards.add(shard)
    const others = [...(groups.get(index) ?? []), ...compounds({ term, parts }, fields)]
    for (const word of [...parts, ...others.flat()])
      for (const shard of text.shardsOf(word, false)) shards.add(shard)
  })
  return [...shards]
}
