import { realpathSync, statSync } from 'node:fs'
import { isBelow, join, slashed } from '../shared/node/paths.ts'
import {
  type AddressForm,
  cleanPath,
  encodeAddress,
  pageAddress,
  pageFile,
  redirectTarget,
} from '../shared/routes.ts'

/** The response to a request. */
export type Resolution =
  /** `path` is decoded and relative to the output folder. */
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'notFound' }
  /** A request that no browser sends. */
  | { kind: 'malformed' }

export interface ServedSite {
  /** Absolute path of the output folder. */
  dir: string
  baseUrl: string
  /** The ending of page addresses, if it's configured. */
  addresses?: AddressForm
  /** Targets by old route. Both include the base URL. */
  redirects: ReadonlyMap<string, string>
}

/**
 * Resolves a request target to a file, a redirect, or an error. Its only side effect is reading the output folder.
 * Malformed targets get a response too, and no target can escape the folder or redirect to another host.
 */
export function resolveRequest(target: string, site: ServedSite): Resolution {
  const read = readTarget(target)
  if (read.kind === 'malformed') return read
  if (read.kind === 'leading-out') return { kind: 'notFound' }
  const { path: decoded, search } = read
  if (!`${decoded}/`.startsWith(site.baseUrl))
    return { kind: 'redirect', status: 302, location: site.baseUrl }
  const moved = site.redirects.get(cleanPath(decoded))
  if (moved !== undefined) {
    const location = redirectTarget(encodeAddress(moved), { search, hash: '' })
    return { kind: 'redirect', status: 301, location }
  }
  const page = pageAt(decoded, site)
  if (page && page.address !== decoded) {
    const location = `${encodeURI(page.address)}${search}`
    return { kind: 'redirect', status: 301, location }
  }
  const path = decoded.slice(site.baseUrl.length - 1) || '/'
  const file = fileOf(path, site.dir) ?? page?.file
  return file === undefined ? { kind: 'notFound' } : { kind: 'file', path: file }
}

/** The page that an address or one of its other names leads to: `/a/index.html`, `/a.html`, `/a`, and `/a/`. */
function pageAt(
  path: string,
  { dir, baseUrl, addresses }: ServedSite,
): { address: string; file: string } | undefined {
  const route = cleanPath(path)
  const isNotFoundPage = route === `${baseUrl}404`
  const file = pageFile(route, addresses).slice(baseUrl.length - 1)
  if (isNotFoundPage || !isFile(dir, file)) return undefined
  const isRoot = `${route}/` === baseUrl && path !== route
  return { file, address: isRoot ? baseUrl : pageAddress(route, addresses) }
}

/** A file with this exact name takes precedence over the page with the same address. */
function fileOf(path: string, dir: string): string | undefined {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`]
  return candidates.find((candidate) => isFile(dir, candidate))
}

/** A link that leads out of the folder isn't one of the site's files: a host would not have what it leads to. */
function isFile(dir: string, file: string): boolean {
  try {
    const path = slashed(realpathSync.native(join(dir, file)))
    return isBelow(path, slashed(realpathSync.native(dir))) && statSync(path).isFile()
  } catch {
    // This includes names that are too long for the file system.
    return false
  }
}

/** Path and query of a request, or the reason why its target is invalid. */
export type RequestTarget =
  | { kind: 'path'; path: string; search: string }
  /** Not a path, or escapes that aren't valid UTF-8. Browsers don't send such targets. */
  | { kind: 'malformed' }
  /** Contains segments such as "..". Browsers resolve these, so the client is trying to leave the site. */
  | { kind: 'leading-out' }

/**
 * Parses the target of a request.
 * @returns the decoded path
 */
export function readTarget(target: string): RequestTarget {
  const at = target.indexOf('?')
  const pathname = at === -1 ? target : target.slice(0, at)
  const path = decodePath(pathname)
  if (path === undefined) return { kind: 'malformed' }
  if (/(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(path)) return { kind: 'leading-out' }
  return { kind: 'path', path, search: at === -1 ? '' : target.slice(at) }
}

function decodePath(pathname: string): string | undefined {
  if (!pathname.startsWith('/')) return undefined
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
