import type { Field } from './index-format.ts'
import type { Token } from './tokens.ts'

/**
 * Weights of the ranking, tuned with graded questions about documentation: some by its authors, others by people who
 * hadn't seen it. Weights that are tuned on some of the questions don't improve the answers to the others, so these are
 * between the previous ones and those that most folds agree on (docs/decisions/0016).
 * `npm run check:search -- --folds 5` repeats the measurement.
 */
export interface RankingWeights {
  /** Field weights. */
  fields: Record<Field, number>
  text: number
  /** A term in the text of links on other pages (anchor text). */
  links: number
  /** The page's own fields. */
  page: number
  /** The page's best section. */
  section: number
  /** For each term, the section that matches it best. */
  union: number
  /** The query and the title consist of the same words. */
  sameTitle: number
  /** The query and a keyword phrase consist of the same words. */
  sameKeyword: number
  sameHeading: number
  /** How much a missing term lowers the score. */
  coverage: number
  /** Exponent of the inverse document frequency. Below 1, rare terms count less. */
  rarity: number
  /** Links from other pages. */
  inbound: number
  /** The page is in the reader's area. */
  near: number
  stopWord: number
  /** Terms in a line of code other than the functions that it calls. */
  roles: Record<CodeRole, number>
}

/** The weights that the search uses. */
export const WEIGHTS: RankingWeights = {
  fields: { title: 1, keywords: 0.65, path: 0.85, description: 0.22, heading: 1 },
  text: 0.75,
  links: 0.7,
  page: 0.85,
  section: 0.6,
  union: 0.16,
  sameTitle: 1.25,
  sameKeyword: 0.35,
  sameHeading: 0.5,
  coverage: 0.45,
  rarity: 0.33,
  inbound: 0.06,
  near: 0.06,
  stopWord: 0.16,
  roles: { receiver: 0.7, string: 0.5 },
}

/** How well each kind of variant of a term matches (`readQuery`). The typed term itself has 1. */
export const QUALITY = {
  stem: 0.92,
  /** A longer term that starts with the typed one. The closer in length, the better. */
  prefix: 0.9,
  prefixInside: 0.45,
  part: 0.55,
  synonym: 0.45,
  synonymPhrase: 0.45,
  /** The parts of an identifier or a compound. */
  compound: 0.6,
  oneTypo: 0.75,
  twoTypos: 0.5,
}

/** Terms in a line of code that say less about what it does than the functions that it calls. */
export type CodeRole =
  /** The object of a method call: `cy` in `cy.get()`. */
  | 'receiver'
  /** Inside quotes. */
  | 'string'

const RECEIVER = /^(?:\.[\w$]+)*\.[\w$]+\(/

/**
 * The roles of the terms in a line of code, by position. Empty for a query without a call.
 * @example codeRoles("cy.get('@user')", tokens) // ['receiver', undefined, 'string']
 */
export function codeRoles(query: string, tokens: readonly Token[]): (CodeRole | undefined)[] {
  if (!/[\w$]\(/.test(query)) return []
  const strings = [...query.matchAll(/(['"`])[^'"`]*(?:\1|$)/g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
  return tokens.map(({ start, end }) => {
    if (strings.some((string) => string.start < start && end <= string.end)) return 'string'
    return RECEIVER.test(query.slice(end)) ? 'receiver' : undefined
  })
}
