import { VERSION } from '../../shared/version.ts'

/** The response after all redirects. */
export interface FinalResponse {
  status: number
  /** The target of the leading permanent redirects; undefined if the first redirect is temporary or there is none. */
  movedTo?: string
  retryAfter: string | null
}

/** There are more redirects than a browser follows, usually because they form a loop. */
export class RedirectLoop extends Error {}

/** The same limit as in browsers. */
const MAX_REDIRECTS = 20

const PERMANENT = new Set([301, 308])

export interface RequestOptions {
  fetch: typeof fetch
  method: 'HEAD' | 'GET'
  /** In milliseconds, including all redirects. */
  timeout: number
}

/**
 * Requests an address and follows its redirects. Doesn't read the response body.
 * @throws RedirectLoop, and the errors of `fetch`
 */
export async function request(
  url: string,
  { fetch, method, timeout }: RequestOptions,
): Promise<FinalResponse> {
  const signal = AbortSignal.timeout(timeout)
  let at = url
  let movedTo: string | undefined
  let permanent = true
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(at, { method, redirect: 'manual', signal, headers: HEADERS })
    await response.body?.cancel()
    const { status, headers } = response
    const location = headers.get('location')
    if (status < 300 || status >= 400 || location === null)
      return {
        status,
        ...(movedTo !== undefined && { movedTo }),
        retryAfter: headers.get('retry-after'),
      }
    at = new URL(location, at).href
    permanent &&= PERMANENT.has(status)
    if (permanent) movedTo = at
  }
  throw new RedirectLoop('it redirects in a loop')
}

const HEADERS = { 'User-Agent': `docent/${VERSION} (link check)`, Accept: 'text/html,*/*;q=0.8' }
