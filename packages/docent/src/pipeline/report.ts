import picocolors from 'picocolors'
import { formatError, type DocentError } from '../errors/index.ts'

/** How a build tells what it does. */
export interface Report {
  /** Runs a stage and says how long it took. */
  stage<T>(name: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T>
  info(text: string): void
  warn(problem: DocentError): void
}

export interface ReportOptions {
  /** Plain lines without color and animation when the output isn't a terminal. */
  terminal: boolean
  cwd: string
  write: (text: string) => void
}

/** Report on the terminal: one line a stage, rewritten in place while it runs. */
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
