import { isAbsolute, join, relative } from 'node:path'
import { errors } from '../errors/index.ts'

/**
 * Absolute path of a file in the output folder. Slugs, locale paths, and redirects become file names, so every write
 * and every removal uses this function.
 * @throws DocentError if the path is outside the folder
 */
export function outputPath(outDir: string, path: string): string {
  const file = join(outDir, path)
  const inside = relative(outDir, file)
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside) || path.includes('\0'))
    throw errors.outsideOutputFolder({ path, dir: outDir })
  return file
}
