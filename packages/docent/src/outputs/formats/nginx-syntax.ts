/** A block with its lines, followed by an empty line. */
export function location(match: string, lines: readonly string[]): string[] {
  const inner = lines.map((line) => (line === '' ? '' : `  ${line}`))
  return [`location ${match} {`, ...inner, '}', '']
}

/** A complete file. */
export function configText(lines: readonly string[]): string {
  return `${lines
    .join('\n')
    .replace(/\n+(?=\s*\})/g, '\n')
    .trimEnd()}\n`
}

/** A quoted value, which can contain any character. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
