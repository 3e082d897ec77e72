// How well the weights of the ranking answer questions that they were not found with.
import { measure, WEIGHTS } from 'docent/search'

/** @typedef {import('docent/search').RankingWeights} Weights */
/** @typedef {import('docent/search').GradedQuery} GradedQuery */
/** @typedef {{ set: string, graded: GradedQuery, routes: (weights: Weights) => string[] }} Case */
/** @typedef {{ success1: number, ndcg10: number }} Score */

/** Factors by which a weight is changed in each round. */
const ROUNDS = [1.5, 1.22, 1.1]

/** A change must be worth this much: less is chance. */
const LEAST_GAIN = 0.03

/**
 * Finds the weights on all questions but those of one fold, for each fold, and prints the figures of the folds.
 * @param {import('docent/search').Engine} engine
 * @param {readonly string[]} pages routes of the engine's pages
 * @param {Record<string, GradedQuery[]>} sets
 * @param {number} folds
 */
export function crossValidate(engine, pages, sets, folds) {
  /** @type {Case[]} */
  const cases = Object.entries(sets).flatMap(([set, queries]) =>
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
  /** @param {readonly Score[]} scores @param {(index: number) => boolean} uses */
  const bySet = (scores, uses) =>
    names.map((name) => mean(scores.filter((_, at) => cases[at]?.set === name && uses(at))))
  /** @param {Score[]} figures */
  const text = (figures) =>
    figures
      .map(({ success1, ndcg10 }, at) => `${names[at]} ${success1.toFixed(1)} ${ndcg10.toFixed(1)}`)
      .join('   ')

  console.log('success@1 and nDCG@10')
  console.log(`today's weights   ${text(bySet(score(WEIGHTS), () => true))}`)
  /** @type {Score[]} */
  const held = []
  for (let fold = 0; fold < folds; fold += 1) {
    // Both sets are in random order.
    const isHeld = (/** @type {number} */ at) => at % folds === fold
    const worth = (/** @type {Weights} */ weights) =>
      objective(bySet(score(weights), (at) => !isHeld(at)))
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

/** Scores of all questions by weights; folds try the same ones. @param {readonly Case[]} cases */
function createScorer(cases) {
  /** @type {Map<string, Score[]>} */
  const known = new Map()
  return (/** @type {Weights} */ weights) => {
    const key = JSON.stringify(weights)
    const scores =
      known.get(key) ?? cases.map(({ graded, routes }) => scoreOf(graded, routes(weights)))
    known.set(key, scores)
    return scores
  }
}

/** @param {GradedQuery} graded @param {string[]} routes @returns {Score} */
function scoreOf(graded, routes) {
  return measure([graded], () => routes).total
}

/** @param {readonly Score[]} scores @returns {Score} */
function mean(scores) {
  const sum = (/** @type {keyof Score} */ key) =>
    scores.reduce((total, score) => total + score[key], 0) / Math.max(1, scores.length)
  return { success1: sum('success1'), ndcg10: sum('ndcg10') }
}

/** Both sets count alike, however many questions they have. @param {Score[]} sets */
function objective(sets) {
  const worth = sets.map(({ success1, ndcg10 }) => (success1 + 2 * ndcg10) / 3)
  return worth.reduce((total, value) => total + value, 0) / worth.length
}

/**
 * Changes one weight at a time as long as that helps.
 * @param {Weights} start
 * @param {(weights: Weights) => number} worth
 */
function climb(start, worth) {
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

/** @param {object} weights @param {string[]} above @returns {string[][]} */
function pathsOf(weights, above = []) {
  return Object.entries(weights).flatMap(([key, value]) =>
    typeof value === 'number' ? [[...above, key]] : pathsOf(value, [...above, key]),
  )
}

/** @template {object} T @param {T} weights @param {string[]} path @param {number} factor @returns {T} */
function scaled(weights, [key = '', ...rest], factor) {
  const value = /** @type {any} */ (weights)[key]
  const changed =
    typeof value === 'number'
      ? Number((value * factor).toPrecision(3))
      : scaled(value, rest, factor)
  return { ...weights, [key]: changed }
}
