import { createHash } from 'node:crypto'

/** Hash of a source file's text: what was compiled from it is kept under this name. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
