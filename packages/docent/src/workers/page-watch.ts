import { errors } from '../errors/index.ts'

/** Time limit for compiling or rendering a page: several thousand times what pages usually need. */
const LIMIT_MS = 10_000
const POLL_MS = 250

/**
 * Watches threads that process batches of pages. A thread may never respond, because an expression can loop forever, so
 * threads note the page that they start in shared memory. Messages would wake this thread for every page, which would
 * take 2% of a build's time.
 */
export interface PageWatch {
  /** For each batch, the number of the page that its thread works on, starting at 1; 0 before and after. */
  started: Int32Array
  /** Rejects if a page takes too long. */
  expired: Promise<never>
  end(): void
}

export function watchPages(batches: readonly (readonly { file: string }[])[]): PageWatch {
  const started = new Int32Array(new SharedArrayBuffer(batches.length * 4))
  const seen = batches.map(() => ({ page: 0, since: 0 }))
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = performance.now()
      seen.forEach((last, batch) => {
        const page = Atomics.load(started, batch)
        if (page !== last.page) Object.assign(last, { page, since: now })
        const file = batches[batch]?.[page - 1]?.file
        if (file !== undefined && now - last.since > LIMIT_MS)
          reject(errors.pageTooSlow({ file, seconds: LIMIT_MS / 1000 }))
      })
    }, POLL_MS)
  })
  return { started, expired, end: () => clearInterval(timer) }
}
