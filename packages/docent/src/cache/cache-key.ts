import { createHash } from 'node:crypto'

/**
 * Key of a cache entry: a hash of all its inputs. Inputs with the same key would share their output, so the hash is
 * cryptographic.
 */
export function cacheKey(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    // Without the lengths, ('ab', 'c') and ('a', 'bc') would have the same hash.
    hash.update(`${input.length}\0`).update(input)
  }
  return hash.digest('hex').slice(0, 24)
}
