import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Content of the nearest lock file in the site's folder or a folder above it, which lists the versions of all installed
 * packages.
 */
export function lockFile(dir: string): string {
  for (const name of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']) {
    const file = join(dir, name)
    if (existsSync(file)) return readFileSync(file, 'latin1')
  }
  const parent = join(dir, '..')
  return parent === dir ? '' : lockFile(parent)
}
