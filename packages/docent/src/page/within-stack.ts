import { errors } from '../errors/index.ts'

/**
 * Runs a function that recurses into nested elements.
 * @throws DocentError when elements are nested so deeply that the call stack overflows
 */
export function withinStack<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof RangeError) throw errors.nestedTooDeeply({ file, cause })
    throw cause
  }
}
