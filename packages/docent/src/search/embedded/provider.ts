import type { EmbeddedSearchInfo, SearchAnswer, SearchProvider } from '../model.ts'
import { withResultUrls } from '../answer-urls.ts'
import type { FromWorker, ToWorker } from './messages.ts'

interface Waiting {
  onAnswer?: (answer: SearchAnswer) => void
  resolve: () => void
  reject: (error: Error) => void
}

type Question = ToWorker extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'id'>
    : never
  : never

/** Search in the index that the build wrote: the engine runs in a worker. */
export function createEmbeddedProvider(info: EmbeddedSearchInfo): SearchProvider {
  // Addresses in a worker are relative to its own file.
  const indexUrl = new URL(info.indexUrl, location.href).href
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0
  let lastSearch = 0

  const fail = (message: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
    worker?.terminate()
    worker = undefined
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const question = waiting.get(data.id)
      if (!question) return
      if (data.type === 'answer') return question.onAnswer?.(data.answer)
      waiting.delete(data.id)
      if (data.type === 'done') question.resolve()
      else question.reject(new Error(data.message))
    })
    started.addEventListener('error', () => fail('The search could not be started.'))
    return started
  }
  const ask = (message: Question, onAnswer?: (answer: SearchAnswer) => void): Promise<void> => {
    worker ??= start()
    last += 1
    const id = last
    const answered = new Promise<void>((resolve, reject) => {
      waiting.set(id, { onAnswer, resolve, reject })
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage({ ...message, id } as ToWorker)
    return answered
  }
  return {
    prepare: () => ask({ type: 'prepare', indexUrl }),
    search(request, onAnswer) {
      const id = last + 1
      lastSearch = id
      return ask({ type: 'search', indexUrl, request }, (answer) => {
        // A newer question has been asked meanwhile.
        if (id === lastSearch) onAnswer(withResultUrls(answer, info))
      })
    },
  }
}
