import { trustedScript } from '../../../shared/browser/trusted.ts'
import { CHANGED_EVENT } from '../../../shared/dev-events.ts'
import type { SearchAnswer } from '../../../shared/records/search-model.ts'
import type { FromWorker, ToWorker, WorkerRequest } from './worker.ts'
// oxlint-disable-next-line import/default -- the bundler provides the worker's address
import workerUrl from './worker.ts?worker&url'

/** A connection to the worker that reads and searches an index. */
export interface Connection {
  /**
   * Resolves when the last answer has been delivered, or when `signal` is aborted.
   * @throws (rejects) when the index can't be fetched; the next request tries again
   */
  ask(request: WorkerRequest, options?: RequestOptions): Promise<void>
}

interface RequestOptions {
  onAnswer?: (answer: SearchAnswer) => void
  signal?: AbortSignal
}

interface PendingRequest extends RequestOptions {
  resolve: () => void
  reject: (error: Error) => void
}

/** One worker for each index, which `prepareIndex`, the dialog, and the results page share. */
const connections = new Map<string, Connection>()

/**
 * Connects to an index. Later calls share the connection. The worker starts at the first request.
 * @example await connect('/search-index/index.json').ask({ type: 'prepare' })
 */
export function connect(indexUrl: string): Connection {
  // In a worker, addresses are relative to the worker's file.
  const url = new URL(indexUrl, location.href).href
  const connection = connections.get(url) ?? createConnection(url)
  connections.set(url, connection)
  return connection
}

function createConnection(url: string): Connection {
  const pending = new Map<number, PendingRequest>()
  let worker: Worker | undefined
  let last = 0
  let isStale = false
  import.meta.hot?.on(CHANGED_EVENT, () => {
    isStale = true
  })

  const fail = (message: string): void => {
    for (const { reject } of pending.values()) reject(new Error(message))
    pending.clear()
    worker?.terminate()
    worker = undefined
  }
  const start = (): Worker => {
    const started = new Worker(trustedScript(workerUrl), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const request = pending.get(data.id)
      if (!request) return
      if (data.type === 'answer') return request.onAnswer?.(data.answer)
      pending.delete(data.id)
      if (data.type === 'done') request.resolve()
      else request.reject(new Error(data.message))
    })
    started.addEventListener('error', () => fail('The search could not be started.'))
    send(started, { type: 'index', url })
    return started
  }
  return {
    ask(request, options) {
      if (import.meta.hot && isStale && pending.size === 0) {
        worker?.terminate()
        worker = undefined
        isStale = false
      }
      const asked = (worker ??= start())
      last += 1
      const id = last
      const answered = new Promise<void>((resolve, reject) => {
        pending.set(id, { ...options, resolve, reject })
        options?.signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return
          // In a separate task, so that the key that changes the query doesn't wait for it.
          setTimeout(() => send(asked, { type: 'abort', id }))
          resolve()
        })
      })
      send(asked, { ...request, id })
      return answered
    },
  }
}

function send(worker: Worker, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(message)
}
