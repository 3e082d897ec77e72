import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds up the results of the unit tests and the browser tests. Returns nothing if none ran.
 * @param {string} dir where Vitest wrote `unit.json`, `faults.json`, and `firefox.json`, and Playwright `e2e.json`
 */
export function countTests(dir) {
  const read = (/** @type {string} */ name) => {
    const file = join(dir, name)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  }
  const vitest = ['unit.json', 'faults.json', 'firefox.json'].map(read).filter(Boolean)
  const e2e = read('e2e.json')?.stats
  if (vitest.length === 0 && !e2e) return undefined
  const counts = {
    passed: e2e?.expected ?? 0,
    failed: e2e?.unexpected ?? 0,
    skipped: e2e?.skipped ?? 0,
  }
  for (const run of vitest) {
    counts.passed += run.numPassedTests
    counts.failed += run.numFailedTests
    counts.skipped += (run.numPendingTests ?? 0) + (run.numTodoTests ?? 0)
  }
  return counts
}
