import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(ROOT, 'packages/docent/src')
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8')
const foldersIn = (folder: string): string[] =>
  readdirSync(join(SOURCES, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

// The search folder has its own layers.
const folders = [...foldersIn('').filter((name) => name !== 'search'), ...foldersIn('search')]

/** Layers by folder, from the table. */
const layers = new Map(
  [...read('CONTRIBUTING.md').matchAll(/^\| (\d+) +\| `([\w/-]+)` +\|/gm)].map(
    ([, layer, folder]) => [folder ?? '', Number(layer)] as const,
  ),
)
interface Override {
  files: string[]
  rules: Record<string, [string, { patterns: { regex: string }[] }]>
}
const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides: Override[] }

/** Whether the linter allows a file in one folder to import one in another. */
const isAllowed = (folder: string, target: string): boolean => {
  const own = overrides.filter(({ files }) => files.includes(`packages/docent/src/${folder}/**`))
  const patterns = own.flatMap(({ rules }) => rules['no-restricted-imports']?.[1].patterns ?? [])
  const specifier = `../${target.replace('search/', '')}/file.ts`
  return patterns.length > 0 && !patterns.some(({ regex }) => new RegExp(regex).test(specifier))
}

test('no two files have the same name, except for the entries of the package', () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => basename(path))
    .filter((name) => name !== 'index.ts')
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe('layers of folders', () => {
  test('the table has every folder, and no others', () => {
    expect([...layers.keys()].sort()).toEqual([...folders].sort())
    for (const folder of layers.keys()) expect(existsSync(join(SOURCES, folder))).toBe(true)
  })

  test.each(folders)('%s imports nothing from its own layer or above', (folder) => {
    const own = layers.get(folder) ?? 0
    const above = folders.filter((other) => (layers.get(other) ?? 0) >= own)
    expect(above.filter((other) => isAllowed(folder, other))).toEqual([])
  })

  test('each folder but the lowest may import some of those below it', () => {
    const lowest = Math.min(...layers.values())
    for (const [folder, own] of layers) {
      const below = folders.filter((other) => (layers.get(other) ?? 0) < own)
      if (own > lowest)
        expect(
          below.some((other) => isAllowed(folder, other)),
          folder,
        ).toBe(true)
    }
  })
})
