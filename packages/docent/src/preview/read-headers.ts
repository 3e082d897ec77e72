/** Headers with the paths that they apply to. */
export type HeaderRule = { path: RegExp; headers: [name: string, value: string][] }

/**
 * Parses a `_headers` file as static hosts do: a path at the start of a line, followed by its indented headers. In a
 * path, `*` matches anything and `:name` matches one segment.
 * @example parseHeaders('/*\n X-Content-Type-Options: nosniff\n')
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) rules.push({ path: pattern(line.trim()), headers: [] })
    else {
      const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
      if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value])
    }
  }
  return rules
}

/** Headers of a path. If several rules set the same header, its values are joined, as hosts do. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.path.test(path)) continue
    for (const [name, value] of rule.headers)
      found[name] = name in found ? `${found[name]}, ${value}` : value
  }
  return found
}

function pattern(path: string): RegExp {
  const parts = path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]\w*/gi, '[^/]+'))
  return new RegExp(`^${parts.join('.*')}$`)
}
