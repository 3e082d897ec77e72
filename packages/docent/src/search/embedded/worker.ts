import type { FromWorker, ToWorker } from './messages.ts'
import { createIndexSource, type IndexSource } from './source.ts'

// The index lives in a worker, so that neither reading nor ranking ever delays a key stroke.
let source: IndexSource | undefined

class HttpError extends Error {
  constructor(
    readonly status: number,
    url: string,
  ) {
    super(`${url}: the server answered ${status}.`)
  }
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new HttpError(response.status, url)
  return response.json()
}

const post = (message: FromWorker): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'index') {
    source = createIndexSource(data.url, read)
    return
  }
  if (!source) throw new Error('A question came before the index was named.')
  const { id } = data
  const work =
    data.type === 'prepare'
      ? source.prepare()
      : source.search(data.request, (answer) => post({ type: 'answer', id, answer }))
  work.then(
    () => post({ type: 'done', id }),
    (error: unknown) =>
      post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
  )
})
