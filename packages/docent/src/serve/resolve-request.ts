import { realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isBelow } from '../files/below-site.ts'
import { pageAddress, pageFile, type AddressForm } from '../shared/page-address.ts'
import { redirectTarget } from '../shared/redirect-target.ts'
import { cleanPath, encodeAddress } from '../shared/routes.ts'
import { readTarget } from './request-target.ts'

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
    const path = realpathSync.native(join(dir, file))
    return isBelow(path, realpathSync.native(dir)) && statSync(path).isFile()
  } catch {
    // This includes names that are too long for the file system.
    return false
  }
}
