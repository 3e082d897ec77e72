/** Files with text that people read. */

import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const PATHS = [
  'README.md',
  'CONTRIBUTING.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'bench/README.md',
  'docs',
  'site/README.md',
  'site/WRITING.md',
  'packages/docent/README.md',
  'packages/create-docent',
  '.changeset',
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
  const paths = wanted.length > 0 ? wanted.map((item) => path.resolve(item)) : PATHS
  return paths
    .flatMap((item) => expand(path.resolve(root, item)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => READ.test(file) && !UNREAD.test(file))
}

function expand(item: string): string[] {
  if (!statSync(item).isDirectory()) return [item]
  return readdirSync(item, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
