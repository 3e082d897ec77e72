import type { SearchAnswer, SearchRequest } from '../model.ts'

/** What the page asks the worker. */
export type ToWorker =
  | { type: 'prepare'; id: number; indexUrl: string }
  | { type: 'search'; id: number; indexUrl: string; request: SearchRequest }

/** What the worker answers; `id` is that of the question. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string }
