#!/usr/bin/env node
// `npm start`: installs if needed, builds the site, serves it, and prints the address.
import { fileURLToPath } from 'node:url'
import { installIfStale } from './install.mjs'
import { run } from './run.mjs'

try {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  await installIfStale()
  const docent = ['packages/docent/bin/docent.mjs']
  await run('node', [...docent, 'build', '--site', 'site'])
  await run('node', [...docent, 'preview', '--site', 'site', ...process.argv.slice(2)])
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
