import { posix } from 'node:path'
import type { RouteTable } from './jobs.ts'

/**
 * Finds the route of a file that a link names from the folder of the documents, or from the site's.
 * @param file path of the page below the site folder
 */
export function createRouteFromRoot(
  file: string,
  { files, roots }: RouteTable,
): (path: string) => string | undefined {
  const own = roots.find((root) => file.startsWith(`${root}/`))
  return (path) => {
    if (own === undefined) return undefined
    // A path without a slash at its beginning has been resolved from the page.
    const written = path.startsWith('/') ? path.slice(1) : posix.relative(posix.dirname(file), path)
    return files[posix.join(own, written)] ?? files[written]
  }
}
