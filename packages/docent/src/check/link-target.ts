import { decodeSafely } from '../shared/decode.ts'
import { nearest } from '../shared/nearest.ts'
import { isExternal, splitHref } from '../shared/routes.ts'

/** What exists on a site. */
export interface Targets {
  /** Anchors of every page, by route. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses that exist besides pages. */
  files: ReadonlySet<string>
  /** Base URL of the site: suggestions are given without it, as a configuration names routes. */
  baseUrl: string
}

/** Why an address of the configuration leads nowhere. */
export interface TargetProblem {
  missing: 'page' | 'anchor'
  /** Nearest page or anchor that exists. */
  suggestion?: string
}

/** Looks up an address with the base URL; other sites are not looked at. */
export function targetProblem(
  to: string,
  { pages, files, baseUrl }: Targets,
): TargetProblem | undefined {
  if (isExternal(to)) return undefined
  const { path, hash } = splitHref(to)
  const ids = pages.get(path)
  if (!ids) {
    if (files.has(path)) return undefined
    const close = nearest(path, [...pages.keys()])
    return { missing: 'page', suggestion: close && withoutBase(close, baseUrl) }
  }
  const anchor = decodeSafely(hash.slice(1))
  if (anchor === '' || ids.has(anchor)) return undefined
  return { missing: 'anchor', suggestion: nearest(anchor, [...ids]) }
}

/** A route as it is written in a configuration: below the base URL. */
export function withoutBase(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route
}
