import { errors, isDocentError, moduleFailure } from '../errors/index.ts'

/** An error of one of the site's modules, with its place and what to do about it. */
export async function moduleError(cause: unknown): Promise<unknown> {
  if (isDocentError(cause)) return cause
  const { kind, problem, specifier = '', ...place } = await moduleFailure(cause)
  // Without a file of the site it's an error that nobody foresaw: its stack tells more.
  if (place.file === undefined) return cause
  if (kind === 'syntax' || kind === 'disk')
    return errors.invalidModule({ problem, ...place, cause })
  if (kind === 'import') return errors.unresolvedImport({ specifier, ...place, cause })
  return errors.componentsFailed({ problem, ...place, cause })
}
