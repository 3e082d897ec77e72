import { errors } from './errors.ts'
import { MAX_FILE_BYTES, MissingFile, type SiteFiles } from './site-files.ts'

export interface WebOptions {
  /** Time limit for a file, in milliseconds. */
  timeout: number
  /** Size limit for a file. */
  maxBytes: number
}

const LIMITS: WebOptions = { timeout: 10_000, maxBytes: MAX_FILE_BYTES }

/** Maximum number of consecutive redirects. */
const MAX_REDIRECTS = 3

/**
 * The files of a published site. Every request, including redirects, stays on the origin and below the path of `url`.
 * @throws DocentError if `url` isn't a web address
 */
export function webFiles(url: string, { timeout, maxBytes }: WebOptions = LIMITS): SiteFiles {
  const base = baseOf(url)
  return {
    location: base.href,
    async read(path) {
      const address = new URL(path.split('/').map(encodeURIComponent).join('/'), base)
      // Some paths come from the site's files, such as the index's version.
      if (!isInside(address, base)) throw new MissingFile(path)
      const signal = AbortSignal.timeout(timeout)
      try {
        const response = await get(address, base, signal)
        if (response.status === 404 || response.status === 410) {
          await response.body?.cancel()
          throw new MissingFile(path)
        }
        if (!response.ok) {
          await response.body?.cancel()
          throw errors.siteUnreachable({
            url: address.href,
            problem: `the server responded with ${response.status}`,
          })
        }
        return await textOf(response, maxBytes)
      } catch (error) {
        if (error instanceof TooLarge)
          throw errors.siteFileTooLarge({ path: address.href, bytes: error.bytes, limit: maxBytes })
        throw reachError(error, address, timeout)
      }
    },
  }
}

class TooLarge extends Error {
  constructor(readonly bytes: number) {
    super('The file is too large.')
  }
}

function baseOf(url: string): URL {
  const base = URL.canParse(url) ? new URL(url) : undefined
  if (!base || !/^https?:$/.test(base.protocol) || base.username + base.password !== '')
    throw errors.invalidSiteUrl({ url })
  base.hash = ''
  base.search = ''
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}

function isInside({ origin, pathname }: URL, base: URL): boolean {
  return origin === base.origin && pathname.startsWith(base.pathname)
}

async function get(address: URL, base: URL, signal: AbortSignal): Promise<Response> {
  let at = address
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(at, { redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    const target = URL.canParse(location, at) ? new URL(location, at) : undefined
    if (!target || !isInside(target, base))
      throw errors.siteRedirectsAway({ url: at.href, target: location })
    if (redirects === MAX_REDIRECTS)
      throw errors.siteUnreachable({ url: address.href, problem: 'it redirects too often' })
    at = target
  }
}

/** Reads a response in chunks, so that an endless one stops at the limit. */
async function textOf(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new TooLarge(bytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Converts an error of `fetch` to one of the catalog. Returns all other errors unchanged. */
function reachError(error: unknown, { href: url }: URL, timeout: number): unknown {
  const { name, cause } = error as Error & { cause?: Error }
  if (name === 'TimeoutError')
    return errors.siteUnreachable({
      url,
      problem: `there was no complete response in ${timeout / 1000} seconds`,
      cause: error,
    })
  if (name === 'TypeError' && cause)
    return errors.siteUnreachable({ url, problem: cause.message, cause: error })
  return error
}
