import { basename, extname } from 'node:path'
import type { ImageAsset } from '../shared/records/page.ts'
import { hashBytes } from './file-input.ts'

/** A copy of an image or another file, whose address changes with its content. */
export function hashedAsset(from: string, bytes: Uint8Array): ImageAsset {
  const type = extname(from)
  return { from, to: `assets/${basename(from, type)}.${hashBytes(bytes)}${type}` }
}
