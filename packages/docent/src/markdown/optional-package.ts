import { type ErrorLocation, errors } from '../errors/index.ts'

/**
 * Loads an optional package.
 * @throws DocentError with the command that installs it
 */
export async function optionalPackage<Module>(
  load: () => Promise<Module>,
  { name, option, location }: { name: string; option: string; location: ErrorLocation },
): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${name}'`)) throw cause
    throw errors.missingPackage({ ...location, name, option, cause })
  }
}
