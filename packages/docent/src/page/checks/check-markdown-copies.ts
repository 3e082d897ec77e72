import { errors, type DocentError } from '../../errors/index.ts'

export interface CopyCheckInput {
  /** Pages with their source and the address of their Markdown copy. */
  pages: readonly { route: string; file: string; copy?: string }[]
  /** Addresses of the site's static files. */
  files: ReadonlySet<string>
}

/** Checks that every Markdown copy has a unique address and that no page's route is the address of a copy. */
export function checkMarkdownCopies({ pages, files }: CopyCheckInput): DocentError[] {
  const findings: DocentError[] = []
  const taken = new Map<string, string>()
  for (const { route, file, copy } of pages) {
    if (route.endsWith('.md')) findings.push(errors.markdownRoute({ route, file }))
    if (copy === undefined) continue
    const by = files.has(copy) ? `the static file ${copy}` : taken.get(copy)
    if (by !== undefined) findings.push(errors.markdownAddressTaken({ route, copy, by, file }))
    taken.set(copy, `the copy of the page ${route}`)
  }
  return findings
}
