import { posix } from 'node:path'
import { decodeSafely } from '../shared/decode.ts'
import type { RouteTable } from './jobs.ts'

/** Finds the routes of source files that a page's links name. */
export interface RoutesOfSources {
  /** By a path that was resolved relative to the page, but may be relative to the documentation folder. */
  fromRoot: (path: string) => string | undefined
  /** By a path relative to the page, or with a leading slash to the documentation folder or to the site's folder. */
  ofLink: (path: string) => string | undefined
}

/** @param file path of the page, relative to the site folder */
export function createRoutesOfSources(
  file: string,
  { files, roots, allRelative }: RouteTable,
): RoutesOfSources {
  const own = roots.find((root) => file.startsWith(`${root}/`) || file.includes(`/${root}/`))
  const below = (written: string): string | undefined =>
    own === undefined ? undefined : (files[posix.join(own, written)] ?? files[written])
  return {
    fromRoot: (path) =>
      allRelative ? below(posix.relative(posix.dirname(file), path)) : undefined,
    ofLink(path) {
      const written = decodeSafely(path)
      return written.startsWith('/')
        ? below(written.slice(1))
        : files[posix.join(posix.dirname(file), written)]
    },
  }
}
