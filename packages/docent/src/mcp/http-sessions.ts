import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { createMcpServer } from './server.ts'
import type { Site } from './open-site.ts'

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
