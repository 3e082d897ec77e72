import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, removeOld, writeBundle } from '../write-bundle.mjs'

let root: string
let source: string

/** Changes a file's content and, as an editor a minute ago or in a minute would, its time. */
function save(file: string, text: string, seconds: number): void {
  writeFileSync(file, text)
  const time = new Date(Date.now() + seconds * 1000)
  utimesSync(file, time, time)
}

function makePackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  mkdirSync(join(folder, 'src'))
  save(join(folder, 'package.json'), '{}', -60)
  save(join(folder, 'src/index.ts'), "export const text = 'old'", -60)
  return folder
}

beforeEach(() => {
  root = makePackage()
  source = join(root, 'src/index.ts')
})
afterEach(() => rmSync(root, { recursive: true }))

const build = (onLoad = (): void => undefined): Promise<void> =>
  writeBundle(
    () =>
      rolldown({
        cwd: root,
        input: source,
        plugins: [{ name: 'saved', load: onLoad }],
      }),
    root,
    'index.js',
  )

test('a build is current until a source is saved', async () => {
  expect(isBuilt(root, 'index.js')).toBe(false)
  await build()
  expect(isBuilt(root, 'index.js')).toBe(true)
  expect(readFileSync(join(root, 'dist/index.js'), 'utf8')).toContain('old')
  save(source, "export const text = 'new'", 60)
  expect(isBuilt(root, 'index.js')).toBe(false)
})

test('a source that is saved during the build is newer than the build', async () => {
  await build(() => writeFileSync(join(root, 'src/other.ts'), 'export {}'))
  expect(isBuilt(root, 'index.js')).toBe(false)
})

test('a source that is saved as soon as the build starts is newer than the build', async () => {
  // Whether the time would be rounded up depends on when the build starts.
  for (let count = 0; count < 20; count += 1) {
    await writeBundle(
      () => {
        writeFileSync(join(root, 'src/other.ts'), 'export {}')
        return rolldown({ cwd: root, input: source })
      },
      root,
      'index.js',
    )
    expect(isBuilt(root, 'index.js')).toBe(false)
  }
})

test('a build that contains another package is as old as its sources', async () => {
  const other = makePackage()
  try {
    await build()
    expect(isBuilt(root, 'index.js', [other])).toBe(true)
    save(join(other, 'src/index.ts'), "export const text = 'new'", 60)
    expect(isBuilt(root, 'index.js', [other])).toBe(false)
    expect(isBuilt(root, 'index.js')).toBe(true)
  } finally {
    rmSync(other, { recursive: true })
  }
})

test('parts that a running command may import stay until later', async () => {
  const dist = join(root, 'dist')
  const parts = (): string[] => readdirSync(dist).filter((name) => name.startsWith('chunk-'))
  const day = 24 * 60 * 60
  writeFileSync(source, "export const load = () => import('./part.ts')")
  save(join(root, 'src/part.ts'), "export const text = 'first'", -60)
  await build()
  const [first = ''] = parts()
  // As if the last build were that old: its last file has the time at which it started. The file system's clock ticks
  // too slowly to tell builds apart that follow each other.
  const age = (part: string, seconds: number): void => {
    save(join(dist, part), readFileSync(join(dist, part), 'utf8'), 1 - seconds)
    save(join(dist, 'index.js'), readFileSync(join(dist, 'index.js'), 'utf8'), -seconds)
  }
  age(first, day)
  save(join(root, 'src/part.ts'), "export const text = 'second'", -60)
  await build()
  expect(parts()).toHaveLength(2)
  expect(parts()).toContain(first)
  const second = parts().find((name) => name !== first) ?? ''
  age(second, 60)
  save(join(root, 'src/part.ts'), "export const text = 'third'", -60)
  await build()
  expect(parts()).toHaveLength(2)
  expect(parts()).not.toContain(first)
  removeOld(root, 'index.js')
  expect(parts()).toHaveLength(1)
  expect(isBuilt(root, 'index.js')).toBe(true)
})
