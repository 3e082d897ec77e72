import { existsSync, realpathSync } from 'node:fs'
import { dirname, isBelow, join, slashed } from '../shared/node/paths.ts'
import { CACHE_FOLDER } from '../files/paths.ts'
import type { Config } from '../config/index.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'

/**
 * Folders whose files `dev` may send to a browser: the site, docent, and the packages that either of them can import.
 * @param outside folders with documents outside the site
 */
export function servedFolders(siteDir: string, outside: readonly string[]): string[] {
  const packages = [siteDir, SOURCE_DIR]
    .flatMap(packageFolders)
    .flatMap((folder) => [folder, slashed(realpathSync(folder))])
  return [...new Set([siteDir, ...outside, dirname(SOURCE_DIR), ...packages])]
}

/** The `node_modules` folders from which code in a folder can import, starting with the nearest one. */
export function packageFolders(dir: string): string[] {
  const folder = join(dir, 'node_modules')
  const folders = existsSync(folder) ? [folder] : []
  const parent = dirname(dir)
  return parent === dir ? folders : [...folders, ...packageFolders(parent)]
}

/**
 * Recognizes the files that docent writes. There are thousands in the output folder and the cache, and they don't need
 * to be watched.
 */
export function isOutput({ siteDir, outDir }: Config): (file: string) => boolean {
  const folders = [join(siteDir, outDir), join(siteDir, CACHE_FOLDER)]
  return (file) => folders.some((folder) => file === folder || isBelow(file, folder))
}
