import { errors } from '../errors/index.ts'

/**
 * Does work that calls itself for each element inside another one.
 * @throws DocentError when elements are nested so deeply that the stack ends
 */
export function withinStack<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof RangeError) throw errors.nestedTooDeeply({ file, cause })
    throw cause
  }
}
