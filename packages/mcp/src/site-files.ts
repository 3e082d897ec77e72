import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { errors } from './errors.ts'

/** The files of a built site, from a folder or from the web. */
export interface SiteFiles {
  /** Folder or URL, for messages. */
  location: string
  /**
   * Reads a text file.
   * @param path decoded, relative to the base URL, without "." and ".." segments
   * @throws MissingFile if the file doesn't exist; DocentError if it can't be read
   */
  read(path: string): Promise<string>
}

/** The site has no file at this path. */
export class MissingFile extends Error {
  /** The search engine's index source interprets this as a file of an earlier build. */
  readonly status = 404

  constructor(readonly path: string) {
    super(`There is no file ${path}.`)
  }
}

/** Maximum size of a file. The largest file of a site with 10,000 pages is a tenth of this. */
export const MAX_FILE_BYTES = 20_000_000

/**
 * Error codes that mean that the file doesn't exist, including a name that's too long and a folder with the file's
 * name.
 */
const NOTHING_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'])

/**
 * The files in a built site's folder. A symbolic link that leads out of the folder counts as missing.
 * @throws DocentError if the folder doesn't exist
 */
export async function folderFiles(dir: string): Promise<SiteFiles> {
  const root = await realpath(dir).catch(() => {
    throw errors.missingBuild({ dir })
  })
  return {
    location: dir,
    async read(path) {
      try {
        const file = await realpath(join(root, path))
        if (!file.startsWith(root + sep)) throw new MissingFile(path)
        const { size } = await stat(file)
        if (size > MAX_FILE_BYTES)
          throw errors.siteFileTooLarge({ path, bytes: size, limit: MAX_FILE_BYTES })
        return await readFile(file, 'utf8')
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code !== undefined && NOTHING_THERE.has(code)) throw new MissingFile(path)
        throw error
      }
    },
  }
}
