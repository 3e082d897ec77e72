import { errors, isDocentError, moduleFailure } from '../errors/index.ts'

/** Adds the location and a hint to an error in one of the site's modules. */
export async function moduleError(cause: unknown): Promise<unknown> {
  if (isDocentError(cause)) return cause
  const { kind, problem, specifier = '', ...place } = await moduleFailure(cause)
  // An error outside the site's files is unexpected, so its stack is more useful.
  if (place.file === undefined) return cause
  if (kind === 'syntax' || kind === 'disk')
    return errors.invalidModule({ problem, ...place, cause })
  if (kind === 'import') return errors.unresolvedImport({ specifier, ...place, cause })
  return errors.componentsFailed({ problem, ...place, cause })
}
