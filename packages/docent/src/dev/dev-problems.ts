import type { ViteDevServer } from 'vite'
import type { Report } from '../pipeline/report.ts'
import { formatError, type DocentError } from '../errors/index.ts'
import { overlayError } from './overlay.ts'

/** What has a problem: a page by its route, or a file. */
export interface ProblemSource {
  name: string
  /** Content that it had: after each save, its author wants to hear what is wrong with it now. */
  version?: string
}

/** What the author has been told: each problem once, and again when its source was saved. */
export interface Problems {
  /** Tells of an error in the terminal, and over the page that the author looks at unless it's about another one. */
  fail(source: ProblemSource, error: unknown, place?: 'terminal'): void
  /** Tells of what would stop a build or be a warning in it: all that was found in a source. */
  warn(source: ProblemSource, found: readonly DocentError[]): void
  /** What failed works again. */
  mend(name: string): void
  /** Whether a page couldn't be shown: any new file may be what it misses. */
  readonly isBroken: boolean
}

export function createProblems(server: ViteDevServer, report: Report): Problems {
  const failed = new Map<string, { text: string; version: string }>()
  const warned = new Map<string, { texts: ReadonlySet<string>; version: string }>()
  // Paths as a build gives them: terminals open files relative to the working folder.
  const format = { cwd: process.cwd(), color: process.stdout.isTTY === true }
  return {
    get isBroken() {
      return failed.size > 0
    },
    mend: (name) => void failed.delete(name),
    fail({ name, version = '' }, error, place) {
      if (place === undefined) server.environments.client.hot.send(overlayError(error))
      const text = formatError(error, format)
      const before = failed.get(name)
      const isKnown = before
        ? before.text === text && before.version === version
        : // A mistake in a partial is the same on all pages that have it.
          [...failed.values()].some((other) => other.text === text)
      failed.set(name, { text, version })
      warned.delete(name)
      if (!isKnown) report.info(text)
    },
    warn({ name, version = '' }, found) {
      const last = warned.get(name)
      const before = last?.version === version ? last.texts : new Set()
      const texts = new Set(
        found.map((problem) => formatError(problem, { ...format, level: 'warning' })),
      )
      warned.set(name, { texts, version })
      for (const text of texts) if (!before.has(text)) report.info(text)
    },
  }
}
