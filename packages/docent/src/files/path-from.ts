import { dirname, join, resolve } from 'node:path'

const SITE = '@site/'

/** Absolute path of a file as another file refers to it: relative to that file, or below the site's folder (`@site/…`). */
export function pathFrom(file: string, written: string, siteDir: string): string {
  return written.startsWith(SITE)
    ? join(siteDir, written.slice(SITE.length))
    : resolve(dirname(file), written)
}
