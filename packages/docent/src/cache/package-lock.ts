import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text of the nearest lock file above the site: it names the version of everything that is installed. */
export function lockFile(dir: string): string {
  for (const name of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']) {
    const file = join(dir, name)
    if (existsSync(file)) return readFileSync(file, 'latin1')
  }
  const parent = join(dir, '..')
  return parent === dir ? '' : lockFile(parent)
}
