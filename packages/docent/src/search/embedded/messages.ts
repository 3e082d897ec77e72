import type { SearchAnswer, SearchRequest } from '../model.ts'

/** A question to the worker. */
export type Question = { type: 'prepare' } | { type: 'search'; request: SearchRequest }

export type ToWorker =
  | (Question & { id: number })
  /** First of all: the index to answer from. */
  | { type: 'index'; url: string }

/** What the worker answers; `id` is that of the question. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string }
