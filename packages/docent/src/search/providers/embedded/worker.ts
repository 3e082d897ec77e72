import { createIndexSource, type IndexSource } from './source.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { readEngine } from './read-engine.ts'

// Runs in a worker, so that neither parsing the index nor ranking pages delays a keystroke.
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
