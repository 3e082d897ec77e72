import { statSync } from 'node:fs'
import { join } from 'node:path'
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
  const path = decoded.slice(site.baseUrl.length - 1) || '/'
  const clean = cleanAddress(path, site.dir)
  if (clean !== undefined) {
    const location = `${site.baseUrl.slice(0, -1)}${encodeURI(clean)}${search}`
    return { kind: 'redirect', status: 301, location }
  }
  const file = fileOf(path, site.dir)
  return file === undefined ? { kind: 'notFound' } : { kind: 'file', path: file }
}

/** The clean address of a page that has other names: `/a/index.html`, `/a.html`, and `/a/`. */
function cleanAddress(path: string, dir: string): string | undefined {
  if (path === '/404.html') return undefined
  const clean = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
  const short = clean.length > 1 ? clean.replace(/\/$/, '') : clean
  return short !== path && isFile(join(dir, short, 'index.html')) ? short : undefined
}

/** A file with this exact name takes precedence over the page with the same address. */
function fileOf(path: string, dir: string): string | undefined {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`]
  return candidates.find((candidate) => isFile(join(dir, candidate)))
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // This includes names that are too long for the file system.
    return false
  }
}
