import { existsSync, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import Negotiator from 'negotiator'
import send from 'send'
import { join } from '../shared/node/paths.ts'
import { errors } from '../errors/index.ts'
import { encodeAddress } from '../shared/routes.ts'
import { resolveRequest, type ServedSite } from './resolve-request.ts'
import { parseHeaders, headersFor } from '../shared/parse-headers.ts'

export interface ServeOptions {
  port: number
  host: string
  /** Fails if the port is in use instead of trying the next ones. */
  strictPort: boolean
}

/**
 * Previews usually run on the reader's own machine, so speed matters more than size: compressing a page's files takes 4
 * instead of 14 ms of processor time.
 */
const FASTEST = { [constants.BROTLI_PARAM_QUALITY]: 1 }

/**
 * Serves an output folder as a good static host does: clean URLs, the headers of the site's `_headers` file, `404.html`
 * with status 404, compression, ranges, conditional requests, 301 responses for old addresses, and Markdown for clients
 * that prefer it.
 */
export function serveFolder(site: ServedSite): RequestListener {
  const compress = compression({ brotli: { params: FASTEST } })
  const answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const resolution = resolveRequest(request.url ?? '', site)
    if (resolution.kind === 'malformed') {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request\n')
      return
    }
    if (resolution.kind === 'redirect') {
      response.writeHead(resolution.status, { Location: resolution.location }).end()
      return
    }
    // The middleware has Express types but uses only the properties that Node's objects have.
    compress(request as never, response as never, () => {
      if (resolution.kind === 'file') sendPageOrFile(resolution.path, site, request, response)
      else sendNotFound(site, request, response)
    })
  }
  return (request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      // One response fails, for example because a file can't be read, and not the server.
      process.stderr.write(`${String((error as Error).stack ?? error)}\n`)
      if (response.headersSent) response.destroy()
      else {
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server failed.\n')
      }
    }
  }
}

/** A page's address also serves its Markdown copy, for clients that request Markdown. */
function sendPageOrFile(
  path: string,
  site: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const copy = copyOf(path, site.dir)
  if (copy === undefined) return sendFile(path, site, request, response)
  response.setHeader('Vary', 'Accept')
  if (!prefersMarkdown(request)) return sendFile(path, site, request, response)
  response.setHeader('Content-Location', encodeAddress(`${site.baseUrl.slice(0, -1)}${copy}`))
  sendFile(copy, site, request, response)
}

function sendFile(
  path: string,
  site: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { dir, baseUrl } = site
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  const headers = siteHeaders(dir, `${baseUrl.slice(0, -1)}${publicPath(path, site)}`)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // The path is known to be a file. The only possible error is that it's deleted at this moment.
  send(request, encodeURIComponent(path).replaceAll('%2F', '/'), {
    root: dir,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  })
    .on('error', (error: Error & { status?: number; headers?: Record<string, string> }) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      response.writeHead(error.status ?? 500, error.headers).end()
    })
    .pipe(response)
}

/** Rules of the site are written for its addresses, not for the files behind them. */
function publicPath(path: string, { addresses }: ServedSite): string {
  const file = addresses?.trailingSlash === false ? /(?:\/index)?\.html$/ : /\/index\.html$/
  const page = path.replace(file, '')
  return page === '' ? '/' : page
}

/** The headers that the site's `_headers` file sets for a path. */
function siteHeaders(dir: string, path: string): Record<string, string> {
  const file = join(dir, '_headers')
  return existsSync(file) ? headersFor(path, parseHeaders(readFileSync(file, 'utf8'))) : {}
}

function sendNotFound(
  { dir, baseUrl }: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const page = join(dir, '404.html')
  response.writeHead(404, {
    ...siteHeaders(dir, `${baseUrl}404.html`),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  const body = existsSync(page) ? readFileSync(page) : 'Not found'
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * As long as hosts do. With Node's default of five seconds, a busy client could send its next request on a closed
 * connection.
 */
const KEEP_ALIVE_MS = 65_000

/** Listens on a port. Without `strictPort`, it uses the next free one. */
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
    if (strictPort || port > options.port + 20) throw errors.portInUse({ port })
  }
}

/** The host in a form that browsers on this machine can open. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The part of a site's configuration that serving its output needs. */
export interface PreviewedSite extends Pick<ServedSite, 'addresses' | 'baseUrl'> {
  siteDir: string
  outDir: string
  /** Old routes, and the addresses that they lead to. */
  redirects: readonly { from: string; address: string }[]
}

/**
 * Serves the built site.
 * @throws DocentError if the site hasn't been built or the port is in use
 */
export async function startPreview(
  { siteDir, outDir, baseUrl, addresses, redirects }: PreviewedSite,
  options: ServeOptions,
): Promise<{ url: string; close: () => void }> {
  const dir = join(siteDir, outDir)
  if (!existsSync(join(dir, 'routes.json'))) throw errors.missingBuild({ dir })
  const targets = new Map(redirects.map(({ from, address }) => [from, address]))
  const site = { dir, baseUrl, redirects: targets, ...(addresses && { addresses }) }
  const { server, url } = await listen(serveFolder(site), options)
  return { url: `${url}${baseUrl}`, close: () => server.close() }
}

/** HTML comes first, because clients that accept anything, or neither type, receive the first one. */
const TYPES = ['text/html', 'text/markdown']

/** Whether a client prefers Markdown over HTML if it accepts both (RFC 9110, section 12.5.1). */
export function prefersMarkdown(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(TYPES) === 'text/markdown'
}

/**
 * The Markdown copy of a page.
 * @param path of a file, relative to the output folder
 * @returns the copy's path, relative to that folder; undefined for files that aren't pages
 */
export function copyOf(path: string, dir: string): string | undefined {
  if (!path.endsWith('.html')) return undefined
  const candidates = [path.replace(/(?:\/index)?\.html$/, '.md'), path.replace(/html$/, 'md')]
  return candidates.find((copy) => statSync(join(dir, copy), { throwIfNoEntry: false })?.isFile())
}
