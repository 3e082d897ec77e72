import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { createRandom, type Random } from '../support/random.ts'
import {
  again,
  build,
  caseNumbers,
  printFigures,
  SEED,
  snapshot,
  type Snapshot,
} from './harness.ts'

/** Files outside of the site, and folders that links lead to. */
function outsideFolder(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'docent-outside-')))
  mkdirSync(join(dir, 'photos/2026'), { recursive: true })
  writeFileSync(join(dir, 'photos/2026/beach.txt'), 'the only copy')
  writeFileSync(join(dir, 'note.md'), '# Note\n\nFrom outside.\n')
  writeFileSync(join(dir, 'index.html'), 'not part of the site')
  return dir
}

/** Everything in a folder, with the targets of links. Links aren't followed. */
function entries(dir: string, skip: readonly string[] = []): Snapshot {
  const found: Snapshot = {}
  const visit = (folder: string, below: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      const name = below + entry.name
      if (skip.includes(name)) continue
      if (entry.isSymbolicLink()) found[name] = `-> ${readlinkSync(path)}`
      else if (entry.isDirectory()) visit(path, `${name}/`)
      else found[name] = readFileSync(path, 'latin1')
    }
  }
  visit(dir, '')
  return found
}

const links = (dir: string): string[] =>
  Object.entries(entries(dir)).flatMap(([path, text]) => (text.startsWith('-> ') ? [path] : []))

