import { paths } from 'docent/tools'

/** Functions of `node:path` whose results have forward slashes on every system. */
export const {
  basename,
  dirname,
  extname,
  isAbsolute,
  isBelow,
  join,
  posix,
  relative,
  resolve,
  slashed,
} = paths

/** Name of a module that doesn't depend on the location of the site's folder: its path below it, or the name of a package. */
export function belowSite(module: string, siteDir: string): string {
  return isAbsolute(module) ? relative(siteDir, module) : module
}
