import { isAbsolute, sep } from 'node:path'
import { posixRelative } from './posix-relative.ts'

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
