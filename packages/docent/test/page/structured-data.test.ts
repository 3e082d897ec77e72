import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { PageData } from '../../src/shared/records/page-data.ts'
import { parseHtml } from '../../src/shared/html/tree.ts'
import { structuredData as dataOf } from '../../src/page/structured-data.ts'
import { pageText } from '../../src/page/page-text.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { page, search, site } from '../theme/fixture.tsx'

const structuredData = (own: SiteData, data: PageData, html: string) =>
  dataOf(own, data, () => pageText(parseHtml(html).children, data.headings))

const doc = (own: Partial<PageData> = {}): PageData => ({ ...page, ...own })

const faq = doc({
  route: '/faq',
  title: 'FAQ',
  breadcrumbs: [{ label: 'FAQ', href: '/faq' }],
  schemaType: 'FAQPage',
  headings: [
    { level: 2, id: 'basics', html: 'Basics', text: 'Basics' },
    { level: 3, id: 'free', html: 'Is it free?', text: 'Is it free?' },
    { level: 3, id: 'long', html: 'Is it long?', text: 'Is it long?' },
  ],
})

const FAQ_HTML = [
  '<h1>FAQ</h1><p>Answers.</p><h2 id="basics">Basics</h2>',
  '<h3 id="free">Is it free?</h3><p>Yes, <a href="/x">it &amp; more</a>.</p><pre><code>npm i</code></pre>',
  `<h3 id="long">Is it long?</h3><p>${'One sentence of many words. '.repeat(60)}</p>`,
].join('')

const home = doc({ route: '/', kind: 'page', title: '', docId: undefined, breadcrumbs: [] })
const category = doc({ route: '/api', title: 'API', docId: undefined })
const withSearch: SiteData = { ...site, tagline: 'All of it.', search }

/** Every type of page, on a site with all features. */
const samples = [
  structuredData(withSearch, doc(), ''),
  structuredData(withSearch, doc({ schemaType: 'APIReference', lastUpdatedAt: undefined }), ''),
  structuredData(withSearch, faq, FAQ_HTML),
  structuredData(withSearch, home, ''),
  structuredData(withSearch, category, ''),
]

describe('structured data', () => {
  // @covers 10.27
  test('a docs page is a technical article with its position in the site', () => {
    expect(structuredData(site, doc(), '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: 'Acme Docs',
              item: 'https://docs.acme.test/',
            },
            {
              '@type': 'ListItem',
              position: 2,
              name: 'click',
              item: 'https://docs.acme.test/api/click',
            },
          ],
        },
        {
          '@type': 'TechArticle',
          headline: 'click',
          url: 'https://docs.acme.test/api/click',
          inLanguage: 'en',
          description: 'Clicks an element.',
          dateModified: '2025-10-01T23:30:00Z',
        },
      ],
    })
  })

  // @covers 10.27
  test('an FAQ page has its questions with their answers, shortened and without code', () => {
    const data = structuredData(site, faq, FAQ_HTML)?.['@graph'][1] as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(data.mainEntity).toHaveLength(2)
    expect(data.mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'Is it free?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes, it & more.' },
    })
    const long = data.mainEntity[1]?.acceptedAnswer.text ?? ''
    expect(long.length).toBeLessThanOrEqual(600)
    expect(long).toMatch(/^One sentence of many words\. .*words\.$/)
  })

  // @covers 10.27
  test('the home page describes the site with its search', () => {
    expect(structuredData(withSearch, home, '')?.['@graph']).toEqual([
      {
        '@type': 'WebSite',
        name: 'Acme Docs',
        description: 'All of it.',
        url: 'https://docs.acme.test/',
        inLanguage: 'en',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: 'https://docs.acme.test/search?q={query}',
          },
          'query-input': 'required name=query',
        },
      },
    ])
    const without = structuredData(site, home, '')?.['@graph'][0]
    expect(without).not.toHaveProperty('potentialAction')
  })

  test('another locale has its own language and addresses', () => {
    const french = { ...withSearch, locale: 'fr', baseUrl: '/fr/' }
    const data = JSON.stringify(structuredData(french, doc({ route: '/fr/café' }), ''))
    expect(data).toContain('"inLanguage":"fr-FR"')
    expect(data).toContain('"item":"https://docs.acme.test/fr/caf%C3%A9"')
    const root = structuredData(french, doc({ ...home, route: '/fr' }), '')
    expect(root?.['@graph'][0]).toMatchObject({
      '@type': 'WebSite',
      url: 'https://docs.acme.test/fr/',
    })
  })

  test('a page that has not been translated has the language of its content', () => {
    const french = { ...withSearch, locale: 'fr', baseUrl: '/fr/' }
    for (const own of [doc(), faq, category]) {
      const untranslated = { ...own, route: '/fr/click', contentLocale: 'en' }
      const data = JSON.stringify(structuredData(french, untranslated, FAQ_HTML))
      expect(data).toContain('"inLanguage":"en"')
      expect(data).not.toContain('fr-FR')
    }
  })

  test("pages that aren't indexed and pages without data have none", () => {
    for (const own of [
      { unlisted: true },
      { draft: true },
      { kind: 'notFound' as const },
      { kind: 'search' as const },
      { kind: 'page' as const, breadcrumbs: [] },
    ])
      expect(structuredData(site, doc(own), '')).toBeUndefined()
  })

  // @covers 10.27
  test('is valid according to the published vocabulary', async () => {
    expect(samples).toHaveLength(5)
    expect(await problemsOf(samples)).toEqual([])
    const [article] = samples
    const wrong = [
      { ...article, '@graph': [{ '@type': 'TechnicalArticle', headline: 'x' }] },
      { ...article, '@graph': [{ '@type': 'TechArticle', headlines: 'x' }] },
      { ...article, '@graph': [{ '@type': 'TechArticle', headline: 5 }] },
    ]
    expect(await problemsOf(wrong)).toHaveLength(wrong.length)
  })
})

/**
 * The errors in structured data: `schema-dts` publishes the vocabulary of schema.org as types, so TypeScript checks
 * every class, its properties, and their values.
 */
async function problemsOf(data: readonly unknown[]): Promise<string[]> {
  const dir = await mkdtemp(join(import.meta.dirname, '.structured-data-'))
  try {
    const statements = data.map(
      (one, index) => `export const data${index}: Allowed = ${JSON.stringify(one)}`,
    )
    await writeFile(
      join(dir, 'data.ts'),
      [
        "import type { Graph, SearchActionLeaf, Thing, WebSiteLeaf, WithActionConstraints } from 'schema-dts'",
        "type WithSearch = Omit<WebSiteLeaf, 'potentialAction'> & { potentialAction?: WithActionConstraints<SearchActionLeaf> }",
        "type Allowed = Omit<Graph, '@graph'> & { '@graph': readonly (Exclude<Thing, string | WebSiteLeaf> | WithSearch)[] }",
        ...statements,
      ].join('\n'),
    )
    const run = promisify(execFile)
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--types', '']
    const { stdout } = await run('npx', [
      'tsc',
      '--ignoreConfig',
      ...flags,
      join(dir, 'data.ts'),
    ]).catch((error: { stdout: string }) => error)
    return stdout.match(/data\.ts\(\d+,\d+\): error [^\n]+/g) ?? []
  } finally {
    await rm(dir, { recursive: true })
  }
}
