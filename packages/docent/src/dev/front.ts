import { once, type EventEmitter } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { readTarget } from '../preview/request-target.ts'
import { listen, type ServeOptions } from '../preview/serve.ts'

/** A preview that can answer requests. */
export interface Backend {
  answer: RequestListener
  /** Receives the `upgrade` events of web sockets. */
  upgrades: EventEmitter
}

/** Keeps the port for as long as `dev` runs, so that a new preview can take over while clients stay connected. */
export interface Front {
  /** Scheme, host, and port. */
  url: string
  port: number
  /**
   * Sends requests to another preview from now on. Requests that arrive before the first one wait for it.
   * @returns resolves when the previous one has answered its requests, or has had enough time for them
   */
  use(backend: Backend): Promise<void>
}

/** Longer targets than any address of a site: file systems and proxies refuse them too. */
const MAX_LENGTH = 8192
/** A client that reads slowly must not keep the previous preview and its open pages alive. */
const PATIENCE_MS = 1000

/**
 * Listens on a port.
 * @throws DocentError when the port is in use
 */
export async function openFront(options: ServeOptions): Promise<Front> {
  let current: Backend | undefined
  const waiting: (() => void)[] = []
  const unanswered = new Map<Backend, Set<ServerResponse>>()

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    if (!current) return void waiting.push(() => pass(request, response))
    const responses = unanswered.get(current)
    responses?.add(response)
    response.once('close', () => responses?.delete(response))
    current.answer(request, response)
  }
  // Malformed targets are answered here, because Vite parses the address before its first middleware runs, and
  // `GET http://[` would end the process there.
  const { server, url } = await listen((request, response) => {
    const status = refusal(request.url ?? '')
    if (status === undefined) pass(request, response)
    else response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`)
  }, options)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Clients disconnect at any time.
    socket.on('error', () => socket.destroy())
    const isKnown = (request.headers['sec-websocket-protocol'] ?? '').startsWith('vite-')
    if (!current || !isKnown || refusal(request.url ?? '') !== undefined)
      return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    current.upgrades.emit('upgrade', request, socket, head)
  })

  return {
    url,
    port: Number(new URL(url).port),
    async use(backend) {
      const open = (current && unanswered.get(current)) ?? new Set()
      if (current) unanswered.delete(current)
      current = backend
      unanswered.set(backend, new Set())
      for (const start of waiting.splice(0)) start()
      const answered = Promise.all([...open].map((response) => once(response, 'close')))
      await Promise.race([answered, setTimeout(PATIENCE_MS, undefined, { ref: false })])
    },
  }
}

/** Status for requests that no browser sends. */
function refusal(target: string): number | undefined {
  if (target.length > MAX_LENGTH) return 414
  const { kind } = readTarget(target)
  if (kind === 'malformed') return 400
  return kind === 'leading-out' ? 404 : undefined
}
