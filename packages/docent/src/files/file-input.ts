import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FileInput } from '../model/page.ts'

/** Hash of a file's content, as it appears in the file's URL. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

/** Whether every file still has the content that it had when it was read. A missing file has an empty hash. */
export function areCurrent(inputs: readonly FileInput[]): boolean {
  return inputs.every(({ file, hash }) => {
    try {
      return hashBytes(readFileSync(file)) === hash
    } catch {
      return hash === ''
    }
  })
}
