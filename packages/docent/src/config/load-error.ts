import { errors, moduleFailure, type DocentError } from '../errors/index.ts'

/** Converts an error of the bundler or the runtime to one that names the failing file and location. */
export async function loadError(file: string, cause: unknown): Promise<DocentError> {
  const { kind: _, specifier: __, ...failure } = await moduleFailure(cause)
  return errors.configFailed({ ...failure, file: failure.file ?? file, cause })
}
