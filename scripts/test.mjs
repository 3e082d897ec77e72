#!/usr/bin/env node
// `npm test`: installs if needed, then runs all checks from the cheapest to the most expensive. `npm test -- unit e2e`
// runs some.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installIfStale } from './install.mjs'
import { ladder, NAMED } from './ladder.mjs'
import { run, runQuietly } from './run.mjs'
import { MOUNT, missingParts } from './system-parts.mjs'
import { countTests } from './test-counts.mjs'

/**
 * Runs the steps of a rung, one for each core. If a step fails, those that have begun still finish, and their failures
 * are reported, too.
 * @param {[string, import('./ladder.mjs').Step][]} steps
 */
async function climb(steps) {
  const waiting = [...steps]
  /** @type {string[]} */
  const failures = []
  // A step that runs by itself shows its progress.
  const runner = steps.length === 1 ? run : runQuietly
  const work = async () => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      const [name, step] = next
      const start = performance.now()
      if (runner === run) console.log(`\n# ${name}`)
      try {
        await step(runner)
        console.log(`# ${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`)
      } catch (error) {
        failures.push(`# ${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

const results = mkdtempSync(join(tmpdir(), 'test-results-'))
try {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  await installIfStale()
  const rungs = ladder(results)
  const wanted = process.argv.slice(2)
  const names = rungs.flatMap((rung) => Object.keys(rung))
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no step "${unknown}". Steps: ${names.join(', ')}.`)
  for (const rung of rungs)
    await climb(
      Object.entries(rung).filter(([name]) =>
        wanted.length === 0 ? !NAMED.includes(name) : wanted.includes(name),
      ),
    )
  // One line for both test runners, in the plainest form that CI services parse.
  const counts = countTests(results)
  if (counts) {
    const missing = counts.skipped > 0 ? missingParts() : []
    // CI installs all of them, except for the permission to mount a disk, which the weekly fault tests have.
    const unexpected = missing.filter((part) => part !== MOUNT)
    if (process.env.GITHUB_ACTIONS && unexpected.length > 0)
      throw new Error(`CI has to run all tests, and this machine lacks: ${unexpected.join(', ')}`)
    if (missing.length > 0)
      console.log(`\nTests were skipped, because this machine lacks: ${missing.join(', ')}`)
    console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(results, { recursive: true, force: true })
}
