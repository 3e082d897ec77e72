import type { FromWorker, ToWorker } from './worker-messages.ts'
import { createIndexSource, type IndexSource } from './source.ts'

// The index is in a worker, so that neither parsing it nor ranking pages delays a keystroke.
let source: IndexSource | undefined

class HttpError extends Error {
  constructor(
    readonly status: number,
    url: string,
  ) {
    super(`${url}: the server responded with ${status}.`)
  }
}

/** The index as the page has fetched it, for the first read. */
let given: Promise<ArrayBuffer | undefined> | undefined
let give: (content: ArrayBuffer | undefined) => void = () => undefined

/** Searches whose answers are wanted. */
const wanted = new Set<number>()

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new HttpError(response.status, url)
  return response.json()
}

async function readIndex(url: string): Promise<unknown> {
  const content = await given
  given = undefined
  return content ? JSON.parse(new TextDecoder().decode(content)) : read(url)
}

const post = (message: FromWorker): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'index') {
    given = new Promise((resolve) => (give = resolve))
    const { url } = data
    source = createIndexSource(url, (file) => (file === url ? readIndex(file) : read(file)))
    return
  }
  if (data.type === 'content') return give(data.content)
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
