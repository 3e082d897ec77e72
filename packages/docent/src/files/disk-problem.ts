import { errors } from '../errors/index.ts'

/** Calls that change the disk. */
const WRITING = new Set(
  'copyfile cp fchmod link mkdir rename rmdir symlink unlink utime write'.split(' '),
)
/** Problems that only writing has: a full disk, a full quota, and a disk that can't be written to. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** An error of the file system as one that an author can act on; any other error as it is. */
export function diskProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  const { code, syscall, path, dest, message } = error as NodeJS.ErrnoException & { dest?: string }
  const file = dest ?? path
  if (file === undefined) return error
  const problem = message.replace(/,.*$/s, '')
  return FULL.has(code ?? '') || WRITING.has(syscall ?? '')
    ? errors.writeFailed({ path: file, problem, cause: error })
    : errors.readFailed({ path: file, problem, cause: error })
}
