import { decodeSafely } from '../../shared/decode.ts'
import { nearest } from '../../shared/nearest.ts'
import { isExternal, splitHref } from '../../shared/routes.ts'

/** The addresses that exist on a site. */
export interface Targets {
  /** Anchors of every page, by route. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses of files that aren't pages. */
  files: ReadonlySet<string>
  /** The site's base URL. Suggestions omit it, because a configuration names routes without it. */
  baseUrl: string
}

/** The reason why an address in the configuration leads nowhere. */
export interface TargetProblem {
  missing: 'page' | 'anchor'
  /** The nearest existing page or anchor. */
  suggestion?: string
}

/** Looks up an address that includes the base URL. Addresses on other sites pass. */
export function targetProblem(
  to: string,
  { pages, files, baseUrl }: Targets,
): TargetProblem | undefined {
  if (isExternal(to)) return undefined
  const { path, hash } = splitHref(to)
  // A redirect's target can be written with or without escapes.
  const decoded = decodeSafely(path)
  const ids = pages.get(path) ?? pages.get(decoded)
  if (!ids) {
    if (files.has(path) || files.has(decoded)) return undefined
    const close = nearest(path, [...pages.keys()])
    return { missing: 'page', suggestion: close && withoutBase(close, baseUrl) }
  }
  const anchor = decodeSafely(hash.slice(1))
  if (anchor === '' || ids.has(anchor)) return undefined
  return { missing: 'anchor', suggestion: nearest(anchor, [...ids]) }
}

/** A route as a configuration names it, without the base URL. */
export function withoutBase(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route
}
