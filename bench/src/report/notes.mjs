import { cpus, totalmem } from 'node:os'
import { megabytes } from './numbers.mjs'

/**
 * @typedef {import('../commands/session.mjs').Session} Session
 *
 * @typedef {object} Environment
 * @property {string} date
 * @property {string} node version that ran the generators
 * @property {string} processor
 * @property {number} cores
 * @property {number} memoryBytes
 */

/**
 * The machine and the day.
 * @param {string} node version
 * @returns {Environment}
 */
export function environment(node) {
  const processors = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    node,
    processor: processors[0]?.model.trim() ?? 'unknown processor',
    cores: processors.length,
    memoryBytes: totalmem(),
  }
}

/**
 * The lines above the tables: what was measured where.
 * @param {Session} session
 * @param {Environment} machine
 */
export function headLines({ content, options }, machine) {
  const scaled = options.scale > 1 ? ` (the site's pages ${options.scale} times)` : ''
  const runs = options.runs > 1 ? `median of ${options.runs} runs` : 'single run'
  return `${machine.date}, ${content.pages.length} pages${scaled}, ${runs}; ${machine.processor}, ${machine.cores} cores, ${megabytes(machine.memoryBytes)} MB, Node ${machine.node}`
}

/**
 * The lines below the tables: failures with their logs, and what is missing.
 * @param {Session} session
 * @param {{ label: string, failures: { step: string, message: string }[] }[]} results
 */
export function notes(session, results) {
  const failures = results.flatMap(({ label, failures }) =>
    failures.map(({ step, message }) => `- FAILED: ${label}, ${step}: ${message}`),
  )
  const missing =
    process.platform === 'linux'
      ? []
      : [
          `- Missing on ${process.platform}: peak memory${process.platform === 'win32' ? ' and CPU seconds' : ''}.`,
        ]
  return [...failures, ...missing, ...session.notes.map((note) => `- ${note}`)].join('\n')
}
