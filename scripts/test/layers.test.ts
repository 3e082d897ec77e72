import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importProblem, layers, packageImportProblem } from '../lint/layers.mjs'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(ROOT, 'packages/docent/src')

describe('layers of folders', () => {
  test('every folder has one level, and the architecture describes it', () => {
    const folders = readdirSync(SOURCES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
    expect(layers.levels.flat().sort()).toEqual(folders)
    const table = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(
      /^\| `(\w[\w-]*)\/` \|/gm,
    )
    expect([...table].map(([, folder]) => folder).sort()).toEqual(folders)
  })

  test('the folders that browsers run and those without files exist', () => {
    for (const folder of [...layers.browser, ...layers.pure])
      expect(readdirSync(join(SOURCES, folder)).length, folder).toBeGreaterThan(0)
  })

  test.each([
    ['content/translations.ts', '../shared/heading-slugs.ts', undefined],
    ['content/translations.ts', './read-docs.ts', undefined],
    ['content/translations.ts', '../markdown/links.ts', "isn't below it"],
    ['page/document.ts', '../build/build.ts', "isn't below it"],
    ['shared/heading-slugs.ts', '../errors/index.ts', "isn't below it"],
    ['theme/App/App.tsx', '../../files/paths.ts', 'may need Node.js'],
    ['theme/App/App.tsx', '../../shared/routes.ts', undefined],
    ['app/main.tsx', '../theme/App/App.tsx', undefined],
    ['app/main.tsx', 'node:fs', "can't import node:fs"],
    ['page/markdown-copy/inline.ts', 'node:path', "can't import node:path"],
    ['search/providers/embedded/connection.ts', './worker.ts?worker&url', undefined],
    ['build/build.ts', 'node:fs', undefined],
  ])('%s imports %s: %s', (file, specifier, problem) => {
    if (problem === undefined) expect(importProblem(file, specifier)).toBeUndefined()
    else expect(importProblem(file, specifier)).toContain(problem)
  })

  test.each([
    ['packages/docent/src/**', 'docent/layers'],
    ['packages/*/src/**', 'docent/public-imports'],
  ])('the linter checks %s with the rule %s', (files, rule) => {
    const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
      jsPlugins: string[]
      overrides: { files: string[]; rules: Record<string, unknown> }[]
    }
    expect(config.jsPlugins).toContain('./scripts/lint/layers.mjs')
    const rules = config.overrides.filter((override) => override.files.includes(files))
    expect(rules.map((override) => override.rules[rule])).toContain('error')
  })
})

test.each([
  ['hosts/src/index.ts', 'docent/plugin', undefined],
  ['hosts/src/index.ts', 'docent/search', undefined],
  ['hosts/src/index.ts', './caddyfile.ts', undefined],
  ['hosts/src/index.ts', 'zod', undefined],
  ['hosts/src/index.ts', 'docent/src/index.ts', "which docent doesn't export"],
  ['hosts/src/index.ts', '../../docent/src/index.ts', "which isn't its own file"],
  ['hosts/test/full-hosts.ts', '../../docent/test/hosts/servers.ts', undefined],
])('the package file %s imports %s: %s', (file, specifier, problem) => {
  const found = packageImportProblem(file, specifier)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})
