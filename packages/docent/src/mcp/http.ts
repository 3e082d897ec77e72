import type { Server } from 'node:http'
import { listen, type ServeOptions } from '../preview/serve.ts'
import { refusal } from './http-guard.ts'
import { answer, createSessions, type SessionLimits } from './http-sessions.ts'
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
