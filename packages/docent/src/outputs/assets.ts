import { join } from '../shared/node/paths.ts'
import { cacheKey } from '../files/cache.ts'
import { filesBelow } from '../files/files-below.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { copiedFile, type FinishedSite } from './output.ts'

/** The client bundle, and the assets that only articles refer to. */
export function bundleFiles({ bundles }: FinishedSite): OutputFile[] {
  const { clientDir, serverDir } = bundles
  const client = filesBelow(clientDir)
  const without = new Set(client)
  const server = filesBelow(serverDir).filter(
    (path) => path.startsWith('assets/') && !without.has(path),
  )
  return [
    ...client.map((path) => copiedFile(path, join(clientDir, path))),
    ...server.map((path) => copiedFile(path, join(serverDir, path))),
  ]
}

/**
 * Copies of the files next to pages. Their names contain a hash of their content, so files with the same name, for
 * example in versions and locales, are one file with several sources.
 */
export function pageImages({ images }: FinishedSite): OutputFile[] {
  const sources = new Map<string, string>()
  for (const { from, to } of images) {
    const first = sources.get(to)
    if (first === undefined || from < first) sources.set(to, from)
  }
  return [...sources].map(([to, from]) => copiedFile(to, from))
}

/** The images that plugins have drawn for link previews. */
export function drawnImages({ drawnImages: drawn }: FinishedSite): OutputFile[] {
  return [...drawn].map(([path, content]) => ({
    path,
    content,
    // The path contains a hash of the content.
    key: cacheKey(path),
    origin: 'the link previews',
  }))
}

/** The files that plugins have encoded for images in articles. */
export function imageSources({ imageSources: { files } }: FinishedSite): OutputFile[] {
  return [...files]
}

/** Styles that only some pages need: those of parts, and those from `style` attributes. */
export function pageStyles({ styles }: FinishedSite): OutputFile[] {
  return styles.files
}
