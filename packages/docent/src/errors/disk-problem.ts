import { errors, isDocentError } from './index.ts'

/** System calls that change the disk. */
const WRITING = new Set(
  'copyfile cp fchmod link mkdir rename rmdir symlink unlink utime write'.split(' '),
)
/** Errors that only writing can cause: a full disk, an exceeded quota, and a read-only file system. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** How Node, its threads, and the bundler say that the process, or the system, has no file descriptor left. */
const NO_DESCRIPTOR =
  /\b(?:EMFILE|ENFILE): |Worker initialization failure: E[MN]FILE|\(os error 2[34]\)/

/** A package that can't open its program tries another name for it, and reports that one. */
const NO_PROGRAM = /Cannot find (?:module|package|native binding)/
/** A build needs about half as many. With fewer, errors that nobody expects have this cause. */
const FEWEST_FILES = 128

/** Turns a file system error into one that an author can act on. Returns any other error unchanged. */
export function diskProblem(error: unknown): unknown {
  if (hasNoDescriptor(error)) return errors.tooManyOpenFiles({ cause: error })
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  const { code, syscall, path, dest, message } = error as NodeJS.ErrnoException & { dest?: string }
  const file = dest ?? path
  if (file === undefined) return error
  const problem = message.replace(/,.*$/s, '')
  return FULL.has(code ?? '') || WRITING.has(syscall ?? '')
    ? errors.writeFailed({ path: file, problem, cause: error })
    : errors.readFailed({ path: file, problem, cause: error })
}

/** Such an error may be the cause of another one, or its text may be part of another one's, such as the bundler's. */
function hasNoDescriptor(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  const isKnown = code === 'EMFILE' || code === 'ENFILE' || NO_DESCRIPTOR.test(error.message)
  const isOdd = !isDocentError(error) || NO_PROGRAM.test(error.message)
  const isLikely = (): boolean => isOdd && fileLimit() < FEWEST_FILES
  return isKnown || isLikely() || hasNoDescriptor(error.cause)
}

/** Number of files that the process may open. */
function fileLimit(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files: { soft: number | 'unlimited' } }
  }
  const limit = userLimits?.open_files.soft ?? 'unlimited'
  return limit === 'unlimited' ? Infinity : limit
}
