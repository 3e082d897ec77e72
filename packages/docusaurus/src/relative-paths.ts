import { existsSync } from 'node:fs'
import { isRecord, type Options } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import { dirname, isAbsolute, isBelow, join, relative } from './paths.ts'

export interface PortableOptions {
  options: Options
  findings: Finding[]
}

/**
 * Replaces paths of files on the author's computer, which a configuration computes with `__dirname`, with paths from the
 * folder of the new site.
 */
export function withoutAbsolutePaths(
  options: Options,
  folder: string,
  out: string,
): PortableOptions {
  const root = repositoryOf(folder)
  const findings: Finding[] = []
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, visit(entry)]))
    if (typeof value !== 'string' || !isAbsolute(value)) return value
    const isOwn = value === folder || isBelow(value, folder)
    if (!isOwn && !(isBelow(value, root) && existsSync(value))) return value
    const path = isOwn ? relative(folder, value) : relative(out, value)
    const text = path.startsWith('.') ? path : `./${path}`
    findings.push({
      kind: 'converted',
      subject: isOwn ? path : relative(root, value),
      text: `The path "${text}". It begins at the folder of the new site, where docent runs.`,
    })
    return text
  }
  return { options: visit(options) as Options, findings }
}

/** The folder of the repository, or else the one above the site. */
function repositoryOf(folder: string): string {
  for (let above = folder; above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, '.git'))) return above
  return dirname(folder)
}
