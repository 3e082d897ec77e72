import { join, sep } from 'node:path'
import type { Config } from '../config/index.ts'

/** Tells the files that docent writes, which nobody needs to watch: thousands, in the output folder and the cache. */
export function isOutput({ siteDir, outDir }: Config): (file: string) => boolean {
  const folders = [join(siteDir, outDir), join(siteDir, '.docent')]
  return (file) => folders.some((folder) => file === folder || file.startsWith(`${folder}${sep}`))
}
