import type { PagePayload } from '../shared/records/page-data.ts'
import {
  cleanPath,
  isExternal,
  isRedirect,
  payloadPath,
  type RedirectPayload,
  splitHref,
} from '../shared/routes.ts'

/** A page that couldn't be loaded, with the server's status. */
export class PageLoadError extends Error {
  readonly status: number
  constructor(route: string, status: number, cause?: unknown) {
    super(
      status === 0
        ? `The page ${route} could not be loaded: check your network connection.`
        : `The page ${route} could not be loaded: the server responded with ${status}.`,
      { cause },
    )
    this.name = 'PageLoadError'
    this.status = status
  }
}

export interface PayloadStore {
  /** The page at a path, or the address that it moved to. Requests for the same path are shared. */
  load(pathname: string): Promise<PagePayload | RedirectPayload>
  /** Starts loading in the background. Errors are reported by `load`. */
  prefetch(pathname: string): void
}

const KEPT = 60

/** Fetches payloads and caches the most recent ones. Failed requests aren't cached, so they can be tried again. */
export function createPayloadStore(baseUrl: string, fetchPage: typeof fetch = fetch): PayloadStore {
  const cache = new Map<string, Promise<PagePayload | RedirectPayload>>()
  const load = (pathname: string): Promise<PagePayload | RedirectPayload> => {
    const route = cleanPath(pathname)
    const known = cache.get(route)
    if (known) return known
    const request = read(route, baseUrl, fetchPage)
    cache.set(route, request)
    request.catch(() => cache.delete(route))
    const oldest = cache.size > KEPT ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    return request
  }
  return {
    load,
    prefetch(pathname) {
      load(pathname)
        .then((payload) => {
          if (!isRedirect(payload) || isExternal(payload.redirect)) return undefined
          return load(splitHref(payload.redirect).path)
        })
        .catch(() => undefined)
    },
  }
}

async function read(
  route: string,
  baseUrl: string,
  fetchPage: typeof fetch,
): Promise<PagePayload | RedirectPayload> {
  const root = baseUrl.replace(/\/$/, '')
  const url = route === root || route === '/' ? `${root}/index.json` : payloadPath(route)
  let response: Response
  try {
    response = await fetchPage(url)
  } catch (cause) {
    throw new PageLoadError(route, 0, cause)
  }
  if (!response.ok) throw new PageLoadError(route, response.status)
  return (await response.json()) as PagePayload | RedirectPayload
}
