import { createHash } from 'node:crypto'

export function sha256(content: string | Uint8Array, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding)
}

/**
 * Hash of a string or of a file's content. Results are stored under such hashes, and content with the same hash would
 * share them, so the hash is cryptographic.
 */
export function contentHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 24)
}

/** Hash of a file's content for the file's name. Addresses are part of every page, so it's shorter. */
export function nameHash(content: Uint8Array): string {
  return sha256(content).slice(0, 12)
}

/** Hash of several strings or files' contents. */
export function hashOfAll(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    // Without the lengths, ('ab', 'c') and ('a', 'bc') would have the same hash.
    hash.update(`${input.length}\0`).update(input)
  }
  return hash.digest('hex').slice(0, 24)
}

/**
 * Short fingerprint of a string (FNV-1a over two lanes, base 36) for IDs and file names. Different strings can have the
 * same one, so results aren't stored under it.
 */
export function fingerprint(text: string, length = 8): string {
  return fingerprintAll([text], length)
}

/** Fingerprint of several strings with `\0` between them. Together, they may be longer than a string can be. */
export function fingerprintAll(texts: readonly string[], length = 8): string {
  let a = 0x811c9dc5
  let b = 0xc9dc5118
  const add = (code: number): void => {
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code ^ (a >>> 7), 0x85ebca6b)
  }
  for (const [at, text] of texts.entries()) {
    if (at > 0) add(0)
    for (let i = 0; i < text.length; i += 1) add(text.charCodeAt(i))
  }
  const digits = (a >>> 0).toString(36).padStart(7, '0') + (b >>> 0).toString(36).padStart(7, '0')
  return digits.slice(0, length)
}
