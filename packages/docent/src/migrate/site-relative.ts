import { isAbsolute, sep } from 'node:path'
import { posixRelative } from '../files/posix-relative.ts'

/** A path relative to the site's folder, with forward slashes. */
export function siteRelative(path: string, folder: string): string {
  const below = isAbsolute(path) ? posixRelative(folder, path) : path.split(sep).join('/')
  return below.replace(/^\.\//, '')
}
