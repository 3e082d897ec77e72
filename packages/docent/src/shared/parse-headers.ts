/** The name that static hosts look for. */
export const HEADERS_FILE = '_headers'

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
    if (isBlank(line)) continue
    if (!/^\s/.test(line)) rules.push({ path: pattern(line.trim()), headers: [] })
    else {
      const [, name, value = ''] = HEADER.exec(line) ?? []
      if (name !== undefined && lineProblem(line) === undefined)
        rules.at(-1)?.headers.push([name, value.trim()])
    }
  }
  return rules
}

/** A line of a `_headers` file that sets no header. */
export interface HeaderProblem {
  /** From 1. */
  line: number
  text: string
  problem: string
}

/** Lines from which hosts make no header, or one that can't be sent. */
export function headerProblems(text: string): HeaderProblem[] {
  let hasPath = false
  return text.split('\n').flatMap((line, index) => {
    if (isBlank(line)) return []
    if (!/^\s/.test(line)) {
      hasPath = true
      return []
    }
    const problem = hasPath ? lineProblem(line) : 'there is no path above it'
    return problem === undefined ? [] : [{ line: index + 1, text: line.trim(), problem }]
  })
}

const HEADER = /^\s+([^:]+):(.*)$/s

const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line)

function lineProblem(line: string): string | undefined {
  // Cloudflare removes a header with this line.
  if (/^\s+!\s*[\w-]+\s*$/.test(line)) return undefined
  const [, name, value = ''] = HEADER.exec(line) ?? []
  if (name === undefined) return 'it has no colon between a name and a value'
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    return `the name "${name}" contains a character that names can't have`
  if (/[^\t\u0020-\u007e\u0080-\u00ff]/.test(value.trim()))
    return "the value contains a character that headers can't have"
  return undefined
}

/** Headers of a path. If several rules set the same header, its values are joined, as hosts do. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.path.test(path)) continue
    for (const [name, value] of rule.headers)
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

function pattern(path: string): RegExp {
  const segments = path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]\w*/gi, '[^/]+'))
  return new RegExp(`^${segments.join('.*')}$`)
}
