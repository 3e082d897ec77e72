import type { HeadField } from './index-format.ts'
import type { CodeRole } from './code-roles.ts'

/**
 * Weights of the ranking, found with two sets of graded questions to a documentation of 331 pages: 420 of its authors
 * and 169 of people who had not seen it (success@1 and nDCG@10 in per cent).
 *
 * | Weights | Authors | Others |
 * | --- | --: | --: |
 * | Before the names of keywords, links, phrases, code, and compounds were read | 87.6, 88.8 | 82.8, 84.4 |
 * | The same weights, after that | 89.5, 89.5 | 88.8, 87.1 |
 * | These | 89.8, 89.8 | 91.1, 88.1 |
 * | Found with four fifths, measured on the last fifth, each change worth 0.15 | 90.0, 89.5 | 89.3, 87.3 |
 * | The same, each change worth 0.03 | 89.5, 89.4 | 87.6, 87.0 |
 *
 * Weights found on some of the questions answer the others no better, so these are between the ones before and those
 * that most folds agree on. `npm run check:search -- --folds 5` repeats the measurement.
 */
export interface RankingWeights {
  /** A word in each part of a head. */
  fields: Record<HeadField, number>
  text: number
  /** A word of the links on other pages. */
  links: number
  /** What the title and the page's other heads count beside the best section. */
  page: number
  section: number
  /** The best that any section says of each word. */
  union: number
  /** Query and title are the same words. */
  sameTitle: number
  /** Query and one of the keyword phrases are the same words. */
  sameKeyword: number
  sameHeading: number
  /** How strongly a missing word lowers the score. */
  coverage: number
  /** Exponent of a word's rarity: below 1 rare words weigh less against common ones. */
  rarity: number
  inbound: number
  near: number
  filler: number
  /** Words of a line of code beside the names that it calls. */
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
  filler: 0.16,
  roles: { receiver: 0.7, string: 0.5 },
}
