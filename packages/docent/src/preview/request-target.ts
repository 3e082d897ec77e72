/** Path and query of a request, or why nothing can be at its target. */
export type RequestTarget =
  | { kind: 'path'; path: string; search: string }
  /** No browser sends this: not a path, or escapes that are not UTF-8. */
  | { kind: 'malformed' }
  /** Segments that lead elsewhere: browsers resolve these, so whoever sends them wants to leave the site. */
  | { kind: 'leading-out' }

/**
 * Reads the target of a request.
 * @returns the path decoded
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
