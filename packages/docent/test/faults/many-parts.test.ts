import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'
import { build, cleanOutput, snapshot, type Snapshot } from './harness.ts'

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
  plugins: [blog(), images({ widths: [200, 400] })],
}
`

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`
const post = (title: string, text: string): string =>
  `---\ntitle: ${title}\ntags: [news]\nauthors: [ada]\n---\n\n${text}\n`

/** A site with a blog, three locales, two versions, and images, as companies have it. */
let site: FixtureSite
let clean: Snapshot
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
    'static/chart.png': chart,
    'blog/authors.yml': 'ada:\n  name: Ada\n',
    'blog/2026-01-31-first.md': post('First', 'The first post.\n\n![Chart](./chart.png)'),
    'blog/2026-02-28-second.md': post('Second', 'The second post.'),
    'blog/chart.png': chart,
  })
  clean = await cleanOutput(site)
}, 120_000)
afterAll(() => site.delete())

const output = (): Snapshot => snapshot(join(site.dir, 'dist'))

async function expectBuild(): Promise<void> {
  expect(await build(site)).toMatchObject({ code: 0, stderr: '' })
}

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

test('edits of its parts have the result of a fresh build, and so does taking them back', async () => {
  await writeFile(join(site.dir, 'docs/chart.png'), photo(2))
  await site.edit('blog/2026-02-28-second.md', 'tags: [news]', 'tags: [news, more]')
  await site.edit('blog/authors.yml', 'Ada', 'Ada Lovelace')
  await site.edit('i18n/fr/docs/index.md', 'Accueil', 'Bienvenue')
  await site.remove('versioned_docs/version-1.0/chart.png')
  await site.edit('versioned_docs/version-1.0/index.md', './chart.png', '/chart.png')
  await expectBuild()
  const edited = output()
  expect(edited).not.toEqual(clean)
  expect(await cleanOutput(site)).toEqual(edited)

  await writeFile(join(site.dir, 'docs/chart.png'), chart)
  await writeFile(join(site.dir, 'versioned_docs/version-1.0/chart.png'), chart)
  await site.edit('blog/2026-02-28-second.md', 'tags: [news, more]', 'tags: [news]')
  await site.edit('blog/authors.yml', 'Ada Lovelace', 'Ada')
  await site.edit('i18n/fr/docs/index.md', 'Bienvenue', 'Accueil')
  await site.edit('versioned_docs/version-1.0/index.md', '/chart.png', './chart.png')
  await expectBuild()
  expect(output()).toEqual(clean)
}, 120_000)
