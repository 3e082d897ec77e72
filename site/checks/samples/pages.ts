/** Files that contain samples. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { findFences, metaValue, type Fence } from './fences.ts'

/** The Markdown files at or below the given paths, sorted. */
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
 * The fences of all pages, with paths relative to the working directory. Fences that take their code from a file aren't
 * included, because `npm run check:examples` checks those files.
 */
export function readFences(files: string[]): Fence[] {
  return files.flatMap((file) =>
    findFences(readFileSync(file, 'utf8'), path.relative(process.cwd(), file)).filter(
      ({ meta }) => metaValue(meta, 'file') === undefined,
    ),
  )
}
