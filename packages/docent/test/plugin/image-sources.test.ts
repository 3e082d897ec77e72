import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

const chart = readFileSync(new URL('../fixtures/every-hook/docs/chart.png', import.meta.url))

/** A plugin whose files consist of the given text. */
const plugin = (name: string, text = 'small', version = ''): string => `definePlugin({
  name: '${name}',
  ${version}
  imageSources: (images) => ({
    images: images.map((image) => ({
      image,
      formats: [
        {
          type: 'image/webp',
          extension: 'webp',
          files: [100, 200].map((width) => ({
            width,
            key: 'narrow ' + width,
            encode: () => Buffer.from('${text} ' + width),
          })),
        },
      ],
    })),
  }),
})`

async function siteWith(
  plugins: string,
  files: Record<string, string | Uint8Array> = {},
  options = '',
): Promise<FixtureSite> {
  const site = await writtenSite({
    'docs/index.mdx': '---\ntitle: Home\n---\n\nText.\n\n![Chart](./chart.png)\n',
    'docs/chart.png': chart,
    'docent.config.mjs': `import { definePlugin } from 'docent/plugin'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  plugins: [${plugins}],
  ${options}
}
`,
    ...files,
  })
  onTestFinished(site.delete)
  await site.remove('docs/index.md')
  return site
}

interface Built {
  html: string
  /** Number of files that were encoded. */
  fresh: string | undefined
  sources: string[]
}

async function built(site: FixtureSite): Promise<Built> {
  const { code, stdout, stderr } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const [, fresh] = /Encode images.* (\d+) new/.exec(stdout) ?? []
  const names = await readdir(join(site.dir, 'dist/assets'))
  const sources = names.filter((name) => name.endsWith('.webp')).sort()
  return { html: await site.read('dist/index.html'), fresh, sources }
}

test('the sources of an image are encoded once, for each image, key, and version', async () => {
  const site = await siteWith(plugin('a', 'small', "version: '1',"))
  const first = await built(site)
  expect(first.fresh).toBe('2')
  expect(first.html).toContain(
    `<picture><source type="image/webp" srcset="/assets/${first.sources.find((name) => first.html.includes(`${name} 100w`))} 100w, `,
  )
  expect(first.html).toContain('sizes="min(800px, 100vw)"/><img ')
  expect(await site.read(`dist/assets/${first.sources[0]}`)).toMatch(/^small \d00$/)
  expect(await built(site)).toEqual({ ...first, fresh: '0' })
  await site.edit('docent.config.mjs', 'small', 'other')
  expect((await built(site)).fresh).toBe('0')
  await site.edit('docent.config.mjs', "version: '1'", "version: '2'")
  const second = await built(site)
  expect(second.fresh).toBe('2')
  expect(second.sources).not.toEqual(first.sources)
  await site.edit('docent.config.mjs', "'narrow '", "'key '")
  expect((await built(site)).fresh).toBe('2')
})

test('an image in an island keeps its markup, and one in its children has sources', async () => {
  const site = await siteWith(plugin('a'), {
    'src/islands/Zoo.tsx': `import type { ReactNode } from 'react'
import { island } from 'docent'
function Zoo({ children }: { children?: ReactNode }) {
  return <div><img src="/chart.png" alt="Own" />{children}</div>
}
export default island(Zoo)
`,
    'docs/index.mdx':
      '---\ntitle: Home\n---\n\nimport Zoo from "../src/islands/Zoo"\n\n<Zoo>\n\n![Child](./chart.png)\n\n</Zoo>\n',
    'static/chart.png': chart,
  })
  const { html } = await built(site)
  expect(html).toMatch(/<div><img src="\/chart\.png" alt="Own"\/>/)
  expect(html).toMatch(/<\/picture>(?:(?!<img).)*$/s)
  expect(html).toMatch(/<picture>(?:(?!<\/picture>).)* alt="Child"/)
})

test.each([
  [
    [plugin('a'), plugin('b')].join(),
    'Several plugins offer sources for the image assets/chart.',
    '"a", "b".',
  ],
  [
    `definePlugin({ name: 'a', imageSources: (images) => ({ images: [{ image: { ...images[0] }, formats: [] }] }) })`,
    'The hook "imageSources" of the plugin "a" returned an image that it made up.',
    'one of those that the hook received',
  ],
  [
    `definePlugin({ name: 'a', imageSources: ([image]) => ({ images: [{ image, formats: [{ type: 'image/webp' }] }] }) })`,
    'The hook "imageSources" of the plugin "a" returned an invalid format for the image "assets/chart.',
    'each format has a type',
  ],
  [
    plugin('a').replace("Buffer.from('small ' + width)", "'text'"),
    'The hook "imageSources" of the plugin "a" returned a file without bytes for the image "assets/chart.',
    'Return a Uint8Array from encode.',
  ],
  [
    plugin('a').replace("Buffer.from('small ' + width)", "{ throw new Error('No pixels.') }"),
    "png can't be encoded: No pixels.",
    'docs/index.mdx:7:1',
  ],
  [
    plugin('a').replace("Buffer.from('small ' + width)", '{ for (;;); }'),
    'The hook "imageSources" of the plugin "a" didn\'t finish within 1 seconds.',
    'which loop has no end',
  ],
  [
    `definePlugin({ name: 'a', imageSources: ([{ path, size, format, use }]) => ({ images: [], findings: [{ message: path + ' ' + size.width + ' ' + format, fix: 'Fix it.', ...use }] }) })`,
    '.png 800 png',
    'docs/index.mdx:7:1',
  ],
])('what can not be used stops a build', async (plugins, problem, detail) => {
  const site = await siteWith(plugins, {}, 'pluginTimeout: 1,')
  const { code, stderr } = await docent(['build'], site.dir)
  expect(code).toBe(1)
  expect(stderr).toContain(problem)
  expect(stderr).toContain(detail)
})
