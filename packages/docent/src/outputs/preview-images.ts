import { cacheKey } from '../cache/cache-key.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { FinishedSite } from './output.ts'

/** The link preview images. */
export function previewImages({ previews }: FinishedSite): OutputFile[] {
  return [...previews].map(([path, content]) => ({
    path,
    content,
    // The path contains a hash of the content.
    key: cacheKey(path),
    origin: 'the link previews',
  }))
}
