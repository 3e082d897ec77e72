import type { SearchAnswer, SearchRequest } from '../../../shared/records/search-model.ts'
import { createIndexSource, type IndexSource, readEngine } from './source.ts'

// Runs in a worker, so that neither parsing the index nor ranking pages delays a keystroke.

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

let source: IndexSource | undefined

class HttpError extends Error {
  constructor(
    readonly status: number,
    url: string,
  ) {
    super(`${url}: the server responded with ${status}.`)
  }
}

/** Searches whose answers are wanted. */
const wanted = new Set<number>()

async function request(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new HttpError(response.status, url)
  return response
}

const post = (message: FromWorker): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'index') {
    const { url } = data
    source = createIndexSource(
      url,
      async (file) => (await request(file)).json(),
      async () => readEngine(await request(url)),
    )
    return
  }
  if (data.type === 'abort') return void wanted.delete(data.id)
  if (!source) throw new Error("The worker received a request before the index's address.")
  const { id } = data
  wanted.add(id)
  const work =
    data.type === 'prepare'
      ? source.prepare()
      : source.search(
          data.request,
          (answer) => post({ type: 'answer', id, answer }),
          () => wanted.has(id),
        )
  work
    .then(
      () => post({ type: 'done', id }),
      (error: unknown) =>
        post({
          type: 'failed',
          id,
          message: error instanceof Error ? error.message : String(error),
        }),
    )
    .finally(() => wanted.delete(id))
})
