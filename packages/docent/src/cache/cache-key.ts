import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Key of a cache entry: a hash of all its inputs. Inputs with the same key would share their output, so the hash is
 * cryptographic.
 */
export function cacheKey(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    // Without the lengths, ('ab', 'c') and ('a', 'bc') would have the same hash.
    hash.update(`${input.length}\0`).update(input)
  }
  return hash.digest('hex').slice(0, 24)
}

/**
 * Content of the nearest lock file in the site's folder or a folder above it, which lists the versions of all installed
 * packages, and of the patches next to it.
 */
export function lockFile(dir: string): string {
  for (const name of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']) {
    const file = join(dir, name)
    if (existsSync(file)) return readFileSync(file, 'latin1') + patches(join(dir, 'patches'))
  }
  const parent = join(dir, '..')
  return parent === dir ? '' : lockFile(parent)
}

/** `patch-package` changes installed packages without a change in the lock file. */
function patches(folder: string): string {
  if (!existsSync(folder)) return ''
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'latin1')}`)
    .join('\n')
}
