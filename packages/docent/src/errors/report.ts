import picocolors from 'picocolors'
import { formatError, type DocentError } from './index.ts'

/** Reports the progress of a build. */
export interface Report {
  /** Runs a stage and reports how long it took. */
  stage<T>(name: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T>
  info(text: string): void
  warn(problem: DocentError): void
}

export interface ReportOptions {
  /** If the output isn't a terminal, lines have no color and no animation. */
  terminal: boolean
  cwd: string
  write: (text: string) => void
}

/** Reports progress with one line for each stage, which is rewritten while the stage runs. */
export function createReport({ terminal, cwd, write }: ReportOptions): Report {
  const paint = picocolors.createColors(terminal)
  return {
    async stage(name, work, detail) {
      const start = performance.now()
      if (terminal) write(`${paint.dim('…')} ${name}\r`)
      const result = await work()
      const ms = performance.now() - start
      const more = detail ? `  ${paint.dim(detail(result))}` : ''
      write(
        `${terminal ? '\x1b[2K' : ''}${paint.green('✓')} ${name.padEnd(22)} ${paint.dim(formatMs(ms).padStart(8))}${more}\n`,
      )
      return result
    },
    info: (text) => write(`${text}\n`),
    warn: (problem) =>
      write(`${formatError(problem, { cwd, color: terminal, level: 'warning' })}\n`),
  }
}

/** @example formatMs(1234) // '1.23 s' */
export function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`
}

/** The end of a stage's line: how many of its results didn't come from the cache. */
export function countNew({ fresh }: { fresh: number }): string {
  return `${fresh} new`
}
