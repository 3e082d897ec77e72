#!/usr/bin/env node
// `npm run test:faults`: the fault tests in their long version, which takes too long for every change.
import { installIfStale } from './install.mjs'
import { run } from './run.mjs'

try {
  process.chdir(new URL('..', import.meta.url).pathname)
  await installIfStale()
  await run('npx', ['vitest', 'run', 'packages/docent/test/faults'], {
    env: { ...process.env, DOCENT_FAULTS: 'full' },
  })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
