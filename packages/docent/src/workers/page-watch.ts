import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { errors } from '../errors/index.ts'

/** Time limit for compiling or rendering a page: several thousand times what pages usually need. */
const LIMIT_MS = 10_000

/**
 * Watches a thread that processes a batch of pages. The thread may never respond, because an expression can loop
 * forever.
 */
export interface PageWatch {
  /** The thread's port, to which it posts the file of each page that it starts. */
  port: MessagePort
  /** Rejects if a page takes too long. */
  expired: Promise<never>
  end(): void
}

export function watchPages(): PageWatch {
  const { port1, port2 } = new MessageChannel()
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    port1.on('message', (file: string) => {
      clearTimeout(timer)
      timer = setTimeout(
        () => reject(errors.pageTooSlow({ file, seconds: LIMIT_MS / 1000 })),
        LIMIT_MS,
      )
    })
  })
  return {
    port: port2,
    expired,
    end() {
      clearTimeout(timer)
      port1.close()
    },
  }
}
