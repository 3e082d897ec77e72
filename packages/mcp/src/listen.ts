import { createServer, type RequestListener, type Server } from 'node:http'
import { errors } from './errors.ts'

export interface ServeOptions {
  port: number
  host: string
  /** Fails if the port is in use instead of trying the next ones. */
  strictPort: boolean
}

/**
 * As long as hosts do. With Node's default of five seconds, a busy client could send its next request on a closed
 * connection.
 */
const KEEP_ALIVE_MS = 65_000

/** Number of ports that are tried. */
const TRIES = 20

/**
 * Listens on a port. Without `strictPort`, it uses the next free one.
 * @throws DocentError if it can't
 */
export async function listen(
  handler: RequestListener,
  options: ServeOptions,
): Promise<{ server: Server; url: string }> {
  const { host, strictPort } = options
  for (let port = options.port; ; port += 1) {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler)
    const failed = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve)
      server.listen(port, host, () => resolve(undefined))
    })
    if (!failed) {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      return { server, url: `http://${urlHost(host)}:${actual}` }
    }
    if (failed.code !== 'EADDRINUSE')
      throw errors.serverFailed({ host, port, problem: failed.message, cause: failed })
    if (strictPort || port > options.port + TRIES) throw errors.portInUse({ port })
  }
}

/** The host in a form that programs on this machine can use. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
