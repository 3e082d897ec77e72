import type { SearchAnswer, SearchRequest } from '../../../shared/records/search-model.ts'

/** A request to the worker. `prepare` has no answer; it makes the answer to the next search faster. */
export type WorkerRequest = { type: 'prepare' } | { type: 'search'; request: SearchRequest }

export type ToWorker =
  | (WorkerRequest & { id: number })
  /** The answer to a request is no longer wanted. */
  | { type: 'abort'; id: number }
  /** The first message: the index to search. */
  | { type: 'index'; url: string }

/** Responses of the worker. `id` is the request's. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string }
