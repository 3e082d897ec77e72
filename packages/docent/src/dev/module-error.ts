import { errors, isDocentError, moduleFailure } from '../errors/index.ts'

/** Adds the location and a hint to an error in one of the site's modules. */
export async function moduleError(cause: unknown): Promise<unknown> {
  if (isDocentError(cause)) return cause
  const { kind, problem, specifier = '', ...location } = await moduleFailure(cause)
  // An error outside the site's files is unexpected, so its stack is more useful.
  if (location.file === undefined) return cause
  if (kind === 'syntax' || kind === 'disk')
    return errors.invalidModule({ problem, ...location, cause })
  if (kind === 'import') return errors.unresolvedImport({ specifier, ...location, cause })
  return errors.componentsFailed({ problem, ...location, cause })
}
