import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { FileInput, ImageAsset } from '../shared/records/page.ts'

/** Hash of a file's content, as it appears in the file's URL. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

/** A file as an input of a result. If it doesn't exist, its hash is empty. */
export function fileInput(file: string): FileInput {
  try {
    return { file, hash: hashBytes(readFileSync(file)) }
  } catch {
    return { file, hash: '' }
  }
}

/** Whether every file still has the content that it had when it was read, and missing files are still missing. */
export function areCurrent(inputs: readonly FileInput[]): boolean {
  return inputs.every(({ file, hash }) => fileInput(file).hash === hash)
}

/** Hash of a source file's text. The cache stores what was compiled from it under this hash. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** A copy of an image or another file, whose address changes with its content. */
export function hashedAsset(from: string, bytes: Uint8Array): ImageAsset {
  const type = extname(from)
  return { from, to: `assets/${basename(from, type)}.${hashBytes(bytes)}${type}` }
}
