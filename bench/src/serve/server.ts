import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { createLine, type Line } from './line.ts'
import { cacheControl, contentType, fileFor, isCompressible, kindOf, type Kind } from './resolve.ts'
import type { AddressInfo } from 'node:net'

/** About the size of a few packets. */
const PIECE_BYTES = 5000

/** A request with its response. */
export interface Served {
  path: string
  kind: Kind
  status: number
  /** Size of the body before compression. */
  rawBytes: number
  /** Size of the body as sent. */
  sentBytes: number
  /** Whether it was a prefetch. */
  prefetch: boolean
}

export interface StaticServer {
  /** Without a trailing slash. */
  url: string
  /** Grows with each request. */
  served: Served[]
  close: () => Promise<void>
}

/**
 * Serves a built site on a free local port as static hosts do: clean URLs, Brotli (quality 11), entity tags, cache
 * headers, and the site's own 404 page. Compressed files are kept in memory.
 *
 * @param options `line`: delays responses as if they came over this connection
 */
export async function serve(root: string, { line }: { line?: Line } = {}): Promise<StaticServer> {
  const base = resolve(root)
  const arrival = line && createLine(line)
  const served: Served[] = []
  const files = new Map<string, ReturnType<typeof load>>()
  const get = (file: string) => {
    const known = files.get(file) ?? load(base, file)
    files.set(file, known)
    return known
  }

  const server = createServer((request, response) => {
    const pathname = decode(new URL(request.url ?? '/', 'http://host').pathname)
    const found = fileFor(pathname, (file) => isFileBelow(base, file))
    const file = found ?? (isFileBelow(base, '404.html') ? '404.html' : undefined)
    const { type, raw, brotli, tag } = file ? get(file) : NOTHING
    const compressed = brotli && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const body = compressed ? brotli : raw
    const fresh = found !== undefined && request.headers['if-none-match'] === tag
    const status = found === undefined ? 404 : fresh ? 304 : 200
    response.writeHead(status, {
      'content-type': type,
      'cache-control': cacheControl(file ?? ''),
      etag: tag,
      vary: 'accept-encoding',
      ...(compressed ? { 'content-encoding': 'br' } : {}),
      ...(fresh ? {} : { 'content-length': body.length }),
    })
    const content = fresh || request.method === 'HEAD' ? Buffer.alloc(0) : body
    if (arrival) void sendSlowly(content, response, arrival)
    else response.end(content)
    served.push({
      path: pathname,
      kind: kindOf(type),
      status,
      rawBytes: fresh ? 0 : raw.length,
      sentBytes: fresh ? 0 : body.length,
      prefetch: /prefetch/.test(`${request.headers['sec-purpose']} ${request.headers.purpose}`),
    })
  })
  await new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => done(undefined))
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    served,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Sends a response in pieces, because browsers read a response while it arrives. */
async function sendSlowly(
  content: Buffer,
  response: ServerResponse,
  arrival: (bytes: number) => number,
) {
  const started = performance.now()
  const pieces = []
  for (let at = 0; at === 0 || at < content.length; at += PIECE_BYTES) {
    const piece = content.subarray(at, at + PIECE_BYTES)
    pieces.push({ piece, arrives: started + arrival(piece.length) })
  }
  for (const { piece, arrives } of pieces) {
    await setTimeout(Math.max(0, arrives - performance.now()))
    response.write(piece)
  }
  response.end()
}

const NOTHING: ReturnType<typeof load> = {
  type: 'text/plain; charset=utf-8',
  raw: Buffer.from('Not found'),
  brotli: undefined,
  tag: '""',
}

function load(base: string, file: string) {
  const raw = readFileSync(join(base, file))
  const type = contentType(file)
  return {
    type,
    raw,
    brotli: isCompressible(type) ? brotliCompressSync(raw) : undefined,
    tag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
  }
}

function isFileBelow(base: string, file: string) {
  const path = join(base, file)
  if (!path.startsWith(base + sep)) return false
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
