import type { HeadField } from '../index-format.ts'
import type { CodeRole } from './code-roles.ts'

/**
 * Weights of the ranking. They were found on one half of the graded questions of a documentation of 320 pages, by
 * changing one at a time, and confirmed on the other half.
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

export const WEIGHTS: RankingWeights = {
  fields: { title: 1, keywords: 0.65, path: 1, description: 0.22, heading: 1 },
  text: 0.8,
  links: 0.8,
  page: 0.85,
  section: 0.6,
  union: 0.15,
  sameTitle: 1.25,
  sameKeyword: 0.4,
  sameHeading: 0.5,
  coverage: 0.4,
  rarity: 0.33,
  inbound: 0.07,
  near: 0.06,
  filler: 0.16,
  roles: { receiver: 0.7, string: 0.5 },
}
