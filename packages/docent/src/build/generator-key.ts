import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { builtFile } from '../files/source-dir.ts'
import { cacheKey, lockFile } from '../cache/cache-key.ts'

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
  const folder = dirname(builtFile('worker.js'))
  const names = existsSync(folder) ? await readdir(folder) : []
  const built = names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name))
  const files = [...new Set([fileURLToPath(import.meta.url), ...built])].sort()
  const texts = await Promise.all(files.map((file) => readFile(file)))
  return cacheKey(process.version, lockFile(siteDir), ...texts)
}