describe('links', () => {
  let site: FixtureSite
  let outside: string
  /** A copy of the site after a build, with its cache. */
  let built: string
  let clean: Snapshot
  beforeAll(async () => {
    site = await copyFixture('basic')
    expect((await build(site)).code).toBe(0)
    clean = snapshot(path('dist'))
    built = mkdtempSync(join(tmpdir(), 'docent-built-'))
    cpSync(site.dir, built, { recursive: true, verbatimSymlinks: true })
  })
  afterAll(async () => {
    await site.delete()
    rmSync(built, { recursive: true })
  })
  beforeEach(() => {
    rmSync(site.dir, { recursive: true })
    cpSync(built, site.dir, { recursive: true, verbatimSymlinks: true })
    outside = outsideFolder()
  })
  afterEach(() => rmSync(outside, { recursive: true }))

  const path = (name: string): string => join(site.dir, name)

  test.each([
    ['to a folder outside', 'storybook', () => outside],
    ["to the author's documents", 'storybook', () => path('docs')],
    ["in a page's place", 'intro', () => outside],
    ['in the place of the assets', 'assets', () => join(outside, 'photos')],
    ['in the place of the search index', 'search-index', () => join(outside, 'photos')],
    ['to a file', 'intro/index.html', () => join(outside, 'index.html')],
    ["in the lock's place", '.docent-lock', () => join(outside, 'index.html')],
    ['that leads nowhere', 'nowhere', () => join(outside, 'missing')],
    ['that leads to itself', 'guides/itself', () => 'itself'],
    ['to the output folder', 'guides/loop', () => path('dist')],
  ])('in the output folder are removed, but not what they lead to: %s', async (_, name, target) => {
    const before = [entries(outside), entries(path('docs'))]
    rmSync(path(`dist/${name}`), { recursive: true, force: true })
    symlinkSync(target(), path(`dist/${name}`))
    const { code, stderr } = await build(site)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect([entries(outside), entries(path('docs'))]).toEqual(before)
    expect(links(path('dist'))).toEqual([])
    expect(snapshot(path('dist'))).toEqual(clean)
  })

  test('in the output folder are removed without a cache, too', async () => {
    rmSync(path('.docent'), { recursive: true })
    symlinkSync(outside, path('dist/storybook'))
    rmSync(path('dist/guides'), { recursive: true })
    symlinkSync(outside, path('dist/guides'))
    const before = entries(outside)
    await build(site)
    expect(entries(outside)).toEqual(before)
    expect(snapshot(path('dist'))).toEqual(clean)
  })

  test.each(['articles', 'state', 'bundles', 'lock', 'compiled'])(
    'in the cache folder are removed: %s',
    async (name) => {
      rmSync(path(`.docent/${name}`), { recursive: true, force: true })
      symlinkSync(outside, path(`.docent/${name}`))
      const before = entries(outside)
      const { code, stderr } = await build(site)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(entries(outside)).toEqual(before)
      expect(links(path('.docent'))).toEqual([])
      expect(snapshot(path('dist'))).toEqual(clean)
    },
  )

  test('in the place of the cache folder, and other things there, are errors', async () => {
    rmSync(path('.docent'), { recursive: true })
    symlinkSync(outside, path('.docent'))
    const before = entries(outside)
    const linked = await build(site)
    expect(linked.code).toBe(1)
    expect(linked.stderr).toContain('[unsafe-cache-folder]')
    expect(linked.stderr).toContain(`it is a symbolic link to ${outside}`)
    expect(entries(outside)).toEqual(before)
    rmSync(path('.docent'))
    writeFileSync(path('.docent'), 'a file')
    expect((await build(site)).stderr).toContain("it isn't a folder")
    rmSync(path('.docent'))
    mkdirSync(path('.docent/lock'), { recursive: true })
    const locked = await build(site)
    expect(locked.stderr).toContain('[unsafe-cache-folder]')
    expect(locked.stderr).toContain("it isn't a file")
  })

  test("in the output folder's place lead to a folder that docent may use", async () => {
    const target = join(outside, 'web')
    mkdirSync(target)
    rmSync(path('dist'), { recursive: true })
    symlinkSync(target, path('dist'))
    const { code, stderr } = await build(site)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(readFileSync(join(target, 'intro/index.html'), 'utf8')).toContain('<h1')
    expect(lstatSync(path('dist')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(outside, 'index.html'), 'utf8')).toBe('not part of the site')
  })

  test.each([
    ['a folder with other files', () => outside, '[foreign-output-folder]'],
    ['nothing', () => join(outside, 'missing'), "which doesn't exist"],
    ['itself', () => 'dist', "which doesn't exist"],
  ])("in the output folder's place may not lead to %s", async (_, target, problem) => {
    rmSync(path('dist'), { recursive: true })
    symlinkSync(target(), path('dist'))
    const before = entries(outside)
    const { code, stderr } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain(problem)
    expect(entries(outside)).toEqual(before)
  })

  test('in the static folder, and to images, are copied as what they lead to', async () => {
    writeFileSync(join(outside, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    mkdirSync(path('static'), { recursive: true })
    symlinkSync(join(outside, 'logo.svg'), path('static/brand.svg'))
    symlinkSync(join(outside, 'photos'), path('static/photos'))
    symlinkSync('.', path('static/loop'))
    symlinkSync(join(outside, 'logo.svg'), path('docs/linked.svg'))
    await site.write('docs/image.md', '# Image\n\n![A logo](./linked.svg)\n')
    const { code, stderr } = await build(site)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(links(path('dist'))).toEqual([])
    expect(await site.read('dist/brand.svg')).toContain('<svg')
    expect(await site.read('dist/photos/2026/beach.txt')).toBe('the only copy')
    expect(existsSync(path('dist/loop'))).toBe(false)
    const asset = /assets\/linked\.\w+\.svg/.exec(await site.read('dist/image/index.html'))?.[0]
    expect(await site.read(`dist/${asset}`)).toContain('<svg')
    // The output follows the target, whose path stays the same.
    writeFileSync(join(outside, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>')
    await build(site)
    expect(await site.read('dist/brand.svg')).toContain('<g/>')
  })

  test.each([
    ['static/brand.svg', 'missing.svg', '[broken-symbolic-link]'],
    ['docs/lost.md', 'missing.md', '[broken-symbolic-link]'],
    ['docs/lost', '../missing', '[broken-symbolic-link]'],
    ['docs/itself.md', 'itself.md', '[broken-symbolic-link]'],
    ['docs/guides/_category_.json', 'missing.json', '[broken-symbolic-link]'],
    ['src/pages/lost.tsx', 'missing.tsx', '[broken-symbolic-link]'],
    ['static/all', '../..', '[symbolic-link-above]'],
    ['docs/all', '/', '[symbolic-link-above]'],
    ['static/old', '../dist', '[unsafe-output-folder]'],
    ['static/state', '../.docent', '[symbolic-link-to-cache]'],
    ['docs/state', '../.docent/state', '[symbolic-link-to-cache]'],
  ])(
    'of an author that lead nowhere or too far are errors: %s -> %s',
    async (name, target, code) => {
      rmSync(path(name), { recursive: true, force: true })
      mkdirSync(dirname(path(name)), { recursive: true })
      symlinkSync(target, path(name))
      const run = await build(site)
      expect(run.stderr).toContain(code)
      expect(run.stderr).toContain(basename(name))
      expect(run.code).toBe(1)
    },
  )

  test('of an editor for files that are being edited are no files', async () => {
    mkdirSync(path('static'), { recursive: true })
    for (const folder of ['static', 'docs'])
      symlinkSync('ada@example.1234:5678', path(`${folder}/.#note.md`))
    const { code, stderr } = await build(site)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  test('to documents and their folders are pages with their own addresses', async () => {
    symlinkSync('intro.mdx', path('docs/second.mdx'))
    symlinkSync(outside, path('docs/outside'))
    symlinkSync('guides', path('docs/more'))
    symlinkSync('..', path('docs/guides/loop'))
    const { code, stderr } = await build(site)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const page of ['intro', 'second', 'outside/note', 'guides/first', 'more/first'])
      expect(existsSync(path(`dist/${page}/index.html`)), page).toBe(true)
    expect(existsSync(path('dist/guides/loop'))).toBe(false)
    expect(existsSync(path('dist/more/loop'))).toBe(false)
  })
})

const NUMBERS = caseNumbers(3, 150)

describe('links at random places', () => {
  let site: FixtureSite
  let outside: string
  beforeAll(async () => {
    site = await copyFixture('basic')
    outside = outsideFolder()
    // Paths, and so the recorded problems, are the same in the copy that a clean build is made from.
    mkdirSync(join(site.dir, 'static'), { recursive: true })
    mkdirSync(join(site.dir, 'i18n'), { recursive: true })
  })
  afterAll(async () => {
    await site.delete()
    rmSync(outside, { recursive: true })
  })

  /** A folder below one of the given ones, not through a link. */
  const folderIn = (random: Random, root: string): string => {
    const below = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
    return random.pick([root, ...below])
  }

  const plant = (random: Random): string => {
    const root = join(site.dir, random.pick(['dist', 'dist', '.docent', 'static', 'docs', 'i18n']))
    const folder = folderIn(random, root)
    const isOwn = /[\\/](?:dist|\.docent)(?:[\\/]|$)/.test(folder)
    // An author's files are never replaced; docent's are.
    const names = readdirSync(folder).filter((name) => isOwn && name !== '.docent-output')
    const name = random.pick([...names, 'new', 'new.md', 'new.html', `x${random.integer(1000)}`])
    const target = random.pick([
      outside,
      join(outside, 'photos'),
      join(outside, 'note.md'),
      join(outside, 'missing'),
      join(site.dir, 'docs'),
      join(site.dir, 'docs/intro.mdx'),
      join(site.dir, 'src'),
      join(site.dir, 'dist'),
      join(site.dir, '.docent'),
      site.dir,
      '..',
      '.',
      name,
    ])
    const path = join(folder, name)
    if (!isOwn && existsSync(path)) return ''
    rmSync(path, { recursive: true, force: true })
    symlinkSync(target, path)
    return `${path.slice(site.dir.length + 1)} -> ${target}`
  }

  const AUTHOR = ['docs', 'static', 'i18n']

  test(
    'change nothing outside, and the output equals a clean build',
    async () => {
      const faults: string[] = []
      let refused = 0
      const kept = mkdtempSync(join(tmpdir(), 'docent-kept-'))
      for (const folder of AUTHOR)
        if (existsSync(join(site.dir, folder)))
          cpSync(join(site.dir, folder), join(kept, folder), { recursive: true })
      for (const number of NUMBERS) {
        const random = createRandom(SEED + number)
        for (const folder of AUTHOR) {
          rmSync(join(site.dir, folder), { recursive: true, force: true })
          if (existsSync(join(kept, folder)))
            cpSync(join(kept, folder), join(site.dir, folder), { recursive: true })
        }
        await build(site)
        const planted = Array.from({ length: 1 + random.integer(4) }, () => plant(random))
        const own = ['dist', '.docent', 'node_modules']
        const before = [entries(outside), entries(site.dir, own)]
        const warm = await build(site)
        const output = existsSync(join(site.dir, 'dist')) ? entries(join(site.dir, 'dist')) : {}
        const after = [entries(outside), entries(site.dir, own)]
        rmSync(join(site.dir, '.docent'), { recursive: true, force: true })
        rmSync(join(site.dir, 'dist'), { recursive: true, force: true })
        const clean = await build(site)
        const problems = [
          JSON.stringify(after) === JSON.stringify(before) ? '' : 'a file outside has changed',
          warm.code === clean.code ? '' : `exit code ${warm.code} instead of ${clean.code}`,
          warm.code !== 0 ||
          JSON.stringify(sorted(output)) === JSON.stringify(sorted(entries(join(site.dir, 'dist'))))
            ? ''
            : 'the output differs',
          warm.code === 0 || /^\[[\w-]+\]|^.*\[[\w-]+\]/m.test(warm.stderr) ? '' : 'a raw error',
        ].filter((problem) => problem !== '')
        refused += warm.code === 0 ? 0 : 1
        if (problems.length > 0)
          faults.push(
            `${problems.join(', ')}: ${planted.join(', ')}\n${warm.stderr}\n${clean.stderr}\n  ${again('links', number)}`,
          )
      }
      rmSync(kept, { recursive: true })
      printFigures('links', { cases: NUMBERS.length, refused, violations: faults.length })
      expect(faults).toEqual([])
    },
    60_000 + NUMBERS.length * 60_000,
  )
})

function sorted(files: Snapshot): [string, string][] {
  return Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
}
