import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { listen, type ServeOptions } from './listen.ts'
import { createMcpServer } from './mcp.ts'
import type { Site } from './open-site.ts'

/** Path of the endpoint that clients connect to. */
const ENDPOINT = '/mcp'

const LIMITS: SessionLimits = {
  sessions: 100,
  perClient: 50,
  idle: 5 * 60_000,
  bodyBytes: 1_000_000,
}

/**
 * Serves a site over streamable HTTP.
 * @throws DocentError if the port is in use
 */
export async function serveHttp(
  site: Site,
  options: ServeOptions,
  limits: Partial<SessionLimits> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const sessions = createSessions(site, { ...LIMITS, ...limits })
  const { server, url } = await listen((request, response) => {
    const refused = refusal(request.headers, options.host)
    if (refused !== undefined) return answer(response, 403, refused)
    const path = request.url?.split('?', 1)[0]
    if (path !== ENDPOINT) return answer(response, 404, `The endpoint is ${ENDPOINT}.`)
    sessions.handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String((error as Error).stack ?? error)}\n`)
      if (!response.headersSent) answer(response, 500, 'The server failed.')
      else response.destroy()
    })
  }, options)
  return { url: `${url}${ENDPOINT}`, close: () => closeAll(server, sessions.close) }
}

async function closeAll(server: Server, closeSessions: () => Promise<void>): Promise<void> {
  await closeSessions()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Local names and addresses, which only programs on this machine can use to reach the server. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** Addresses that mean "all interfaces". */
const WILDCARDS = ['0.0.0.0', '::', '[::]']

/**
 * Whether a request may come from a web page of another site. A page can make its own domain name point to this machine
 * (DNS rebinding), but it can't hide that name, which is in the `Host` and `Origin` headers.
 * @param listeningOn host that the server was told to listen on
 * @returns the reason why the request is refused, or undefined
 */
export function refusal(
  { host, origin }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  listeningOn: string,
): string | undefined {
  const name = host === undefined ? undefined : hostname(`http://${host}`)
  if (name === undefined || !isOwnName(name, listeningOn))
    return `The host "${host ?? ''}" isn't this server.`
  if (origin === undefined) return undefined
  const from = hostname(origin)
  return from !== undefined && isOwnName(from, listeningOn)
    ? undefined
    : `Pages from "${origin}" may not use this server.`
}

function isOwnName(name: string, listeningOn: string): boolean {
  const own = listeningOn.toLowerCase()
  if (LOCAL.includes(name) || name === own || name === `[${own}]`) return true
  // DNS rebinding needs a domain name, so an IP address is safe.
  return WILDCARDS.includes(own) && isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

function hostname(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined
}

export interface SessionLimits {
  /** Maximum number of sessions at the same time. */
  sessions: number
  /** Maximum number of sessions that one network address can have. Another one replaces its oldest. */
  perClient: number
  /** A session without requests for this time, in milliseconds, can be replaced with a new one. */
  idle: number
  /** Maximum size of a request's body. */
  bodyBytes: number
}

interface Session {
  transport: StreamableHTTPServerTransport
  /** Network address of its client. */
  client: string
  /** Time of the last request. A client that only listens for messages makes none. */
  usedAt: number
}

export interface Sessions {
  /** Handles a request of a known session or of a client that starts a new one. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): Promise<void>
}

/** Manages the server's clients, each of which has its own session. */
export function createSessions(
  site: Site,
  limits: SessionLimits,
  now: () => number = Date.now,
): Sessions {
  const sessions = new Map<string, Session>()

  /**
   * Closes the client's oldest session if it has too many, or the oldest idle session if there are too many.
   * @returns whether another session can start
   */
  const freeSession = async (client: string): Promise<boolean> => {
    const byAge = [...sessions].sort(([, a], [, b]) => a.usedAt - b.usedAt)
    const own = byAge.filter(([, session]) => session.client === client)
    const isGreedy = own.length >= limits.perClient
    if (!isGreedy && sessions.size < limits.sessions) return true
    const [oldest] = isGreedy
      ? own
      : byAge.filter(([, { usedAt }]) => now() - usedAt >= limits.idle)
    if (!oldest) return false
    sessions.delete(oldest[0])
    await oldest[1].transport.close()
    return true
  }
  const begin = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const client = request.socket.remoteAddress ?? ''
    if (!(await freeSession(client)))
      return answer(response, 503, 'Too many sessions. Try again later.', { 'Retry-After': '60' })
    const id = randomUUID()
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      onsessionclosed: () => void sessions.delete(id),
      maxRequestBodySize: limits.bodyBytes,
    })
    const session: Session = { transport, client, usedAt: now() }
    // Added immediately, so that requests that arrive in the meantime count this session.
    sessions.set(id, session)
    try {
      await createMcpServer(site, await site.list()).connect(transport)
      await run(session, request, response)
    } finally {
      if (transport.sessionId === undefined) {
        sessions.delete(id)
        await transport.close()
      }
    }
  }
  const run = async (
    session: Session,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    session.usedAt = now()
    await session.transport.handleRequest(request, response)
  }
  return {
    async handle(request, response) {
      const id = request.headers['mcp-session-id']
      if (id === undefined) return begin(request, response)
      const session = typeof id === 'string' ? sessions.get(id) : undefined
      if (!session) return answer(response, 404, "This session doesn't exist. Start a new one.")
      return run(session, request, response)
    },
    async close() {
      await Promise.all([...sessions.values()].map(({ transport }) => transport.close()))
      sessions.clear()
    },
  }
}

/** Responds with an error in the protocol's format. */
export function answer(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const error = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null }
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(error))
}
