import { once, type EventEmitter } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { readTarget } from '../preview/request-target.ts'
import { listen, type ServeOptions } from '../preview/serve.ts'

/** A preview that can handle requests. */
export interface Backend {
  answer: RequestListener
  /** Receives the `upgrade` events of WebSockets. */
  upgrades: EventEmitter
}

/** Keeps the port for as long as `dev` runs, so that a new preview can take over while clients stay connected. */
export interface Gateway {
  /** Scheme, host, and port. */
  url: string
  port: number
  /**
   * Sends requests to another preview from now on. Requests that arrive before the first preview is ready wait for it.
   * @returns resolves when the previous preview has sent its responses, or when its time is up
   */
  use(backend: Backend): Promise<void>
}

/** WebSocket protocols of Vite's client. */
const PROTOCOLS = ['vite-hmr', 'vite-ping']
/** Longer than any address of a site. File systems and proxies have similar limits. */
const MAX_LENGTH = 8192
/** A slow client must not keep the previous preview and its open pages alive for longer than this. */
const DRAIN_TIMEOUT_MS = 1000

/**
 * Listens on a port.
 * @throws DocentError if the port is in use
 */
export async function openGateway(options: ServeOptions): Promise<Gateway> {
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
  // Malformed targets are rejected here, because Vite parses the address before its first middleware runs, and
  // `GET http://[` would end the process there.
  const { server, url } = await listen((request, response) => {
    const status = refusal(request.url ?? '')
    if (status === undefined) pass(request, response)
    else response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`)
  }, options)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Clients can disconnect at any time.
    socket.on('error', () => socket.destroy())
    const refuse = () => void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    const isKnown = PROTOCOLS.includes(request.headers['sec-websocket-protocol'] ?? '')
    if (!current || !isKnown || refusal(request.url ?? '') !== undefined) return refuse()
    current.upgrades.emit('upgrade', request, socket, head)
    // Vite responds at once, and leaves the sockets of other addresses open.
    if ((socket as Socket).bytesWritten === 0) refuse()
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
      await Promise.race([answered, setTimeout(DRAIN_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/** Status code for requests that no browser sends. */
function refusal(target: string): number | undefined {
  if (target.length > MAX_LENGTH) return 414
  const { kind } = readTarget(target)
  if (kind === 'malformed') return 400
  return kind === 'leading-out' ? 404 : undefined
}
