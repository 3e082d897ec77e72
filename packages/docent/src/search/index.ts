/** What a site's checks need to measure its search in Node. */
export { createEngine, type Engine } from './engine/engine.ts'
export { WEIGHTS, type RankingWeights } from './engine/weights.ts'
export { pageFile, shardFile, type IndexHead } from './engine/index-format.ts'
export type { AlgoliaSearchInfo, SearchProvider } from '../model/search-model.ts'
export { measure, type GradedQuery, type Miss, type Relevance } from './measure.ts'
