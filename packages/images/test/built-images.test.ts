import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startDev } from '../../docent/test/support/dev.ts'
import { docent, type Run } from '../../docent/test/support/docent.ts'
import { type FixtureSite, writtenSite } from '../../docent/test/support/fixtures.ts'
import { animation, photo, square } from './pictures.ts'

const config = (options = '', site = ''): string => `import { images } from '@docent/images'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  ${site}
  plugins: [images({ ${options} })],
}
`

async function siteWith(files: Record<string, string | Uint8Array>): Promise<FixtureSite> {
  const site = await writtenSite({ 'docent.config.mjs': config(), ...files })
  onTestFinished(site.delete)
  return site
}

const build = (site: FixtureSite): Promise<Run> => docent(['build'], site.dir)

/** Number of files that a build had to encode. */
const encoded = ({ stdout }: Run): number =>
  Number(/Encode images.* (\d+) new/.exec(stdout)?.[1] ?? -1)

/** The elements around each image of a page, by the image's text. */
async function picturesOf(site: FixtureSite, path: string): Promise<Map<string, string>> {
  const html = await site.read(`dist/${path}index.html`)
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
  return new Map(
    [...article.matchAll(/<picture>.*?<\/picture>|<img[^>]*>/g)].map(([element]) => [
      / alt="([^"]*)"/.exec(element)?.[1] ?? '',
      element,
    ]),
  )
}

/** Widths of the files in a list of sources, by what the files really contain. */
async function widthsIn(site: FixtureSite, element = '', format = 'webp'): Promise<number[]> {
  const [, list = ''] = new RegExp(`type="image/${format}" srcset="([^"]+)"`).exec(element) ?? []
  return Promise.all(
    list.split(', ').map(async (entry) => {
      const [address = '', width] = entry.split(' ')
      const file = join(site.dir, 'dist', decodeURIComponent(address.replace('/base/', '/')))
      const found = await sharp(file).metadata()
      expect(found.format).toBe(format === 'avif' ? 'heif' : format)
      expect(`${found.width}w`).toBe(width)
      return found.width
    }),
  )
}

