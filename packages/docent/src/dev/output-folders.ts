import { join, sep } from 'node:path'
import { CACHE_FOLDER } from '../cache/cache.ts'
import type { Config } from '../config/index.ts'

/**
 * Recognizes the files that docent writes. There are thousands in the output folder and the cache, and they don't need
 * to be watched.
 */
export function isOutput({ siteDir, outDir }: Config): (file: string) => boolean {
  const folders = [join(siteDir, outDir), join(siteDir, CACHE_FOLDER)]
  return (file) => folders.some((folder) => file === folder || file.startsWith(`${folder}${sep}`))
}
