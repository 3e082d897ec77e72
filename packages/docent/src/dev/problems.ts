import type { NormalizedHotChannel } from 'vite'
import {
  type DocentError,
  errors,
  formatError,
  formatLocation,
  isDocentError,
  moduleFailure,
  withShortPaths,
} from '../errors/index.ts'
import type { Report } from '../errors/report.ts'
import { PROBLEMS_EVENT, type Problem } from '../shared/dev-events.ts'
import { overlayError } from './vite-overlay.ts'

/** The page, file, or site that has a problem. */
export interface ProblemSource {
  name: string
  /** Set if the source is a page. */
  route?: string
  /** Identifies the source's content. When it changes, the source's problems are reported again. */
  version?: string
}

/**
 * When the browser shows an error as an overlay on the open page. `new` shows it only once for the same content,
 * because the author may have closed it and the watcher can report a file twice.
 */
export type Cover = 'always' | 'new' | 'never'

/** The current problems. The terminal shows each one once, and again after its source was saved. */
export interface Problems {
  /** Sends the list to browsers from now on. */
  connect(channel: NormalizedHotChannel): void
  /** Reports an error. By default, the browser always shows it as an overlay. */
  fail(source: ProblemSource, error: unknown, cover?: Cover): void
  /** Reports all findings in a source that would be errors or warnings in a build. */
  warn(source: ProblemSource, found: readonly DocentError[]): void
  /** Removes the error of a source that works again. */
  mend(name: string): void
  /** Removes all problems of a deleted source. */
  forget(name: string): void
  /** Routes of pages that can't be shown. */
  readonly broken: string[]
  /** Routes of pages with warnings. */
  readonly warned: string[]
}

interface Failure {
  text: string
  version: string
  /** Whether it has covered the open page. */
  hasCovered: boolean
  problem: Problem
}

interface Warnings {
  texts: ReadonlySet<string>
  version: string
  route?: string
  problems: Problem[]
}

/** A page that is checked again has no problems for a moment. Waiting keeps the panel from flickering. */
const PAUSE_MS = 30

export function createProblems(report: Report): Problems {
  const failed = new Map<string, Failure>()
  const warned = new Map<string, Warnings>()
  let channel: NormalizedHotChannel | undefined
  let sent = '[]'
  let timer: NodeJS.Timeout | undefined
  // Paths are relative to the working directory, as in a build, because terminals open them from there.
  const cwd = process.cwd()
  const format = { cwd, color: process.stdout.isTTY === true }

  const list = (): Problem[] => [
    ...[...failed.values()].map(({ problem }) => problem),
    ...[...warned.values()].flatMap(({ problems }) => problems),
  ]
  const send = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const problems = list()
      const text = JSON.stringify(problems)
      if (text === sent) return
      sent = text
      channel?.send(PROBLEMS_EVENT, problems)
    }, PAUSE_MS)
  }
  return {
    connect(hot) {
      channel = hot
      hot.on(PROBLEMS_EVENT, (_, client) => client.send(PROBLEMS_EVENT, list()))
    },
    get broken() {
      return [...failed.values()].flatMap(({ problem: { route } }) => route ?? [])
    },
    get warned() {
      return [...warned.values()].flatMap(({ route, problems }) =>
        route === undefined || problems.length === 0 ? [] : [route],
      )
    },
    mend(name) {
      if (failed.delete(name)) send()
    },
    forget(name) {
      failed.delete(name)
      warned.delete(name)
      send()
    },
    fail({ name, route, version = '' }, error, cover = 'always') {
      const text = formatError(error, format)
      const before = failed.get(name)
      const isRepeated = before?.text === text && before.version === version
      const hasCovered = isRepeated && before.hasCovered
      const covers = cover === 'always' || (cover === 'new' && !hasCovered)
      if (covers) channel?.send(overlayError(error, cwd))
      const isKnown =
        isRepeated ||
        // A mistake in a partial is the same on all pages that use it.
        (before?.text !== text && [...failed.values()].some((other) => other.text === text))
      const problem = toProblem(error, { level: 'error', route, cwd })
      failed.set(name, { text, version, hasCovered: hasCovered || covers, problem })
      warned.delete(name)
      if (!isKnown) report.info(text)
      send()
    },
    warn({ name, route, version = '' }, found) {
      const last = warned.get(name)
      const before = last?.version === version ? last.texts : new Set()
      const texts = new Set(
        found.map((problem) => formatError(problem, { ...format, level: 'warning' })),
      )
      const problems = found.map((error) => toProblem(error, { level: 'warning', route, cwd }))
      warned.set(name, { texts, version, route, problems })
      for (const text of texts) if (!before.has(text)) report.info(text)
      send()
    },
  }
}

/** An error in the format of the browser's problem panel. */
export function toProblem(
  error: unknown,
  { level, route, cwd }: Pick<Problem, 'level' | 'route'> & { cwd: string },
): Problem {
  const about = { level, ...(route !== undefined && { route }) }
  if (!isDocentError(error))
    return { ...about, message: error instanceof Error ? error.message : String(error) }
  const location = formatLocation(error, cwd)
  return {
    ...about,
    message: withShortPaths(error.message, cwd),
    ...(location !== undefined && { location }),
    fix: withShortPaths(error.hint, cwd),
  }
}

/** Adds the location and a hint to an error in one of the site's modules. */
export async function moduleError(cause: unknown): Promise<unknown> {
  if (isDocentError(cause)) return cause
  const { kind, problem, specifier = '', ...location } = await moduleFailure(cause)
  // An error outside the site's files is unexpected, so its stack is more useful.
  if (location.file === undefined) return cause
  if (kind === 'syntax' || kind === 'disk')
    return errors.invalidModule({ problem, ...location, cause })
  if (kind === 'import') return errors.unresolvedImport({ specifier, ...location, cause })
  return errors.componentsFailed({ problem, ...location, cause })
}