describe('the images of a built site', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await writtenSite({
      'docent.config.mjs': config(
        "widths: [100, 200], exclude: ['static/logos/**'],",
        `baseUrl: '/base/',
  i18n: { locales: ['en', 'fr'] },
  docs: { lastVersion: 'current', versions: { current: {}, '1.0': {} } },`,
      ),
      'docs/photo, large.png': await photo(300, 150).png().toBuffer(),
      'docs/index.mdx': `---
title: Pictures
---

import Part from './_part.mdx'
import imported from './imported.png'

![Next to the page](<photo, large.png>)

![Static][static]

<img src="/turned.jpg" alt="JSX with a width" width="150" />

<img src="/turned.jpg" alt="JSX with a class" className="wide" />

<img src={imported} alt="Imported" />

<Part />

![Animated](/moving.gif)

![Drawing](/drawing.svg)

![Excluded](/logos/logo.png)

![Remote](https://example.com/remote.png)

![Small](/small.jpg)

<picture><source srcSet="/small.jpg" media="(width > 500px)" /><img src="/turned.jpg" alt="Chosen" /></picture>

[static]: /turned.jpg
`,
      'docs/_part.mdx': '![In a partial](<./photo, large.png>)\n',
      'docs/imported.png': await photo(210, 100).png().toBuffer(),
      'i18n/fr/docs/other.md': '---\ntitle: Autre\n---\n\n![Traduite](/turned.jpg)\n',
      'docs/other.md': '---\ntitle: Other\n---\n\n<img src="/turned.jpg" alt="HTML">\n',
      'versioned_docs/version-1.0/index.md': '---\ntitle: Old\n---\n\n![Old](<photo, large.png>)\n',
      'versioned_docs/version-1.0/photo, large.png': await photo(300, 150).png().toBuffer(),
      // As a camera writes it: the pixels lie on their side.
      'static/turned.jpg': await photo(300, 180)
        .jpeg({ quality: 100 })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
      'static/moving.gif': await animation(60),
      'static/drawing.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><path d="M0 0h90v40"/></svg>',
      'static/logos/logo.png': await photo(300, 300).png().toBuffer(),
      'static/small.jpg': await photo(60, 60).jpeg({ quality: 20 }).toBuffer(),
    })
    await site.remove('docs/index.md')
    run = await build(site)
  }, 120_000)
  afterAll(() => site.delete())

  test('have sources in several widths, and their size', async () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
    const pictures = await picturesOf(site, '')
    const next = pictures.get('Next to the page')
    expect(next).toMatch(
      /^<picture><source type="image\/webp" srcset="\/base\/assets\/photo%2C%20large\.[\da-f]{12}\.webp 100w, .* 300w" sizes="min\(300px, min\(100vw, 46rem\)\)"\/><img src="\/base\/assets\/photo,%20large\.[\da-f]{12}\.png" alt="Next to the page" loading="lazy" decoding="async" width="300" height="150"\/?><\/picture>$/,
    )
    expect(await widthsIn(site, next)).toEqual([100, 200, 300])
    expect(await widthsIn(site, pictures.get('In a partial'))).toEqual([100, 200, 300])
    expect(await widthsIn(site, pictures.get('Imported'))).toEqual([100, 210])
  })

  test('have the size that a photo has when it is upright', async () => {
    const pictures = await picturesOf(site, '')
    const upright = pictures.get('Static')
    expect(upright).toContain('width="180" height="300"')
    expect(await widthsIn(site, upright)).toEqual([100, 180])
    expect(pictures.get('JSX with a width')).toMatch(
      /sizes="min\(150px, .*<img src="\/base\/turned\.jpg" alt="JSX with a width" width="150" height="250"\/>/,
    )
    const [, tag] = /(<img.*)<\/picture>/.exec(pictures.get('JSX with a class') ?? '') ?? []
    expect(tag).toBe('<img src="/base/turned.jpg" alt="JSX with a class" class="wide"/>')
    const html = (await picturesOf(site, 'other/')).get('HTML')
    expect(html).toContain('<img src="/base/turned.jpg" alt="HTML" width="180" height="300">')
  })

  test('stay as they are if other files would be worse, or if their author chose them', async () => {
    const pictures = await picturesOf(site, '')
    for (const name of ['Animated', 'Drawing', 'Excluded', 'Remote', 'Small'])
      expect(pictures.get(name), name).toMatch(/^<img/)
    expect(pictures.get('Chosen')).toBe(
      '<picture><source srcSet="/base/small.jpg" media="(width &gt; 500px)"/><img src="/base/turned.jpg" alt="Chosen"/></picture>',
    )
  })

  test('share files between pages, locales, and versions', async () => {
    const name = /srcset="([^ ]+) /
    const source = async (path: string, alt: string): Promise<string | undefined> =>
      name.exec((await picturesOf(site, path)).get(alt) ?? '')?.[1]
    const jpeg = await source('', 'Static')
    expect(jpeg).toMatch(/^\/base\/assets\/turned\./)
    expect(await source('fr/other/', 'Traduite')).toBe(jpeg)
    expect(await source('1.0/', 'Old')).toMatch(/^\/base\/assets\/photo/)
  })

  test('are the same after a navigation, and original in the Markdown copy', async () => {
    const { html } = JSON.parse(await site.read('dist/index.json')) as { html: string }
    for (const picture of (await picturesOf(site, '')).values()) expect(html).toContain(picture)
    const copy = await site.read('dist/index.md')
    expect(copy).toContain('![Static](https://docs.example.com/base/turned.jpg)')
    expect(copy).not.toContain('.webp')
  })

  test('are not encoded again, and equal those of a fresh build', async () => {
    const files = (): Map<string, Buffer> => {
      const dist = join(site.dir, 'dist')
      const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()
      const isFile = (name: string): boolean => /\.(?:webp|png|jpg|html|json)$/.test(name)
      return new Map(names.filter(isFile).map((name) => [name, readFileSync(join(dist, name))]))
    }
    const before = files()
    expect(before.size).toBeGreaterThan(15)
    expect(encoded(await build(site))).toBe(0)
    expect(files()).toEqual(before)
    // Files that somebody deleted come from the cache, which may be damaged, too.
    const cache = join(site.dir, '.docent/image-sources')
    const [first = ''] = readdirSync(cache)
    await writeFile(join(cache, first), 'damaged')
    rmSync(join(site.dir, 'dist'), { recursive: true })
    expect((await build(site)).code).toBe(0)
    expect(files()).toEqual(before)
    rmSync(join(site.dir, '.docent'), { recursive: true })
    rmSync(join(site.dir, 'dist'), { recursive: true })
    expect(encoded(await build(site))).toBeGreaterThan(8)
    expect(files()).toEqual(before)
  }, 120_000)

  test('a changed image is encoded again, without its earlier files', async () => {
    await writeFile(
      join(site.dir, 'static/turned.jpg'),
      await photo(90, 60).jpeg({ quality: 100 }).toBuffer(),
    )
    const result = await build(site)
    expect(encoded(result)).toBe(1)
    const pictures = await picturesOf(site, '')
    expect(pictures.get('Static')).toContain('width="90" height="60"')
    const names = readdirSync(join(site.dir, 'dist/assets'))
    expect(names.filter((name) => name.startsWith('turned'))).toHaveLength(1)
  }, 60_000)
})

