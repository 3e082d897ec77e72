import * as native from 'node:path'

/** The path functions that docent uses. */
type Functions = Pick<
  native.PlatformPath,
  'basename' | 'dirname' | 'extname' | 'isAbsolute' | 'join' | 'relative' | 'resolve'
>

export interface Paths extends Functions {
  /** A path that comes from Node.js, a bundler, a watcher, or a person, with forward slashes. */
  slashed(path: string): string
  /** Whether a path is inside a folder. */
  isBelow(path: string, folder: string): boolean
}

/**
 * Functions of a system whose results have forward slashes, which Windows reads as well. docent compares paths with each
 * other, with the IDs of the bundler's modules, and with keys of its records, so there is one form for all of them. On
 * systems where a backslash is part of a name, nothing is replaced.
 * @param system `posix` or `win32` of `node:path`
 */
export function pathsOf(system: native.PlatformPath): Paths {
  const slashed =
    system.sep === '/'
      ? (path: string): string => path
      : (path: string): string => path.replaceAll(system.sep, '/')
  return {
    slashed,
    basename: system.basename,
    extname: system.extname,
    isAbsolute: system.isAbsolute,
    dirname: (path) => slashed(system.dirname(path)),
    join: (...parts) => slashed(system.join(...parts)),
    relative: (from, to) => slashed(system.relative(from, to)),
    resolve: (...parts) => slashed(system.resolve(...parts)),
    isBelow: (path, folder) => path.startsWith(`${folder}/`),
  }
}

/** The functions of this computer's system. Only this module imports `node:path`. */
export const { basename, dirname, extname, isAbsolute, isBelow, join, relative, resolve, slashed } =
  pathsOf(native)

/** The same for all names of a file on a file system that doesn't distinguish case, as on macOS and Windows. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** For paths that are relative to the site or to the output folder on every system. */
export const { posix } = native
