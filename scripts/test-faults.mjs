#!/usr/bin/env node
// `npm run test:faults`: the long version of the fault tests, which takes too long for every change.
// `npm run test:faults -- content --seed 7 --case 12` repeats one case; `--cases 500` runs fewer.
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { installIfStale } from './install.mjs'
import { run } from './run.mjs'

const FOLDER = 'packages/docent/test/faults'

/** @param {string | undefined} value @param {string} flag */
function checkNumber(value, flag) {
  if (value !== undefined && !/^\d+$/.test(value))
    throw new Error(`--${flag} is "${value}", which isn't a number.`)
}

try {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      case: { type: 'string' },
      cases: { type: 'string' },
    },
  })
  for (const flag of /** @type {const} */ (['seed', 'case', 'cases']))
    checkNumber(values[flag], flag)
  await installIfStale()
  const files = positionals.length > 0 ? positionals.map((name) => `${FOLDER}/${name}`) : [FOLDER]
  const given = {
    DOCENT_FAULTS_SEED: values.seed,
    DOCENT_FAULTS_CASE: values.case,
    DOCENT_FAULTS_CASES: values.cases,
  }
  await run('npx', ['vitest', 'run', ...files], {
    env: {
      ...process.env,
      DOCENT_FAULTS: 'full',
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    },
  })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
