import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFile } from '../files/source-dir.ts'
import { cacheKey } from './cache-key.ts'
import { lockFile } from './package-lock.ts'

/**
 * Hash of docent's built code, its dependencies, and the version of Node. It keeps a build from using another version's
 * results from the cache.
 */
export async function generatorKey(siteDir: string): Promise<string> {
  const own = fileURLToPath(import.meta.url)
  const worker = builtFile('worker.js')
  // The names of docent's other built files contain hashes of their content.
  const names = existsSync(worker) ? (await readdir(dirname(worker))).sort() : []
  const texts = await Promise.all(
    [own, worker].filter((file) => existsSync(file)).map((file) => readFile(file, 'latin1')),
  )
  return cacheKey(process.version, lockFile(siteDir), ...names, ...texts)
}
