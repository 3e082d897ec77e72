import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { dirname, join, relative } from '../shared/node/paths.ts'
import { cacheKey } from './cache.ts'
import { assertSameBuild, builtFile } from './source-dir.ts'

/**
 * Files that a site declares as inputs, because code that docent runs reads them.
 * @param patterns relative to the site's folder
 */
export async function declaredInputs(
  siteDir: string,
  patterns: readonly string[] = [],
): Promise<{ key: string; files: string[] }> {
  if (patterns.length === 0) return { key: '', files: [] }
  const ignore = ['**/node_modules/**']
  const files = await glob([...patterns], { cwd: siteDir, absolute: true, dot: true, ignore })
  const contents = files.sort().flatMap((file) => [relative(siteDir, file), readFileSync(file)])
  return { key: cacheKey(...contents), files }
}

/**
 * Hash of docent's built code, its dependencies, and the version of Node. It keeps a build from using another version's
 * results from the cache.
 */
export async function generatorKey(siteDir: string): Promise<string> {
  assertSameBuild()
  const folder = dirname(builtFile('worker.js'))
  const names = existsSync(folder) ? await readdir(folder) : []
  const built = names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name))
  const files = [...new Set([fileURLToPath(import.meta.url), ...built])].sort()
  // One at a time, because some systems allow a process only a few open files.
  return cacheKey(process.version, lockFile(siteDir), ...files.map((file) => readFileSync(file)))
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
