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
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build, snapshot } from './harness.ts'

describe("an author's files", () => {
  let site: FixtureSite
  beforeEach(async () => {
    site = await copyFixture('basic')
  })
  afterEach(() => site.delete())

  const setOutDir = (dir: string): Promise<void> =>
    site.edit('docent.config.ts', "title: 'Basic',", `title: 'Basic', outDir: '${dir}',`)

  /** All files except docent's own, which are in its cache. */
  const authorFiles = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(snapshot(site.dir)).filter(([path]) => !path.startsWith('.docent/')),
    )

  test.each([
    'docs',
    'docs/guides',
    'src',
    'src/pages',
    'static',
    'partials',
    '.git',
    '.docent/out',
  ])('survive outDir: %s', async (dir) => {
    mkdirSync(join(site.dir, '.git'))
    writeFileSync(join(site.dir, '.git/HEAD'), 'ref: refs/heads/main\n')
    await setOutDir(dir)
    const before = authorFiles()
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('[unsafe-output-folder]')
    expect(stderr).toContain(join(site.dir, dir))
    expect(authorFiles()).toEqual(before)
  })

  test('survive an output folder that is a link to one of them', async () => {
    symlinkSync(join(site.dir, 'docs'), join(site.dir, 'dist'))
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain('[unsafe-output-folder]')
    expect(existsSync(join(site.dir, 'docs/intro.mdx'))).toBe(true)
  })

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

  test.each(['../../name', '/../../name', '..'])('survive the slug %s', async (slug) => {
    await site.write('docs/escape.md', `---\nslug: ${slug}\n---\n\n# Escape\n`)
    const { code, stderr } = await build(site)
    expect({ code, stderr }).toMatchObject({ code: 1 })
    expect(stderr).toContain('docs/escape.md:2')
    expect(stderr).toContain('".."')
    expect(existsSync(join(site.dir, '../name'))).toBe(false)
  })

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
    const { stdout } = await build(site)
    expect(stdout).toContain('(0 written)')
    expect(readdirSync(join(site.dir, '.docent/bundles'))).toHaveLength(1)
  })

  test('determine the output, including replaced and deleted images', async () => {
    await build(site)
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
