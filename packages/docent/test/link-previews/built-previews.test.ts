import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev } from '../support/dev.ts'
import { docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { FONTS } from '../support/link-previews.ts'

const FONT_OPTIONS = `fonts: { text: ['${FONTS.latin}'], code: ['${FONTS.code}'] }`
const OPTIONS = `linkPreviews: { ${FONT_OPTIONS} },`

/** A site below a base URL, in two locales and two versions, with link previews. */
async function siteWith(options: string): Promise<FixtureSite> {
  const site = await copyFixture('two')
  await site.edit('docent.config.ts', "title: 'Two',", `title: 'Two', ${options}`)
  return site
}

function build(site: FixtureSite): Promise<Run> {
  return docent(['build', '--site', site.dir])
}

/** Number of previews that a build had to draw. */
function drawn({ stdout }: Run): number {
  return Number(/Draw link previews.* (\d+) new/.exec(stdout)?.[1] ?? -1)
}

/** PNG files in the output folder by their path. */
function files(site: FixtureSite): Map<string, Buffer> {
  const dist = join(site.dir, 'dist')
  const names = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('preview.'))
  return new Map(names.sort().map((name) => [name, readFileSync(join(dist, 'assets', name))]))
}

/** Addresses of a page's image in its document and in the payload. */
async function imageOf(site: FixtureSite, path: string): Promise<string | undefined> {
  const html = await site.read(`dist/${path}/index.html`)
  const { page } = JSON.parse(await site.read(`dist/${path}/index.json`)) as {
    page: { preview?: { src: string } }
  }
  const address = /<meta property="og:image" content="([^"]+)"\/>/.exec(html)?.[1]
  if (page.preview) expect(address).toBe(`https://two.example.com${page.preview.src}`)
  return address
}

describe('link previews of a built site', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await siteWith(OPTIONS)
    run = await build(site)
  })
  afterAll(() => site.delete())

  test('exist for every page that can be linked to', async () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
    const images = files(site)
    for (const path of ['docs/intro', 'docs/next/guides', 'fr/docs/next/intro', 'versions']) {
      const address = await imageOf(site, path)
      const [, name = ''] =
        /^https:\/\/two\.example\.com\/two\/assets\/(preview\.[\da-f]{12}\.png)$/.exec(
          address ?? '',
        ) ?? []
      expect(images.get(name)?.subarray(1, 4).toString(), `${path}: ${address}`).toBe('PNG')
    }
    expect(await imageOf(site, 'search')).toBeUndefined()
    expect(await site.read('dist/404.html')).not.toContain('og:image')
  })

  test('come from the cache, with the same files, if nothing has changed', async () => {
    const before = files(site)
    expect(drawn(await build(site))).toBe(0)
    expect(files(site)).toEqual(before)
    rmSync(join(site.dir, 'dist'), { recursive: true })
    expect(drawn(await build(site))).toBe(0)
    expect(files(site)).toEqual(before)
  })

  test('are drawn again only for a page whose title has changed', async () => {
    const before = files(site)
    const old = await imageOf(site, 'docs/next/intro')
    await site.edit('docs/intro.mdx', 'title: Introduction', 'title: First steps')
    expect(drawn(await build(site))).toBe(1)
    expect(await imageOf(site, 'docs/next/intro')).not.toBe(old)
    // The image of the old title remains while another version has that title.
    const known = [...files(site).keys()].filter((name) => before.has(name))
    expect(files(site).size - known.length).toBe(1)

    await site.edit('docs/intro.mdx', 'title: First steps', 'title: Introduction')
    expect(drawn(await build(site))).toBe(0)
    expect(files(site)).toEqual(before)
  })

  test('are drawn again if their cache entry is damaged', async () => {
    const before = files(site)
    const folder = join(site.dir, '.docent/previews')
    for (const [index, name] of readdirSync(folder).entries()) {
      const bytes = readFileSync(join(folder, name))
      const garbled = Buffer.from(bytes).fill(0, bytes.length - 100)
      const damaged = [Buffer.alloc(0), bytes.subarray(0, bytes.length / 2), garbled]
      writeFileSync(join(folder, name), damaged[index % damaged.length] ?? '')
    }
    rmSync(join(site.dir, 'dist'), { recursive: true })
    const again = await build(site)
    expect(again.stderr).toBe('')
    expect(drawn(again)).toBe(drawn(run))
    expect(files(site)).toEqual(before)
  })

  test("aren't drawn for a page with its own image", async () => {
    await site.edit('docs/intro.mdx', '---\n', '---\nimage: /card.png\n')
    await build(site)
    const html = await site.read('dist/docs/next/intro/index.html')
    expect(html).toContain('property="og:image" content="https://two.example.com/two/card.png"')
    expect(html).not.toContain('assets/preview.')
  })

  test('omit characters that the fonts lack, with one warning for the site', async () => {
    await site.edit('docs/guides/start.mdx', 'title: ', 'title: 🎉 ')
    await site.edit('community/help.mdx', 'title: ', 'title: 漢 ')
    const { code, stderr, stdout } = await build(site)
    expect(code).toBe(0)
    const warning = /Link previews leave out characters that no font has: .*/.exec(stdout + stderr)
    expect(warning?.[0]).toContain('🎉 (U+1F389)')
    expect(warning?.[0]).toContain('漢 (U+6F22)')
    const again = await build(site)
    expect(drawn(again)).toBe(0)
    expect(again.stdout + again.stderr).toContain('Link previews leave out characters')
  })
})

test('share one image per section if the option is set', async () => {
  const site = await siteWith(`linkPreviews: { images: 'section', ${FONT_OPTIONS} },`)
  const run = await build(site)
  expect(run.stderr).toBe('')
  const [intro, guides, help, versions] = await Promise.all(
    ['docs/next/intro', 'docs/next/guides', 'community/help', 'versions'].map((path) =>
      imageOf(site, path),
    ),
  )
  expect(guides).toBe(intro)
  expect(help).not.toBe(intro)
  expect(versions).toBe(help)
  expect(files(site).size).toBe(2)
  await site.delete()
})

test.each([
  [
    "fonts: { text: ['src/no.woff2'] }",
    'linkPreviews.fonts.text[0] is set to the file "src/no.woff2"',
  ],
  [`logo: 'no.svg', ${FONT_OPTIONS}`, 'linkPreviews.logo is set to the file "static/no.svg"'],
])('report the missing file in a build with { %s }', async (options, message) => {
  const site = await siteWith(`linkPreviews: { ${options} },`)
  const { code, stderr } = await build(site)
  expect(code).toBe(1)
  expect(stderr).toContain(message)
  await site.delete()
})

test('are drawn on request in dev', async () => {
  const site = await siteWith(OPTIONS)
  const dev = await startDev(site)
  try {
    const { body } = await dev.get('/two/docs/intro')
    const [, path = ''] = /og:image" content="https:\/\/two\.example\.com([^"]+)"/.exec(body) ?? []
    const image = await fetch(`http://localhost:${dev.port}${path}`)
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(
      Buffer.from(await image.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect((await dev.get('/two/assets/preview.png?page=/two/nowhere')).status).toBe(404)
  } finally {
    dev.stop()
    await site.delete()
  }
})
