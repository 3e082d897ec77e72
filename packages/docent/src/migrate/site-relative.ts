import { isAbsolute, relative, sep } from 'node:path'

/** A path relative to the site's folder, with forward slashes. */
export function siteRelative(path: string, folder: string): string {
  const below = isAbsolute(path) ? relative(folder, path) : path
  return below.split(sep).join('/').replace(/^\.\//, '')
}
