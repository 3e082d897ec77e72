// Measures the ranking weights on queries that they weren't tuned on.
import { WEIGHTS, type Engine, type RankingWeights } from 'docent/search'
import { measure, type GradedQuery } from './measure.ts'

interface Case {
  set: string
  graded: GradedQuery
  routes: (weights: RankingWeights) => string[]
}

interface Score {
  success1: number
  ndcg10: number
}

/** Factors by which a weight is changed in each round. */
const ROUNDS = [1.5, 1.22, 1.1]

/** Minimum improvement of a change; anything less may be random. */
const LEAST_GAIN = 0.03

/**
 * For each fold, tunes the weights on all other queries, and prints the figures of the folds.
 * @param pages routes of the engine's pages
 */
export function crossValidate(
  engine: Engine,
  pages: readonly string[],
  sets: Record<string, GradedQuery[]>,
  folds: number,
): void {
  const cases: Case[] = Object.entries(sets).flatMap(([set, queries]) =>
    queries.map((graded) => {
      const ranking = engine.ranking(graded.query)
      return {
        set,
        graded,
        routes: (weights) => ranking(weights).map((page) => pages[page] ?? ''),
      }
    }),
  )
  const score = createScorer(cases)
  const names = Object.keys(sets)
  const bySet = (scores: readonly Score[], uses: (index: number) => boolean): Score[] =>
    names.map((name) => mean(scores.filter((_, at) => cases[at]?.set === name && uses(at))))
  const text = (figures: readonly Score[]): string =>
    figures
      .map(({ success1, ndcg10 }, at) => `${names[at]} ${success1.toFixed(1)} ${ndcg10.toFixed(1)}`)
      .join('   ')

  console.log('success@1 and nDCG@10')
  console.log(`today's weights   ${text(bySet(score(WEIGHTS), () => true))}`)
  const held: Score[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    // Both sets are shuffled.
    const isHeld = (at: number) => at % folds === fold
    const worth = (weights: RankingWeights) => objective(bySet(score(weights), (at) => !isHeld(at)))
    const found = climb(WEIGHTS, worth)
    score(found).forEach((own, at) => {
      if (isHeld(at)) held[at] = own
    })
    console.log(`fold ${fold + 1} found ${JSON.stringify(found)}`)
    console.log(`fold ${fold + 1} held out  ${text(bySet(held, isHeld))}`)
    console.log(`fold ${fold + 1} today     ${text(bySet(score(WEIGHTS), isHeld))}`)
  }
  console.log(`held out          ${text(bySet(held, () => true))}`)
}

/** Keeps the scores of all queries by weights, because the folds try the same weights. */
function createScorer(cases: readonly Case[]): (weights: RankingWeights) => Score[] {
  const known = new Map<string, Score[]>()
  return (weights: RankingWeights) => {
    const key = JSON.stringify(weights)
    const scores =
      known.get(key) ?? cases.map(({ graded, routes }) => scoreOf(graded, routes(weights)))
    known.set(key, scores)
    return scores
  }
}

function scoreOf(graded: GradedQuery, routes: string[]): Score {
  return measure([graded], () => routes).total
}

function mean(scores: readonly Score[]): Score {
  const sum = (key: keyof Score) =>
    scores.reduce((total, score) => total + score[key], 0) / Math.max(1, scores.length)
  return { success1: sum('success1'), ndcg10: sum('ndcg10') }
}

/** Both sets have the same weight, regardless of their number of queries. */
function objective(sets: readonly Score[]): number {
  const worth = sets.map(({ success1, ndcg10 }) => (success1 + 2 * ndcg10) / 3)
  return worth.reduce((total, value) => total + value, 0) / worth.length
}

/** Changes one weight at a time until the score no longer improves. */
function climb(start: RankingWeights, worth: (weights: RankingWeights) => number): RankingWeights {
  let best = start
  let most = worth(start)
  for (const step of ROUNDS)
    for (const path of pathsOf(start))
      for (const factor of [step, 1 / step])
        for (;;) {
          const tried = scaled(best, path, factor)
          const value = worth(tried)
          if (value < most + LEAST_GAIN) break
          best = tried
          most = value
        }
  return best
}

/** Paths of all numbers in an object. */
function pathsOf(weights: object, above: readonly string[] = []): string[][] {
  return Object.entries(weights).flatMap(([key, value]: [string, number | object]) =>
    typeof value === 'number' ? [[...above, key]] : pathsOf(value, [...above, key]),
  )
}

/** The same weights with the weight at a path multiplied by a factor. */
function scaled<T extends object>(weights: T, [key = '', ...rest]: string[], factor: number): T {
  const value = (weights as Record<string, number | object>)[key]
  if (value === undefined) return weights
  const changed =
    typeof value === 'number'
      ? Number((value * factor).toPrecision(3))
      : scaled(value, rest, factor)
  return { ...weights, [key]: changed }
}