test('formats are in the configured order, and one that is not smaller is left out', async () => {
  const site = await siteWith({
    'docent.config.mjs': config(
      "formats: ['avif', 'webp'], widths: [], quality: { avif: 1, webp: 100 },",
    ),
    'docs/index.md': '---\ntitle: Home\n---\n\n![A](/a.png)\n\n![B](/b.jpg)\n',
    'static/a.png': await photo(64, 64).png().toBuffer(),
    'static/b.jpg': await photo(128, 128).jpeg({ quality: 40 }).toBuffer(),
  })
  expect((await build(site)).stderr).toBe('')
  const pictures = await picturesOf(site, '')
  const types = (name: string): (string | undefined)[] =>
    [...(pictures.get(name) ?? '').matchAll(/type="image\/(\w+)"/g)].map(([, type]) => type)
  expect(types('A')).toEqual(['avif', 'webp'])
  expect(types('B')).toEqual(['avif'])
  expect(await widthsIn(site, pictures.get('A'), 'avif')).toEqual([64])
})

test('an image that can not be read stops a build and a check with its line', async () => {
  const png = await photo(80, 80).png().toBuffer()
  const site = await siteWith({
    'docs/index.md':
      '---\ntitle: Home\n---\n\nText.\n\n![A](/a.png)\n\n<img src="/b.png" alt="B">\n',
    'docs/other.mdx':
      "---\ntitle: Other\n---\n\nimport c from './c.png'\n\n<img src={c} alt='C' />\n",
    'docs/c.png': '<html>Not found</html>',
    'static/a.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
    'static/b.png': '',
  })
  for (const command of ['check', 'build']) {
    const { code, stderr } = await docent([command], site.dir)
    expect(code).toBe(1)
    expect(stderr).toContain('The image a.png is a pointer of Git LFS instead of an image.')
    expect(stderr).toContain('docs/index.md:7:1')
    expect(stderr).toContain('The image b.png is empty.')
    expect(stderr).toContain('docs/index.md:9:')
    expect(stderr).toMatch(/The image assets\/c\..*png isn't an image/)
    expect(stderr).toContain('docs/other.mdx:5')
    expect(existsSync(join(site.dir, 'dist'))).toBe(false)
  }
  for (const name of ['static/a.png', 'static/b.png', 'docs/c.png'])
    await writeFile(join(site.dir, name), png)
  // The beginning of the file is intact.
  await writeFile(join(site.dir, 'static/a.png'), png.subarray(0, png.length / 2))
  const { code, stderr } = await build(site)
  expect(code).toBe(1)
  expect(stderr).toMatch(/The image a\.png can't be encoded: /)
  expect(stderr).toContain('docs/index.md:7:1')
})

test('options are checked with their line, and a pattern without an image is a warning', async () => {
  const site = await siteWith({
    'docent.config.mjs': config("formats: ['jpeg']"),
    'docs/index.md': '---\ntitle: Home\n---\n\n![A](/a.png)\n',
    'static/a.png': await square(8, '#f00').png().toBuffer(),
  })
  const invalid = await docent(['check'], site.dir)
  expect(invalid.code).toBe(1)
  expect(invalid.stderr).toContain('Use "avif" or "webp".')
  expect(invalid.stderr).toContain('docent.config.mjs:6:')
  await site.write('docent.config.mjs', config("exclude: ['**/a.png', 'static/b.png', '**/*.png']"))
  const { code, stdout, stderr } = await docent(['check'], site.dir)
  expect(code).toBe(0)
  expect((stdout + stderr).match(/The pattern .* matches no image/g)).toEqual([
    'The pattern "static/b.png" in exclude matches no image',
  ])
  expect(stdout + stderr).toContain('docent.config.mjs:6:')
})

test('dev shows the images as they are', async () => {
  const site = await siteWith({
    'docs/index.md': '---\ntitle: Home\n---\n\n![A](/a.png)\n',
    'static/a.png': await photo(300, 200).png().toBuffer(),
  })
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  const { body } = await server.get('/')
  expect(body).toContain(
    '<img src="/a.png" alt="A" loading="lazy" decoding="async" width="300" height="200"',
  )
  expect(body).not.toContain('<picture>')
})
