import { dirname } from 'node:path'
import { errors } from '../errors/index.ts'

/**
 * Remembers what each file of the output is made from, so that nothing silently replaces anything else.
 * @returns a function that throws when another origin has the file, or needs a folder of the same name
 */
export function createPathRegister(): (path: string, origin: string) => void {
  const origins = new Map<string, string>()
  /** Folders, with one file that is in them. */
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
