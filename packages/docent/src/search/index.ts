/** Functions for measuring a site's search in Node.js: `docent/search`. */
export { createEngine, type Engine } from './engine/engine.ts'
export { WEIGHTS, type RankingWeights } from './engine/weights.ts'
export { shardFile, type IndexHead } from './engine/index-format.ts'
