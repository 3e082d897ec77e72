import { cpus, totalmem } from 'node:os'
import { megabytes } from './numbers.ts'
import type { Result } from '../commands/result.ts'
import type { Session } from '../commands/session.ts'

interface Environment {
  date: string
  /** Version that ran the generators. */
  node: string
  processor: string
  cores: number
  memoryBytes: number
}

/**
 * The machine and the date.
 *
 * @param node version
 */
export function environment(node: string): Environment {
  const processors = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    node,
    processor: processors[0]?.model.trim() ?? 'unknown processor',
    cores: processors.length,
    memoryBytes: totalmem(),
  }
}

/** The lines above the tables: what was measured and where. */
export function headLines({ content, options }: Session, machine: Environment) {
  const scaled =
    options.scale > 1 && options.command !== 'size'
      ? ` (the site's pages ${options.scale} times)`
      : ''
  const runs = options.runs > 1 ? `medians of ${options.runs} runs` : 'single run'
  return `${machine.date}, ${content.pages.length} pages${scaled}, ${runs}; ${machine.processor}, ${machine.cores} cores, ${megabytes(machine.memoryBytes)} MB, Node ${machine.node}`
}

/** Failures with their logs. */
export function failureNotes(results: Pick<Result, 'label' | 'failures'>[]): string[] {
  return results.flatMap(({ label, failures }) =>
    failures.map(({ step, message }) => `- FAILED: ${label}, ${step}: ${message}`),
  )
}

/** The lines below the tables: failures with their logs, and missing data. */
export function notes(session: Session, results: Pick<Result, 'label' | 'failures'>[]) {
  const missing =
    process.platform === 'linux'
      ? []
      : [
          `- Missing on ${process.platform}: peak memory${process.platform === 'win32' ? ' and CPU seconds' : ''}.`,
        ]
  return [...failureNotes(results), ...missing, ...session.notes.map((note) => `- ${note}`)].join(
    '\n',
  )
}
