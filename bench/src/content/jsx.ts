import type { Node } from './nodes.ts'

/** The attributes of a JSX element that are known without running code: strings, literals, and flags. */
export function attributesOf(node: Node): Record<string, string> {
  const result: Record<string, string> = {}
  const attributes = Array.isArray(node.attributes) ? node.attributes : []
  for (const { name, value } of attributes) {
    if (!name) continue
    if (value === null || value === undefined) result[name] = 'true'
    else if (typeof value === 'string') result[name] = value
    else result[name] = literal(value.value) ?? String(value.value)
  }
  return result
}

/** The text of an MDX expression that is only a literal, for example `' '` or `4000`. */
export function literal(expression: string): string | undefined {
  const trimmed = expression.trim()
  const quoted = /^(['"`])((?:(?!\1|\$\{)[^\\]|\\.)*)\1$/s.exec(trimmed)
  if (quoted) return (quoted[2] ?? '').replace(/\\(.)/gs, (_, char) => (char === 'n' ? '\n' : char))
  return /^-?\d+(?:\.\d+)?$/.test(trimmed) ? trimmed : undefined
}

/** Default imports of Markdown files: specifiers by local name. */
export function markdownImports(esm: string): Map<string, string> {
  const found = esm.matchAll(/^\s*import\s+([A-Z]\w*)\s+from\s+['"]([^'"]+\.mdx?)['"]/gm)
  return new Map([...found].map((match) => [match[1] ?? '', match[2] ?? '']))
}
