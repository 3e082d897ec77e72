#!/usr/bin/env node
// `npm test`: installs if needed, then runs all checks from the cheapest to the most expensive. `npm test -- unit e2e`
// runs some.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { installIfStale } from './install.mjs'
import { run } from './run.mjs'
import { countTests } from './test-counts.mjs'

const docent = 'packages/docent/bin/docent.mjs'
const results = mkdtempSync(join(tmpdir(), 'test-results-'))

/** The ladder of checks. */
const STEPS = {
  lint: () => run('npm', ['run', '--silent', 'lint']),
  types: () => run('npm', ['run', '--silent', 'typecheck']),
  prose: () => run('npm', ['run', '--silent', 'check:prose']),
  structure: () => run('npm', ['run', '--silent', 'check:structure']),
  drawings: () => run('npm', ['run', '--silent', 'check:drawings']),
  unit: () =>
    run('npx', [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
    ]),
  samples: async () => {
    await run('npm', ['run', '--silent', 'check:samples'])
    await run('npm', ['run', '--silent', 'check:samples', '--', '--format'])
    await run('npm', ['run', '--silent', 'check:sample-lint'])
    await run('npm', ['run', '--silent', 'check:examples'])
  },
  api: () => run('npm', ['run', '--silent', 'check:api']),
  build: () => run('node', [docent, 'build', '--site', 'site']),
  docs: () => run('node', [docent, 'build', '--site', 'packages/docent/docs-site']),
  search: () => run('npm', ['run', '--silent', 'check:search']),
  agents: () => run('npm', ['run', '--silent', 'check:agents']),
  package: async () => {
    const CHROMIUM_PATH = await findChromium()
    await run('npm', ['run', '--silent', 'check:package'], {
      env: { ...process.env, CHROMIUM_PATH },
    })
  },
  e2e: async () => {
    const CHROMIUM_PATH = await findChromium()
    const PLAYWRIGHT_JSON_OUTPUT_NAME = join(results, 'e2e.json')
    await run(
      'npx',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      { env: { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME } },
    )
  },
}

try {
  process.chdir(new URL('..', import.meta.url).pathname)
  await installIfStale()
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !(name in STEPS))
  if (unknown !== undefined) {
    throw new Error(`There is no step "${unknown}". Steps: ${Object.keys(STEPS).join(', ')}.`)
  }
  for (const [name, step] of Object.entries(STEPS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const start = performance.now()
    console.log(`\n# ${name}`)
    await step()
    console.log(`# ${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  // One line for both test runners, in the plainest form that CI services parse.
  const counts = countTests(results)
  if (counts) console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(results, { recursive: true, force: true })
}
