import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { readTarget } from '../preview/request-target.ts'

/** Longer targets than any address of a site: file systems and proxies refuse them too. */
const MAX_LENGTH = 8192

/**
 * Answers requests that no browser sends before Vite sees them. A middleware would be too late: the address is parsed
 * before the first one runs, and `GET http://[` ends the process there.
 */
export function guardRequests({ httpServer }: ViteDevServer): void {
  if (!httpServer) return
  const listeners = httpServer.listeners('request') as Listener[]
  httpServer.removeAllListeners('request')
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const status = refusal(request.url ?? '')
    if (status !== undefined) {
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`)
      return
    }
    for (const listener of listeners) listener(request, response)
  })
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

function refusal(target: string): number | undefined {
  if (target.length > MAX_LENGTH) return 414
  const { kind } = readTarget(target)
  if (kind === 'malformed') return 400
  return kind === 'leading-out' ? 404 : undefined
}
