import { createHash } from 'node:crypto'

/** Hash of a source file's text. The cache stores what was compiled from it under this hash. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
