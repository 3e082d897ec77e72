import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocentError } from 'docent/plugin'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../docent/src/config/index.ts'
import { startDev } from '../../docent/test/support/dev.ts'
import { docent, type Run } from '../../docent/test/support/docent.ts'
import { copyFixture, type FixtureSite } from '../../docent/test/support/fixtures.ts'
import { FONTS } from './pictures.ts'

const OPTIONS = `fonts: { text: ['${FONTS.latin}'], code: ['${FONTS.code}'] }`

/** A site below a base URL, in two locales and two versions, with link previews. */
async function siteWith(options: string): Promise<FixtureSite> {
  const site = await copyFixture('two')
  const config = await site.read('docent.config.ts')
  const plugins = `plugins: [linkPreviews({ ${options} })],`
  await site.write(
    'docent.config.ts',
    `import { linkPreviews } from '@docent/link-previews'\n${config.replace("title: 'Two',", `title: 'Two', ${plugins}`)}`,
  )
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
    const folder = join(site.dir, '.docent/images')
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
    await mkdir(join(site.dir, 'static'), { recursive: true })
    await site.write('static/card.png', '')
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
    const warning = /"@docent\/link-previews" leave out characters that no font has: .*/.exec(
      stdout + stderr,
    )
    expect(warning?.[0]).toContain('🎉 (U+1F389)')
    expect(warning?.[0]).toContain('漢 (U+6F22)')
    const again = await build(site)
    expect(drawn(again)).toBe(0)
    expect(again.stdout + again.stderr).toContain('leave out characters that no font has')
  })
})

test('share one image per section if the option is set', async () => {
  const site = await siteWith(`images: 'section', ${OPTIONS}`)
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
  ["fonts: { text: ['src/no.woff2'] }", 'fonts.text[0]', 'src/no.woff2", which doesn\'t exist'],
  [`logo: 'no.svg', ${OPTIONS}`, 'logo', 'static/no.svg", which doesn\'t exist'],
  [
    "fonts: { text: ['dist/own.woff2'] }",
    'fonts.text[0]',
    'dist/own.woff2", which is in the output folder',
  ],
])('report the file in { %s } with the line of the option', async (options, option, problem) => {
  const site = await siteWith(options)
  await mkdir(join(site.dir, 'dist'))
  await site.write('dist/own.woff2', '')
  const { code, stderr } = await docent(['check', '--site', site.dir])
  expect(code).toBe(1)
  expect(stderr).toContain(`${option} of linkPreviews() is set to the file "${problem}`)
  expect(stderr).toContain(`docent.config.ts:5`)
  await site.delete()
})

test('need fonts in a supported format and hexadecimal colors', async () => {
  const refusal = async (options: string): Promise<string> => {
    const site = await siteWith(options)
    onTestFinished(site.delete)
    const error = await loadConfig(site.dir).catch((cause: unknown) => cause as DocentError)
    return 'message' in error ? `${error.message}\n${error.hint}` : ''
  }
  expect(await refusal('')).toMatchInlineSnapshot(`
    "The configuration of the plugin "@docent/link-previews" is invalid: fonts is missing.
    Add it: an object."
  `)
  expect(
    await refusal(`images: 'pages', logo: '/logo.svg',
      fonts: { text: [], code: ['src/fonts/mono.css'] },
      colors: { bar: 'orange', accent: '#fff' }`),
  ).toMatchInlineSnapshot(`
    "The configuration of the plugin "@docent/link-previews" has 6 problems:
    - line 5: images is "pages"
      Use "page" or "section".
    - line 5: logo is "/logo.svg"
      Use an SVG, PNG, JPEG, or WebP file in the static folder, without a leading slash.
    - line 6: fonts.text is []
      Add at least one font file.
    - line 6: fonts.code[0] is "src/fonts/mono.css"
      Use a font file with the extension .woff2, .woff, .ttf, or .otf.
    - line 7: colors.bar is "orange"
      Use a hexadecimal color, such as "#1e3a5f".
    - line 7: colors.accent isn't a known option
      Known options: "background", "title", "description", "section", "bar".
    Correct these values. The fix for each is on the line below it."
  `)
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
