import { errors } from './index.ts'

/** System calls that change the disk. */
const WRITING = new Set(
  'copyfile cp fchmod link mkdir rename rmdir symlink unlink utime write'.split(' '),
)
/** Errors that only writing can cause: a full disk, an exceeded quota, and a read-only file system. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** Turns a file system error into one that an author can act on. Returns any other error unchanged. */
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
