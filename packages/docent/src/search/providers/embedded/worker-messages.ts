import type { SearchAnswer, SearchRequest } from '../../../model/search-model.ts'

/** A question to the worker; `prepare` has no answer, but the question that follows has it sooner. */
export type Question =
  { type: 'prepare'; query?: string } | { type: 'search'; request: SearchRequest }

export type ToWorker =
  | (Question & { id: number })
  /** First of all: the index to answer from. Its content follows, which the page fetches while the worker starts. */
  | { type: 'index'; url: string }
  /** `undefined` when it could not be fetched: the worker tries again and says what is wrong. */
  | { type: 'content'; content: ArrayBuffer | undefined }

/** What the worker answers; `id` is that of the question. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string }
