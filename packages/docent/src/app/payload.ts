import type { PagePayload } from '../shared/records/page-data.ts'
import {
  cleanPath,
  decodeSafely,
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
  /** Keeps a page that the reader has seen, which `load` returns if the network fails. */
  keep(payload: PagePayload): void
}

const KEPT_PAYLOADS = 60

const routeOf = (pathname: string): string => decodeSafely(cleanPath(pathname))

/**
 * Fetches payloads and caches the most recent ones. Failed requests aren't cached, so they can be tried again. The pages
 * that the reader has seen are kept apart, because each page prefetches many others.
 */
export function createPayloadStore(baseUrl: string, fetchPage: typeof fetch = fetch): PayloadStore {
  const cache = new Map<string, Promise<PagePayload | RedirectPayload>>()
  const seen = new Map<string, PagePayload>()
  const request = (pathname: string): Promise<PagePayload | RedirectPayload> => {
    const route = cleanPath(pathname)
    const cached = cache.get(route)
    if (cached) return cached
    const reading = read(route, baseUrl, fetchPage)
    cache.set(route, reading)
    reading.catch(() => cache.delete(route))
    dropOldest(cache)
    return reading
  }
  const load = (pathname: string): Promise<PagePayload | RedirectPayload> =>
    request(pathname).catch((error: unknown) => {
      const kept = seen.get(routeOf(pathname))
      if (kept && error instanceof PageLoadError && error.status === 0) return kept
      throw error
    })
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
    keep(payload) {
      const { route } = payload.page
      // Again at the end, as the newest.
      seen.delete(route)
      seen.set(route, payload)
      dropOldest(seen)
    },
  }
}

function dropOldest(map: Map<string, unknown>): void {
  const oldest = map.size > KEPT_PAYLOADS ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
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
