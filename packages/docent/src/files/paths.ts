import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { errors } from '../errors/index.ts'

/**
 * Name of a module that doesn't depend on the location of the site's folder, so that two checkouts have the same
 * output: its path relative to the folder, or the name of a package.
 */
export function belowSite(module: string, siteDir: string): string {
  return isAbsolute(module) ? posixRelative(siteDir, module) : module
}

/** Whether a path is inside a folder. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder + sep)
}

const SITE = '@site/'

/** Absolute path of a file as another file refers to it: relative to that file, or below the site's folder (`@site/…`). */
export function pathFrom(file: string, written: string, siteDir: string): string {
  return written.startsWith(SITE)
    ? join(siteDir, written.slice(SITE.length))
    : resolve(dirname(file), written)
}

/** Path of `file` relative to `folder`, with forward slashes. */
export function posixRelative(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/')
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
