import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PagePayload } from '../../src/shared/records/page-data.ts'
import { compareCopies } from '../copies/site-copies.ts'
import { docent, type Run } from '../support/docent.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>\n'

/** Content of every kind that refers to something else, by its path in a docs folder. */
const DOCS: Record<string, string> = {
  'index.md': '---\ntitle: Home\n---\n\nSee [media](./guide/media.md).\n',
  'guide/_category_.json': '{ "label": "Guide", "link": { "type": "doc", "id": "media" } }\n',
  'guide/media.md': `# Media

![shot](./shot.svg) ![static](/img/logo.svg) ![styled][reference]

<img src="./shot.svg" alt="element">

<picture>
  <source srcset="/img/logo.svg 1x, ./shot.svg 2x">
  <img src="/img/logo.svg" alt="picture">
</picture>

<video controls src="/img/demo.mp4" poster="./shot.svg"></video>

[reference]: ./shot.svg
`,
  'guide/shot.svg': SVG,
  'guide/data.csv': 'a,b\n',
  'guide/01-links to.md': `---
title: Links
---

[page](./media.md) [root](/guide/media) [anchor](./parts.mdx#named) [file](./data.csv) [self](#here)

<a href="./media.md">element</a> [reference][page] 说明:[页面](./media.md)

## Here {#here}

[page]: ./parts.mdx
`,
  'guide/parts.mdx': `import Part from './_part.mdx'
import { Note } from '@site/src/Note'
import text from './data.csv?raw'
export { Note as Again } from '@site/src/Note'

<Part /> <Note>member</Note> <Badge>shared</Badge> {text}

<Tabs><TabItem label="One"><p id="named">In the first tab</p></TabItem><TabItem label="Two">Second</TabItem></Tabs>

<details>
<summary>More</summary>

Closed **text**

</details>

\`\`\`js title="sample.js" {1} file="./sample.js"
\`\`\`

[data](./data.csv) <img src={require('./shot.svg').default} alt="required" />
`,
  'guide/_part.mdx': 'A part with [a link](./media.md).\n',
  'guide/sample.js': 'export const answer = 42\n',
  'guide/windows.md':
    '# Windows\r\n\r\n| A | B |\r\n| - | - |\r\n| 1 | 2 |\r\n\r\n**中文。**文字 5~10\r\n',
  'guide/same/a.md': '---\ntitle: Same\n---\n\nFirst.\n',
  'guide/same/b.md': '---\ntitle: Same\n---\n\nSecond.\n',
}

const below = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(DOCS).map(([path, text]) => [`${folder}/${path}`, text]))

const PAGES = [
  '',
  'guide/media',
  'guide/links to',
  'guide/parts',
  'guide/windows',
  'guide/same/a',
  'guide/same/b',
]

/** French pages aren't translated. Arabic ones are, and are written from right to left. */
const EDITIONS = ['fr', 'ar', '1.0', 'fr/1.0', 'ar/1.0']

describe('what works in the default language works in others and in frozen versions', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await writtenSite(
      {
        ...below('docs'),
        ...below('versioned_docs/version-1.0'),
        ...below('i18n/ar/docs'),
        ...below('i18n/ar/versioned_docs/version-1.0'),
        'static/img/logo.svg': SVG,
        'static/img/demo.mp4': '',
        'src/Note.jsx': 'export const Note = ({ children }) => <b>{children}</b>\n',
      },
      `i18n: { locales: ['en', 'fr', 'ar'] },
      docs: { lastVersion: 'current', versions: { current: {}, '1.0': {} } }`,
    )
    run = await docent(['build'], site.dir)
  })
  afterAll(() => site.delete())

  test('without an error or a warning', () => {
    expect(run.stderr).toBe('')
    expect(run.stdout).not.toMatch(/^\[[a-z-]+\]/m)
  })

  const payload = async (edition: string, page: string): Promise<PagePayload> =>
    JSON.parse(await site.read(`dist/${edition}/${page}/index.json`)) as PagePayload

  test.each(EDITIONS.flatMap((edition) => PAGES.map((page) => [edition, page] as const)))(
    'the article of /%s/%s',
    async (edition, page) => {
      const [original, other] = await Promise.all([payload('', page), payload(edition, page)])
      expect(comparable(other.html ?? '')).toBe(comparable(original.html ?? ''))
      const toc = ({ page: { headings } }: PagePayload): string[] => headings.map(({ id }) => id)
      expect(toc(other)).toEqual(toc(original))
      expect(other.page.title).toBe(original.page.title)
    },
  )

  test.each(EDITIONS)('links lead to pages of /%s', async (edition) => {
    const { html = '' } = await payload(edition, 'guide/links to')
    const links = [...html.matchAll(/<a href="([^"#]+)[^>]*>([^<]+)</g)].map(([, to, text]) => [
      text,
      to,
    ])
    const locale = edition.replace(/\/?1\.0$/, '')
    expect(Object.fromEntries(links)).toEqual({
      page: `/${edition}/guide/media`,
      anchor: `/${edition}/guide/parts`,
      element: `/${edition}/guide/media`,
      reference: `/${edition}/guide/parts`,
      页面: `/${edition}/guide/media`,
      // An address leads to the latest version, as in Docusaurus.
      root: `${locale === '' ? '' : `/${locale}`}/guide/media`,
      file: expect.stringMatching(/^\/assets\/data\.\w+\.csv$/) as string,
    })
  })

  test('Arabic pages are written from right to left', async () => {
    for (const page of PAGES)
      expect(await site.read(`dist/ar/1.0/${page}/index.html`)).toMatch(/<html[^>]*dir="rtl"/)
  })

  test('Markdown copies have the words and the links of their pages', async () => {
    expect((await compareCopies(site.dir)).differences).toEqual([])
  })
})

/** An article without the addresses of its edition and without names that only the interface gives. */
function comparable(html: string): string {
  return html
    .replace(/(["\s])\/(?:(?:fr|ar)(?=["/]))?\/?(?:1\.0(?=["/]))?\/?/g, '$1/')
    .replace(/ (?:aria-label|title)="[^"]*"/g, '')
}
