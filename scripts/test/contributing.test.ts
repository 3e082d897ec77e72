import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url)
const paths = (file: string): string[] =>
  [
    ...readFileSync(new URL(file, root), 'utf8').matchAll(
      /`([\w.-]+\/[\w./-]+|\.oxlintrc\.json)`/g,
    ),
  ].map(([, path = '']) => path)

// What a build writes, and names with a part to fill in.
const notInGit = ['site/dist', 'site/.docent', 'packages/docent/docs-site/dist']

describe('what the documents of this repository name exists', () => {
  test.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
    const named = paths(file).filter((path) => !notInGit.includes(path) && !path.startsWith('@'))
    expect(named.length).toBeGreaterThan(0)
    for (const path of named) {
      if (/^(site\/src\/(components|islands)\/Name|assets\/)/.test(path)) continue
      // The table of docent's folders names them without the path.
      const found = [path, `packages/docent/src/${path}`].some((one) =>
        existsSync(new URL(one, root)),
      )
      expect(found, `${path}, named in ${file}`).toBe(true)
    }
  })
})
