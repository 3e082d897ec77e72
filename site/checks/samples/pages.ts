/** Which files hold samples. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { findFences, metaValue, type Fence } from './fences.ts'

/** The Markdown files at or below the given files and folders, sorted. */
export function findPages(roots: string[]) {
  const files = roots.flatMap((root) => {
    if (!existsSync(root)) throw new Error(`No such file or folder: ${root}`)
    if (statSync(root).isFile()) return [root]
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(root, name),
    )
  })
  return [...new Set(files)].filter((file) => /\.mdx?$/.test(file)).sort()
}

/**
 * The fences of all pages; their paths are shown relative to the working folder. Fences that take their
 * code from a file are left out: `npm run check:examples` checks the files themselves.
 */
export function readFences(files: string[]): Fence[] {
  return files.flatMap((file) =>
    findFences(readFileSync(file, 'utf8'), path.relative(process.cwd(), file)).filter(
      ({ meta }) => metaValue(meta, 'file') === undefined,
    ),
  )
}
