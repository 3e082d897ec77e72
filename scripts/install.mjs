// Installs dependencies if they're missing or older than the lock file, so that `npm start` and `npm test` work on a
// fresh clone without another command.
import { existsSync, statSync } from 'node:fs'
import { run } from './run.mjs'

const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.package-lock.json'

/** Whether dependencies have to be installed. */
export function isStale() {
  return !existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync(LOCK).mtimeMs
}

/** Installs dependencies if needed. Only Cypress's types are used, so its binary isn't downloaded. */
export async function installIfStale() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
  }
  if (!isStale()) return
  console.log('Installing dependencies ...')
  // `npm ci` would refuse a lock file without the binaries of platforms that a registry doesn't provide.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, CYPRESS_INSTALL_BINARY: '0' },
  })
}
