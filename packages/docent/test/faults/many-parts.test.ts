import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { mkdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'
import { createRandom } from '../support/random.ts'
import {
  again,
  build,
  buildAndKill,
  caseNumbers,
  cleanOutput,
  groups,
  SEED,
  snapshot,
  type Snapshot,
} from './harness.ts'

/** A PNG file of 480 by 270 pixels that hardly repeat. */
function photo(seed: number): Buffer {
  const size = { width: 480, height: 270 }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size.width, 0)
  header.writeUInt32BE(size.height, 4)
  // 8 bits for each of three colors.
  header.set([8, 2], 8)
  let state = seed
  const pixels = Buffer.alloc(size.height * (1 + 3 * size.width), 0)
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    if (at % (1 + 3 * size.width) > 0) pixels[at] = state >>> 24
  }
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data])
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
    ends[0].writeUInt32BE(data.length)
    ends[1].writeUInt32BE(crc32(body))
    return Buffer.concat([ends[0], body, ends[1]])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels))]
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))])
}

const chart = photo(1)

const CONFIG = `import { blog } from '@docent/blog'
import { images } from '@docent/images'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  baseUrl: '/trial/',
  i18n: { locales: ['en', 'fr', 'ar'] },
  docs: { versions: { current: {}, '1.0': {} } },
  navbar: { items: [{ label: 'Blog', to: '/blog' }] },
  plugins: [blog(), images({ widths: [200, 400] })],
}
`

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`
const post = (title: string, text: string): string =>
  `---\ntitle: ${title}\ntags: [news]\nauthors: [ada]\n---\n\n${text}\n`

/** A site with a blog, three locales, two versions, and images, as companies have it. */
let site: FixtureSite
let clean: Snapshot
/** How long its first build takes, in milliseconds. */
let duration = 0
beforeAll(async () => {
  site = await writtenSite({
    'docent.config.mjs': CONFIG,
    'docs/index.md': page('Home', '![Chart](./chart.png)'),
    'docs/chart.png': chart,
    'versioned_docs/version-1.0/index.md': page(
      'Home',
      'The first version.\n\n![Chart](./chart.png)',
    ),
    'versioned_docs/version-1.0/chart.png': chart,
    'i18n/fr/docs/index.md': page('Accueil', '![Diagramme](/chart.png)'),
    'i18n/fr/blog/2026-02-28-second.md': post('Deuxième', 'Le *deuxième* article.'),
    'static/chart.png': chart,
    'blog/authors.yml': 'ada:\n  name: Ada\n',
    'blog/2026-01-31-first.md': post(
      'First',
      'The **first** post.\n\n![Chart](./chart.png)\n\n<!-- truncate -->\n\nMore.',
    ),
    'blog/2026-02-28-second.md': post('Second', 'The second post.'),
    'blog/chart.png': chart,
  })
  const start = performance.now()
  clean = await cleanOutput(site)
  duration = performance.now() - start
}, 120_000)
afterAll(() => site.delete())

const output = (): Snapshot => snapshot(join(site.dir, 'dist'))

async function expectBuild(): Promise<void> {
  expect(await build(site)).toMatchObject({ code: 0, stderr: '' })
}

/** A change of the site, and its reversal. */
type Edit = [make: () => Promise<void>, undo: () => Promise<void>]

const replaced = (file: string, before: string, after: string): Edit => [
  () => site.edit(file, before, after),
  () => site.edit(file, after, before),
]
const added = (file: string, text: string): Edit => [
  async () => {
    mkdirSync(dirname(join(site.dir, file)), { recursive: true })
    await site.write(file, text)
  },
  () => site.remove(file),
]
const drawn = (file: string, seed: number): Edit => [
  () => writeFile(join(site.dir, file), photo(seed)),
  () => writeFile(join(site.dir, file), chart),
]

const EDITS: Edit[] = [
  drawn('docs/chart.png', 2),
  drawn('blog/chart.png', 3),
  replaced('blog/2026-01-31-first.md', '**first**', '*very first*'),
  replaced('blog/2026-02-28-second.md', 'tags: [news]', 'tags: [news, more]'),
  replaced('blog/authors.yml', 'Ada', 'Ada Lovelace'),
  replaced('i18n/fr/docs/index.md', 'Accueil', 'Bienvenue'),
  replaced('i18n/fr/blog/2026-02-28-second.md', 'deuxième', 'second'),
  replaced('versioned_docs/version-1.0/index.md', './chart.png', '/chart.png'),
  added('blog/2026-03-31-third.md', post('Third', 'The third post.')),
  added('blog/tags.yml', 'news:\n  label: What is new\n'),
  added('i18n/fr/labels.json', '{ "Blog": "Blogue" }'),
  added('i18n/ar/docs/index.md', page('بداية', 'نص.')),
  replaced('docent.config.mjs', '[200, 400]', '[240]'),
]

// @covers 11.2
test('a site with a blog, locales, versions, and images is built the same again', async () => {
  const paths = Object.keys(clean)
  for (const path of [
    'fr/index.html',
    'ar/blog/2026/01/31/first/index.html',
    'next/index.html',
    'blog/rss.xml',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => path.endsWith('.webp')).length).toBeGreaterThan(1)
  await expectBuild()
  expect(output()).toEqual(clean)
}, 60_000)

test(
  'edits of its parts have the result of a fresh build, and so does taking them back',
  async () => {
    for (const group of groups([EDITS])) {
      for (const [make] of group) await make()
      await expectBuild()
      const result = output()
      expect(result).not.toEqual(clean)
      expect(await cleanOutput(site)).toEqual(result)
      for (const [, undo] of group) await undo()
      await expectBuild()
      expect(output()).toEqual(clean)
    }
  },
  300_000 * groups([EDITS]).length,
)

test(
  'an interrupted build of it leaves nothing behind that a later one would keep',
  async () => {
    for (const [make] of EDITS) await make()
    const edited = await cleanOutput(site)
    for (const [, undo] of EDITS) await undo()
    for (const number of caseNumbers(2, 40)) {
      const random = createRandom(SEED + number)
      if (number % 2 === 1) rmSync(join(site.dir, '.docent'), { recursive: true, force: true })
      for (const [make] of EDITS) await make()
      await buildAndKill(site, random.integer(duration))
      const isKept = number % 2 === 0
      if (!isKept) for (const [, undo] of EDITS) await undo()
      await expectBuild()
      expect(output(), again('many-parts', number)).toEqual(isKept ? edited : clean)
      if (isKept) for (const [, undo] of EDITS) await undo()
    }
  },
  120_000 * caseNumbers(2, 40).length,
)
