import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOutputFolder } from '../../src/build/output-folder/output-folder.ts'
import { createInputRecorder } from '../../src/bundle/input-recorder.ts'
import type { Config } from '../../src/config/index.ts'
import { fileOfAddress, fsAddress } from '../../src/dev/fs-address.ts'
import { belowSite, outputPath, pathFrom } from '../../src/files/paths.ts'
import { isCurrentRecord, recordInputs } from '../../src/files/input-record.ts'
import { scanStyles } from '../../src/markdown/page-imports.ts'
import { searchIndex } from '../../src/outputs/search-index.ts'
import type { FinishedSite } from '../../src/outputs/output.ts'

// The path functions of Windows, which also accept this system's absolute paths, but join with backslashes.
vi.mock('../../src/shared/node/paths.ts', async (original) => {
  const { win32 } = await import('node:path')
  const own = await original<typeof import('../../src/shared/node/paths.ts')>()
  return { ...own, ...own.pathsOf(win32) }
})

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-windows-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function write(file: string, text = ''): string {
  const path = join(dir, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

test('paths have forward slashes, whatever they were written with', () => {
  const site = 'C:\\Users\\me\\site'
  const file = 'C:\\Users\\me\\site\\docs\\guide.md'
  expect(pathFrom(file, '@site/src/a.ts', site)).toBe('C:/Users/me/site/src/a.ts')
  expect(pathFrom(file, '../static/a.png', site)).toBe('C:/Users/me/site/static/a.png')
  expect(belowSite(file, site)).toBe('docs/guide.md')
  expect(belowSite('react', site)).toBe('react')
  expect(outputPath('C:/site/dist', 'guide/index.html')).toBe('C:/site/dist/guide/index.html')
})

test.each(['../a', '..\\a', 'D:\\a', 'C:\\site\\a', ''])(
  'a file outside the output folder is an error: %s',
  (path) => {
    expect(() => outputPath('C:\\site\\dist', path)).toThrow(
      expect.objectContaining({ code: 'outside-output-folder' }),
    )
  },
)

test.each([
  ['C:/site/src/main.css', '@fs/C:/site/src/main.css'],
  ['/site/src/main.css', '@fs/site/src/main.css'],
])('the address of %s in dev leads to it', (file, address) => {
  expect(fsAddress(file)).toBe(address)
  expect(fileOfAddress(`/${address}`)).toBe(file)
  expect(fileOfAddress(file.slice(2))).toBeUndefined()
})

test('a build keeps the search index that it has written', async () => {
  const records = new Map<string, string>()
  const cache = {
    read: (_: string, name: string) => {
      const json = records.get(name)
      return json === undefined ? undefined : { text: () => json }
    },
    write: (_: string, name: string, { json }: { json: string }) => records.set(name, json),
    remove: (_: string, name: string) => records.delete(name),
  }
  const config = {
    siteDir: dir,
    outDir: 'dist',
    baseUrl: '/docs/',
    search: { synonyms: [] },
    stylesheets: [],
    articleStyles: [],
    articleScripts: [],
    docs: [],
  } as unknown as Config
  let writes = 0
  const build = async (): Promise<void> => {
    const folder = await openOutputFolder(config, {
      cache: cache as never,
      lock: { assertHeld: () => undefined },
      info: () => undefined,
    })
    const site = { locale: 'fr', baseUrl: '/docs/fr/', navbar: { items: [] }, docs: [] }
    const files = await searchIndex({
      config,
      sites: { fr: site },
      pages: [],
      generator: '',
      cache,
      folder,
      workers: {
        writeSearch: async (input: { folder: string }) => {
          writes += 1
          mkdirSync(join(input.folder, 'pages'), { recursive: true })
          writeFileSync(join(input.folder, 'index.json'), '{}')
          writeFileSync(join(input.folder, 'pages/1.json'), '{}')
          return { 'index.json': 'a', 'pages/1.json': 'b' }
        },
      },
    } as unknown as FinishedSite)
    for (const file of files) await folder.add(file)
    await folder.finish()
    folder.close()
    expect(files.map(({ path }) => path)).toEqual([
      'fr/search-index/index.json',
      'fr/search-index/pages/1.json',
    ])
    for (const { path } of files) expect(existsSync(join(dir, 'dist', path)), path).toBe(true)
  }
  await build()
  await build()
  expect(writes).toBe(1)
})

test('the modules of a bundle are its inputs', () => {
  const file = write('src/a.ts')
  const { plugin, inputs } = createInputRecorder(dir)
  const end = plugin.buildEnd as unknown as (this: object) => void
  const ids = [`${file}?raw`, '\0virtual']
  end.call({ getModuleIds: () => ids, getModuleInfo: () => null })
  expect(inputs().files).toEqual([file])
})

test('packages are told from the own modules of the site', () => {
  const own = write('src/a.ts')
  const installed = write('node_modules/x/index.js')
  write('node_modules/x/package.json', '{}')
  const record = recordInputs({ files: [own, installed] }, join(dir, 'dist'))
  expect(record.files.map(({ file }) => file)).toEqual(
    expect.arrayContaining([own, installed, `${dir}/node_modules/x/package.json`]),
  )
  expect(record.folders.map(({ folder }) => folder)).toEqual([dir, `${dir}/src`])
  expect(isCurrentRecord(record)).toBe(true)
  write('src/b.ts')
  expect(isCurrentRecord(record)).toBe(false)
})

test('style sheets that modules import are found', () => {
  const style = write('src/look.css')
  const module = write('src/a.ts', "import './look.css'\n")
  expect(scanStyles([module], { siteDir: dir })).toEqual([style])
})
