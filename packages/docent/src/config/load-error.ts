import { errors, isDocentError, moduleFailure, type DocentError } from '../errors/index.ts'

/**
 * Converts an error of the bundler or the runtime to one that names the failing file and location. docent's own errors,
 * such as those of a full disk, stay as they are.
 */
export async function loadError(file: string, cause: unknown): Promise<DocentError> {
  if (isDocentError(cause)) return cause
  const { kind: _, specifier: __, ...failure } = await moduleFailure(cause)
  return errors.configFailed({ ...failure, file: failure.file ?? file, cause })
}
