import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardOutputFolder } from '../../src/build/output-folder/author-folders.ts'
import { loadConfig } from '../../src/config/index.ts'
import { copyFixture } from '../support/fixtures.ts'
import { build, builtSite, type BuiltSite, groups, IS_FULL, snapshot } from './harness.ts'

describe("an author's files", () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await builtSite()
  })
  afterAll(() => site.delete())
  beforeEach(() => site.restore())

  const setOutDir = (dir: string): Promise<void> =>
    site.edit('docent.config.ts', "title: 'Basic',", `title: 'Basic', outDir: '${dir}',`)

  /** All files except docent's own, which are in its cache. */
  const authorFiles = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(snapshot(site.dir)).filter(([path]) => !path.startsWith('.docent/')),
    )

  const FOLDERS = 'docs docs/guides src src/pages static partials .git .docent/out'.split(' ')

  test.each(FOLDERS)('survive outDir: %s', async (dir) => {
    mkdirSync(join(site.dir, '.git'))
    writeFileSync(join(site.dir, '.git/HEAD'), 'ref: refs/heads/main\n')
    await setOutDir(dir)
    const before = authorFiles()
    // The check of the folder is the first thing that a build does. The quick version runs one build.
    if (!IS_FULL && dir !== FOLDERS[0]) {
      const config = await loadConfig(site.dir)
      const problem = { code: 'unsafe-output-folder', message: expect.stringContaining(dir) }
      expect(() => guardOutputFolder(config)).toThrow(expect.objectContaining(problem))
      return
    }
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('[unsafe-output-folder]')
    expect(stderr).toContain(dir)
    expect(authorFiles()).toEqual(before)
  })

  test('survive an output folder that is a link to one of them', async () => {
    rmSync(join(site.dir, 'dist'), { recursive: true })
    symlinkSync(join(site.dir, 'docs'), join(site.dir, 'dist'))
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('[unsafe-output-folder]')
    expect(existsSync(join(site.dir, 'docs/intro.mdx'))).toBe(true)
  })

  // @covers 11.4
  test("survive in a folder that docent didn't write", async () => {
    mkdirSync(join(site.dir, 'public'))
    writeFileSync(join(site.dir, 'public/thesis.txt'), 'years of work')
    await setOutDir('public')
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('[foreign-output-folder]')
    expect(stderr).toContain('thesis.txt')
    expect(readFileSync(join(site.dir, 'public/thesis.txt'), 'utf8')).toBe('years of work')
  })

  test.each(groups([['../../name', '/../../name', '..']]))(
    'survive the slugs %s',
    async (...slugs) => {
      for (const [index, slug] of slugs.entries())
        await site.write(`docs/escape-${index}.md`, `---\nslug: ${slug}\n---\n\n# Escape\n`)
      const { code, stderr } = await build(site)
      expect({ code, stderr }).toMatchObject({ code: 1 })
      for (const index of slugs.keys()) expect(stderr).toContain(`docs/escape-${index}.md:2`)
      expect(stderr).toContain('".."')
      expect(existsSync(join(site.dir, '../name'))).toBe(false)
    },
  )

  test('survive a second output folder, which has a separate state', async () => {
    await setOutDir('one')
    await build(site)
    await site.edit('docent.config.ts', "outDir: 'one'", "outDir: 'two'")
    await build(site)
    await site.edit('docent.config.ts', "outDir: 'two'", "outDir: 'one'")
    await site.edit('docs/guides/first.md', 'Inside.', 'Inside, changed.')
    expect((await build(site)).code).toBe(0)
    expect(await site.read('one/guides/first/index.html')).toContain('Inside, changed.')
  })

  test("are the only input of a build, which doesn't read its own output", async () => {
    await setOutDir('build')
    await build(site)
    const before = readdirSync(join(site.dir, '.docent/bundles'))
    const { stdout } = await build(site)
    expect(stdout).toContain('(0 written)')
    expect(readdirSync(join(site.dir, '.docent/bundles'))).toEqual(before)
  })

  test('determine the output, including replaced and deleted images', async () => {
    const image = join(site.dir, 'docs/guides/dot.png')
    const bytes = readFileSync(image)
    const before = await site.read('dist/guides/second/index.html')
    // The same picture with a comment at its end, so that its bytes differ but its size in pixels doesn't.
    writeFileSync(image, Buffer.concat([bytes, Buffer.from('replaced')]))
    expect((await build(site)).code).toBe(0)
    const after = await site.read('dist/guides/second/index.html')
    const url = (html: string): string => /assets\/dot\.\w+\.png/.exec(html)?.[0] ?? ''
    expect(url(after)).not.toBe(url(before))
    expect(readFileSync(join(site.dir, 'dist', url(after)))).toEqual(readFileSync(image))
    expect(existsSync(join(site.dir, 'dist', url(before)))).toBe(false)
    rmSync(image)
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('[broken-image]')
  })

  test("aren't copied again if they haven't changed, even if their size and date don't show it", async () => {
    const [image, copy] = [join(site.dir, 'static/big.txt'), join(site.dir, 'dist/big.txt')]
    writeFileSync(image, 'first')
    await build(site)
    // A file that has just been written is copied once more, because it may have changed in the same moment.
    await vi.waitUntil(() => Date.now() - statSync(image).ctimeMs > 3000, 10_000)
    await build(site)
    const before = statSync(copy)
    await build(site)
    expect(statSync(copy)).toMatchObject({ ino: before.ino, ctimeMs: before.ctimeMs })
    const { atime, mtime } = statSync(image)
    writeFileSync(image, 'other')
    utimesSync(image, atime, mtime)
    await build(site)
    expect(readFileSync(copy, 'utf8')).toBe('other')
  })

  test('survive builds of two sites with one output folder, which wait for each other', async () => {
    const other = await copyFixture('basic')
    try {
      await other.edit('docent.config.ts', "title: 'Basic',", "title: 'Other',")
      const target = join(site.dir, 'shared')
      mkdirSync(target)
      rmSync(join(site.dir, 'dist'), { recursive: true })
      symlinkSync(target, join(site.dir, 'dist'))
      symlinkSync(target, join(other.dir, 'dist'))
      const runs = await Promise.all([build(site), build(other)])
      expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual([
        { code: 0, stderr: '' },
        { code: 0, stderr: '' },
      ])
      const mixed = snapshot(target)
      await build(other)
      const last = snapshot(target)
      await build(site)
      expect([JSON.stringify(last), JSON.stringify(snapshot(target))]).toContain(
        JSON.stringify(mixed),
      )
    } finally {
      await other.delete()
    }
  })
})
