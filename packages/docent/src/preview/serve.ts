import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { errors } from '../errors/index.ts'
import { redirectTarget } from '../shared/redirects.ts'
import { cleanPath, encodeAddress } from '../shared/routes.ts'
import { headersFor, parseHeaders } from './headers-file.ts'

export interface ServeOptions {
  port: number
  host: string
  /** Fail when the port is taken, instead of trying the next ones. */
  strictPort: boolean
}

/**
 * Serves an output folder as a good static host does: clean URLs, the headers of the site's `_headers` file,
 * `404.html` with status 404, compression, and 301 for old addresses.
 * @param redirects targets by old route, both with the base URL
 * @throws DocentError when the port is in use
 */
export function serveFolder(
  dir: string,
  baseUrl: string,
  redirects: ReadonlyMap<string, string> = new Map(),
): RequestListener {
  const files = sirv(dir, {
    // Looks files up anew: the site may be built again while it is served.
    dev: true,
    etag: true,
    extensions: ['html'],
    // A server in development says "no-store", and nothing else: the rules of the site are put in its place.
    setHeaders: (response, pathname) => setHeaders(response, dir, baseUrl, pathname),
  })
  const compressed = new Map<string, Buffer>()
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!`${url.pathname}/`.startsWith(baseUrl)) {
      response.writeHead(302, { Location: baseUrl }).end()
      return
    }
    const moved = redirects.get(cleanPath(decodeURI(url.pathname)))
    if (moved !== undefined) {
      response.writeHead(301, { Location: redirectTarget(encodeAddress(moved), url) }).end()
      return
    }
    const path = decodeURI(url.pathname.slice(baseUrl.length - 1)) || '/'
    const clean = cleanRedirect(path, dir)
    if (clean !== undefined) {
      response.writeHead(301, { Location: `${baseUrl.slice(0, -1)}${clean}${url.search}` }).end()
      return
    }
    const file = fileOf(dir, path)
    const accepts = String(request.headers['accept-encoding'] ?? '')
    const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined
    const type = file === undefined ? undefined : TEXT_TYPES[file.slice(file.lastIndexOf('.'))]
    if (
      file === undefined ||
      type === undefined ||
      encoding === undefined ||
      request.headers.range
    ) {
      request.url = path
      files(request, response, () => {
        setHeaders(response, dir, baseUrl, path)
        notFound(dir, response)
      })
      return
    }
    const key = `${encoding} ${file} ${statSync(file).mtimeMs}`
    const body = compressed.get(key) ?? compress(readFileSync(file), encoding)
    compressed.set(key, body)
    setHeaders(response, dir, baseUrl, path)
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': encoding,
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
}

/** Sets the headers that the site's own `_headers` file has for a path. */
function setHeaders(
  response: Parameters<RequestListener>[1],
  dir: string,
  baseUrl: string,
  path: string,
): void {
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  const file = join(dir, '_headers')
  if (!existsSync(file)) return
  const rules = parseHeaders(readFileSync(file, 'utf8'))
  const headers = headersFor(`${baseUrl.slice(0, -1)}${path}`, rules)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function fileOf(dir: string, path: string): string | undefined {
  if (path.includes('..')) return undefined
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`]
  const found = candidates.find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(join(dir, candidate)),
  )
  return found === undefined ? undefined : join(dir, found)
}

/** `/a/index.html`, `/a.html` and `/a/` are other names of `/a`. */
function cleanRedirect(path: string, dir: string): string | undefined {
  if (path === '/404.html') return undefined
  const clean = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
  const short = clean.length > 1 ? clean.replace(/\/$/, '') : clean
  return short !== path && existsSync(join(dir, short, 'index.html')) ? short : undefined
}

function compress(content: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : gzipSync(content)
}

function notFound(dir: string, response: Parameters<RequestListener>[1]): void {
  const page = join(dir, '404.html')
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(existsSync(page) ? readFileSync(page) : 'Not found')
}

/** Listens on a port; without `strictPort` the next free one is taken. */
export async function listen(
  handler: RequestListener,
  options: ServeOptions,
): Promise<{ server: Server; url: string }> {
  const { host, strictPort } = options
  for (let port = options.port; ; port += 1) {
    const server = createServer(handler)
    const failed = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve)
      server.listen(port, host, () => resolve(undefined))
    })
    if (!failed) {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      return { server, url: `http://${host}:${actual}` }
    }
    if (failed.code !== 'EADDRINUSE') throw failed
    if (strictPort || port > options.port + 20) throw errors.portInUse({ port })
  }
}
