// oxlint-disable-next-line import/default -- the bundler gives the address of the worker
import workerUrl from './worker.ts?worker&url'
import { trustedScript } from '../../../browser/trusted.ts'
import type { SearchAnswer } from '../../../model/search-model.ts'
import type { FromWorker, Question, ToWorker } from './worker-messages.ts'

/** The way to an index, which a worker reads and searches. */
export interface Connection {
  /**
   * Resolves when the last answer has been delivered.
   * @throws (rejects) when the index cannot be fetched; asking again tries again
   */
  ask(question: Question, onAnswer?: (answer: SearchAnswer) => void): Promise<void>
}

interface Waiting {
  onAnswer?: (answer: SearchAnswer) => void
  resolve: () => void
  reject: (error: Error) => void
}

/** One worker for an index, whoever asks first: the reader's first move, the dialog, or the results page. */
const connections = new Map<string, Connection>()

/**
 * Connects to an index; later calls share the connection. The worker starts at the first question.
 * @example await connect('/search-index/index.json').ask({ type: 'prepare' })
 */
export function connect(indexUrl: string): Connection {
  // Addresses in a worker are relative to its own file.
  const url = new URL(indexUrl, location.href).href
  const connection = connections.get(url) ?? createConnection(url)
  connections.set(url, connection)
  return connection
}

function createConnection(url: string): Connection {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0
  let isStale = false
  import.meta.hot?.on('docent:changed', () => {
    isStale = true
  })

  const fail = (message: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
    worker?.terminate()
    worker = undefined
  }
  const start = (): Worker => {
    const started = new Worker(trustedScript(workerUrl), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const question = waiting.get(data.id)
      if (!question) return
      if (data.type === 'answer') return question.onAnswer?.(data.answer)
      waiting.delete(data.id)
      if (data.type === 'done') question.resolve()
      else question.reject(new Error(data.message))
    })
    started.addEventListener('error', () => fail('The search could not be started.'))
    send(started, { type: 'index', url })
    void fetchContent(url).then((content) =>
      send(started, { type: 'content', content }, content && [content]),
    )
    return started
  }
  return {
    ask(question, onAnswer) {
      if (import.meta.hot && isStale && waiting.size === 0) {
        worker?.terminate()
        worker = undefined
        isStale = false
      }
      worker ??= start()
      last += 1
      const id = last
      const answered = new Promise<void>((resolve, reject) => {
        waiting.set(id, { onAnswer, resolve, reject })
      })
      send(worker, { ...question, id })
      return answered
    },
  }
}

/** `undefined` when it cannot be fetched. */
const fetchContent = (url: string): Promise<ArrayBuffer | undefined> =>
  fetch(url)
    .then((response) => (response.ok ? response.arrayBuffer() : undefined))
    .catch(() => undefined)

function send(worker: Worker, message: ToWorker, transfer: Transferable[] = []): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(message, transfer)
}
