import { errors } from '../errors/index.ts'
import { dirname, isAbsolute, join, relative, resolve } from '../shared/node/paths.ts'

/** Name of the cache folder in a site's folder. */
export const CACHE_FOLDER = '.docent'

/**
 * Name of a module that doesn't depend on the location of the site's folder, so that two checkouts have the same
 * output: its path relative to the folder, or the name of a package.
 */
export function belowSite(module: string, siteDir: string): string {
  return isAbsolute(module) ? relative(siteDir, module) : module
}

const SITE = '@site/'

/** Absolute path of a file as another file refers to it: relative to that file, or below the site's folder (`@site/…`). */
export function pathFrom(file: string, written: string, siteDir: string): string {
  return written.startsWith(SITE)
    ? join(siteDir, written.slice(SITE.length))
    : resolve(dirname(file), written)
}

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
