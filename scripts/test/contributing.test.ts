import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url)
const paths = (file: string): string[] =>
  [
    ...readFileSync(new URL(file, root), 'utf8').matchAll(
      /`([\w.-]+\/[\w./-]+|\.oxlintrc\.json)`/g,
    ),
  ].map(([, path = '']) => path)

// Files that a build writes, and names with a placeholder.
const notInGit = ['site/dist', 'site/.docent', 'packages/docent/docs-site/dist']

describe("files and commands that this repository's documents mention exist", () => {
  test.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
    const named = paths(file).filter((path) => !notInGit.includes(path) && !path.startsWith('@'))
    expect(named.length).toBeGreaterThan(0)
    for (const path of named) {
      if (/^(site\/src\/(components|islands)\/Name|assets\/)/.test(path)) continue
      // The table of docent's folders lists them without their path.
      const found = [path, `packages/docent/src/${path}`].some((one) =>
        existsSync(new URL(one, root)),
      )
      expect(found, `${path}, named in ${file}`).toBe(true)
    }
  })
})
