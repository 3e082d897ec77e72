/** Files with text that people read. */

import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const PLACES = [
  'README.md',
  'CONTRIBUTING.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'packages/docent/CHANGELOG.md',
  'site/docs',
  'site/partials',
  'site/src',
  'site/data',
  'site/docent.config.ts',
  'site/feeds.tsx',
  'packages/docent/src',
  'packages/docent/docs-site/docs/guide',
  'packages/docent/docs-site/src',
  'packages/docent/docs-site/reference',
]

const READ = /\.(?:mdx?|tsx?)$/
/** Tests are written for their authors, and declaration files don't contain text. */
const UNREAD = /(?:^|\/)(?:test|node_modules)\/|\.test\.tsx?$|\.d\.ts$/

/** Paths relative to the repository's root. Without arguments, all locations are included. */
export function findFiles(root: string, wanted: readonly string[]): string[] {
  const places = wanted.length > 0 ? wanted.map((place) => path.resolve(place)) : PLACES
  return places
    .flatMap((place) => expand(path.resolve(root, place)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => READ.test(file) && !UNREAD.test(file))
}

function expand(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
