import { mkdirSync, mkdtempSync, rmSync, rmdirSync, symlinkSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from '../shared/node/paths.ts'
import { cacheFolder, siteCache } from '../files/cache.ts'
import { diskProblem } from '../errors/disk-problem.ts'
import { type DocentError, errors } from '../errors/index.ts'
import { makeFolder } from '../files/files-below.ts'
import { packageFolders } from './served-folders.ts'

/**
 * The folder for the preview's cache: the site's own, or a temporary one if the site's disk is read-only or belongs to
 * someone else, which is common in containers. A temporary folder is deleted when the process ends.
 * @param warn receives the reason for a temporary folder
 * @throws DocentError if no folder can be written
 */
export function devCacheFolder(siteDir: string, warn: (problem: DocentError) => void): string {
  const folder = cacheFolder(siteDir)
  try {
    siteCache(siteDir)
    const vite = join(folder, 'vite')
    makeFolder(vite)
    rmdirSync(mkdtempSync(join(vite, 'docent-')))
    return folder
  } catch (cause) {
    const problem = (cause as Error).message.replace(/,.*$/s, '')
    warn(errors.readOnlyCache({ path: folder, problem, cause }))
    return temporaryFolder(siteDir)
  }
}

/** Below links to the site's packages, because the modules in the cache import them. */
function temporaryFolder(siteDir: string): string {
  try {
    const top = mkdtempSync(join(tmpdir(), 'docent-'))
    removeAtEnd(top)
    return packageFolders(siteDir).reduceRight((folder, packages) => {
      const inner = join(folder, 'site')
      mkdirSync(inner)
      symlinkSync(packages, join(inner, 'node_modules'), 'junction')
      return inner
    }, top)
  } catch (error) {
    throw diskProblem(error)
  }
}

function removeAtEnd(folder: string): void {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
}
