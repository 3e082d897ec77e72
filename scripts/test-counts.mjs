import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds up the results of the unit tests and the browser tests. Returns nothing if neither ran.
 * @param {string} dir where Vitest wrote `unit.json` and Playwright `e2e.json`
 */
export function countTests(dir) {
  const read = (/** @type {string} */ name) => {
    const file = join(dir, name)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  }
  const unit = read('unit.json')
  const e2e = read('e2e.json')?.stats
  if (!unit && !e2e) return undefined
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (e2e?.skipped ?? 0),
  }
}
