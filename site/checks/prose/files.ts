/** Files with text that people read. */

import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../../../scripts/usage.ts'

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
  '.changeset',
  'packages/docent/CHANGELOG.md',
  'site/docs',
  'site/partials',
  'site/src',
  'site/data',
  'site/docent.config.ts',
  'site/feeds.tsx',
  'packages/docent/docs-site/docs/guide',
  'packages/docent/docs-site/src',
  'packages/docent/docs-site/reference',
]

/** Of each package. */
const OF_PACKAGES = ['README.md', 'src', 'templates']

const READ = /\.(?:mdx?|tsx?)$/
/** Tests are written for their authors, translations aren't English, and declaration files don't contain text. */
const UNREAD = /(?:^|\/)(?:test|languages|node_modules)\/|\.test\.tsx?$|\.d\.ts$/

/**
 * Paths relative to the repository's root. Without arguments, all locations are included.
 * @throws UsageError if one of the arguments has no text that the check reads
 */
export function findFiles(root: string, wanted: readonly string[]): string[] {
  const paths = wanted.length > 0 ? wanted : allPaths(root)
  return paths.flatMap((item) => {
    const start = path.resolve(root, item)
    if (!existsSync(start))
      throw new UsageError(
        `${item} doesn't exist. Fix: write a path that starts at the root folder.`,
      )
    const files = expand(start)
      .map((file) => path.relative(root, file).split(path.sep).join('/'))
      .filter((file) => READ.test(file) && !UNREAD.test(file))
    if (files.length === 0) throw new UsageError(`${item} has no text that this check reads.`)
    return files
  })
}

function allPaths(root: string): string[] {
  const packages = readdirSync(path.join(root, 'packages')).flatMap((name) =>
    OF_PACKAGES.map((below) => path.join('packages', name, below)),
  )
  return [...PATHS, ...packages.filter((name) => existsSync(path.join(root, name)))]
}

function expand(item: string): string[] {
  if (!statSync(item).isDirectory()) return [item]
  return readdirSync(item, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
