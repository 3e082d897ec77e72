import { readFileSync } from 'node:fs'
import { basename, extname } from '../shared/node/paths.ts'
import type { FileInput, ImageAsset } from '../shared/records/page.ts'
import { contentHash, nameHash } from '../shared/node/hash.ts'

/** A file as an input of a result. If it doesn't exist, its hash is empty. */
export function fileInput(file: string): FileInput {
  try {
    return { file, hash: contentHash(readFileSync(file)) }
  } catch {
    return { file, hash: '' }
  }
}

/** Whether every file still has the content that it had when it was read, and missing files are still missing. */
export function areCurrent(inputs: readonly FileInput[]): boolean {
  return inputs.every(({ file, hash }) => fileInput(file).hash === hash)
}

/** A copy of an image or another file, whose address changes with its content. */
export function hashedAsset(from: string, bytes: Uint8Array): ImageAsset {
  const type = extname(from)
  return { from, to: `assets/${basename(from, type)}.${nameHash(bytes)}${type}` }
}
