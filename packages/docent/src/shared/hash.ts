/**
 * Short, stable fingerprint of a string (FNV-1a over two lanes, base 36), for file names and caches, not for security.
 * It's a pure function, so the build and the browser get the same result.
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
