import { createHash } from 'node:crypto'

/**
 * Key of a cache entry, from everything that went into it. Two inputs that share a key would share their
 * output, so the hash is a cryptographic one.
 */
export function cacheKey(...inputs: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    // Lengths keep ('ab', 'c') and ('a', 'bc') apart.
    hash.update(`${input.length}\0`).update(input)
  }
  return hash.digest('hex').slice(0, 24)
}
