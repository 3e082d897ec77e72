import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createLine } from './line.mjs'
import { cacheControl, contentType, fileFor, isCompressible, kindOf } from './resolve.mjs'

/**
 * @typedef {object} Served one answered request
 * @property {string} path
 * @property {import('./resolve.mjs').Kind} kind
 * @property {number} status
 * @property {number} rawBytes of the body before compression
 * @property {number} sentBytes of the body as sent
 * @property {boolean} prefetch whether the browser asked ahead of need
 *
 * @typedef {object} StaticServer
 * @property {string} url without a slash at the end
 * @property {Served[]} served grows with each request
 * @property {() => Promise<void>} close
 */

/**
 * Serves a built site on a free local port the way static hosts do: clean URLs, Brotli (quality 11),
 * entity tags, cache headers and the site's own 404 page. Compressed files are kept in memory.
 * @param {string} root
 * @param {{ line?: import('./line.mjs').Line }} [options] `line`: answers come as late as over such a line
 * @returns {Promise<StaticServer>}
 */
export async function serve(root, { line } = {}) {
  const base = resolve(root)
  const arrival = line && createLine(line)
  /** @type {Served[]} */
  const served = []
  /** @type {Map<string, ReturnType<typeof load>>} */
  const files = new Map()
  /** @param {string} file */
  const get = (file) => {
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
    const end = () => response.end(fresh || request.method === 'HEAD' ? undefined : body)
    if (arrival) setTimeout(end, arrival(fresh ? 0 : body.length))
    else end()
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
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
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

/** @type {ReturnType<typeof load>} */
const NOTHING = {
  type: 'text/plain; charset=utf-8',
  raw: Buffer.from('Not found'),
  brotli: undefined,
  tag: '""',
}

/**
 * @param {string} base
 * @param {string} file
 */
function load(base, file) {
  const raw = readFileSync(join(base, file))
  const type = contentType(file)
  return {
    type,
    raw,
    brotli: isCompressible(type) ? brotliCompressSync(raw) : undefined,
    tag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
  }
}

/**
 * @param {string} base
 * @param {string} file
 */
function isFileBelow(base, file) {
  const path = join(base, file)
  if (!path.startsWith(base + sep)) return false
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** @param {string} pathname */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
