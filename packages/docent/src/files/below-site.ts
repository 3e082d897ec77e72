import { isAbsolute, relative, sep } from 'node:path'

/**
 * Name of a module that doesn't depend on where the site's folder is, so that two checkouts get the same output: its
 * path below the folder, or the name of a package.
 */
export function belowSite(module: string, siteDir: string): string {
  return isAbsolute(module) ? relative(siteDir, module).split(sep).join('/') : module
}

/** Whether a path is inside a folder. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder + sep)
}
