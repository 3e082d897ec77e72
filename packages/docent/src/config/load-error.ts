import { errors, moduleFailure, type DocentError } from '../errors/index.ts'

/**
 * The bundler's and the runtime's errors as one that says which file of the site failed, and where.
 */
export async function loadError(file: string, cause: unknown): Promise<DocentError> {
  const { kind: _, specifier: __, ...failure } = await moduleFailure(cause)
  return errors.configFailed({ ...failure, file: failure.file ?? file, cause })
}
