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
