import { isAbsolute, relative, sep } from 'node:path'

/** A path of the site with forward slashes, relative to the site's folder. */
export function siteRelative(path: string, folder: string): string {
  const below = isAbsolute(path) ? relative(folder, path) : path
  return below.split(sep).join('/').replace(/^\.\//, '')
}
