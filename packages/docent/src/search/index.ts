/** Functions that search a built site, or measure its search, in Node.js: `docent/search`. */
export { createEngine, type Engine } from './engine/engine.ts'
export { WEIGHTS, type RankingWeights } from './engine/weights.ts'
export { shardFile, type IndexHead } from './engine/index-format.ts'
export { createIndexSource, type IndexSource, type ReadFile } from './providers/embedded/source.ts'
export type { SearchAnswer, SearchRequest } from '../shared/records/search-model.ts'
