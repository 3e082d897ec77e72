import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { errors } from '../errors/index.ts'
import { MAX_FILE_BYTES, MissingFile, type SiteFiles } from './site-files.ts'

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
