import { dirname } from 'node:path'
import { errors } from '../errors/index.ts'

/**
 * Records what each output file is made from, so that no file silently replaces another one.
 * @returns a function that throws if another origin has the file or needs a folder with its name
 */
export function createPathRegistry(): (path: string, origin: string) => void {
  const origins = new Map<string, string>()
  /** Folders, each with a file that it contains. */
  const folders = new Map<string, string>()
  return (path, origin) => {
    const clash = (other: string | undefined): void => {
      if (other !== undefined && origins.get(other) !== origin)
        throw errors.outputConflict({ path, origins: [origins.get(other) ?? other, origin] })
    }
    clash(origins.has(path) ? path : folders.get(path))
    origins.set(path, origin)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (origins.has(folder)) clash(folder)
      folders.set(folder, path)
    }
  }
}
