import type { SearchAnswer, SearchRequest } from '../../../model/search-model.ts'

/** A request to the worker. `prepare` has no answer; it makes the answer to the next search faster. */
export type WorkerRequest = { type: 'prepare' } | { type: 'search'; request: SearchRequest }

export type ToWorker =
  | (WorkerRequest & { id: number })
  /** The answer to a request is no longer wanted. */
  | { type: 'abort'; id: number }
  /** The first message: the index to search. Its content follows, which the page fetches while the worker starts. */
  | { type: 'index'; url: string }
  /** `undefined` when the page couldn't fetch it. The worker then tries again and reports the error. */
  | { type: 'content'; content: ArrayBuffer | undefined }

/** Responses of the worker. `id` is the request's. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string }
