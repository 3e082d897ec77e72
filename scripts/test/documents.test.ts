import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  'docs/architecture.md',
  'docs/checks.md',
  'docs/recipes.md',
  'packages/docent/README.md',
  'site/README.md',
  'site/WRITING.md',
]

/** Files that a build writes, names with a placeholder, and what the user of a package imports or writes. */
const NOT_IN_GIT =
  /^(?:@|assets\/|docent\/|docs\/index\.md$|site\/dist|site\/\.docent|packages\/docent\/docs-site\/dist|site\/src\/\w+\/Name|search-index\/)/
/** Files are named from the root, from docent's sources, or from the document's folder. */
const BASES = ['', 'packages/docent/src', 'bench/src']

describe('documents of the repository', () => {
  test.each(DOCUMENTS)('%s names files that exist', (document) => {
    const text = readFileSync(join(ROOT, document), 'utf8')
    const missing = [...text.matchAll(/`([\w.-]+\/[\w./-]+|\.oxlintrc\.json)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !NOT_IN_GIT.test(path))
      .filter((path) =>
        [...BASES, dirname(document)].every((base) => !existsSync(join(ROOT, base, path))),
      )
    expect(missing).toEqual([])
  })

  test.each(DOCUMENTS)('%s links to files that exist', (document) => {
    const text = readFileSync(join(ROOT, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
    const missing = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(document), target)))
    expect(missing).toEqual([])
  })

  test('the guide for contributors stays short', () => {
    expect(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').length).toBeLessThan(8000)
  })

  test('commands that documents name exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = ['README.md', 'CONTRIBUTING.md', 'docs/checks.md', 'docs/recipes.md']
      .flatMap((document) => [
        ...readFileSync(join(ROOT, document), 'utf8').matchAll(/npm run ([\w:-]+)/g),
      ])
      .map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
