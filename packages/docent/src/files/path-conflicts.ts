import { dirname, foldedPath } from '../shared/node/paths.ts'
import { errors } from '../errors/index.ts'

/** Their names contain a hash of their content, so that equal names mean equal files. */
const HASHED = /^assets\/.*\.[\da-f]{12}\.\w+$/

/**
 * Records what each output file is made from, so that no file silently replaces another one. Names that differ only in
 * case or in their Unicode form are one file on macOS, on Windows, and on some hosts, so they're a conflict everywhere.
 * @returns a function that throws if another origin has the file or needs a folder with its name. With `isRedirect`,
 *   the name may differ from another file's only in case: a redirect from `/Guide` to `/guide` is useful on hosts that
 *   distinguish them, and has no effect on the others
 */
export function createPathRegistry(): (path: string, origin: string, isRedirect?: boolean) => void {
  const origins = new Map<string, string>()
  /** Folders, each with a file that it contains. */
  const folders = new Map<string, string>()
  /** Paths by their folded form, without redirects. */
  const folded = new Map<string, string>()
  return (path, origin, isRedirect = false) => {
    const clash = (other: string | undefined): void => {
      if (other !== undefined && origins.get(other) !== origin)
        throw errors.outputConflict({ path, origins: [origins.get(other) ?? other, origin] })
    }
    clash(origins.has(path) ? path : folders.get(path))
    if (!isRedirect && !HASHED.test(path)) {
      const other = folded.get(foldedPath(path)) ?? path
      if (other !== path) {
        const conflicting = [`${other}: ${origins.get(other)}`, `${path}: ${origin}`]
        throw errors.outputCaseConflict({ path, origins: conflicting })
      }
      folded.set(foldedPath(path), path)
    }
    origins.set(path, origin)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (origins.has(folder)) clash(folder)
      folders.set(folder, path)
    }
  }
}
