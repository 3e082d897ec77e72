import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

const BASE = 'https://two.example.com/two'

/** A page's metadata for search engines. */
interface Told {
  canonical?: string
  /** Address by language. */
  languages: Record<string, string>
  types: string[]
}

describe('the metadata of a site with two locales and two versions', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('two')
    const { code, stderr } = await docent(['build', '--site', site.dir])
    if (code !== 0) throw new Error(stderr)
  })
  afterAll(() => site.delete())

  const told = async (path: string): Promise<Told> => {
    const html = await site.read(`dist${path}/index.html`)
    const languages = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)]
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
    const graph = (JSON.parse(data ?? '{"@graph":[]}') as { '@graph': { '@type': string }[] })[
      '@graph'
    ]
    return {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      languages: Object.fromEntries(languages.map(([, language, href]) => [language, href])),
      types: graph.map((one) => one['@type']),
    }
  }
  const languages = (route: string): Record<string, string> => ({
    'en-GB': `${BASE}${route}`,
    'fr-FR': `${BASE}/fr${route}`,
    'x-default': `${BASE}${route}`,
  })

  // @covers 10.28
  test.each([
    ['a document of the newest version', '/docs/intro', ['BreadcrumbList', 'TechArticle']],
    ['a document of another version', '/docs/next/intro', ['BreadcrumbList', 'TechArticle']],
    ['the page of a category', '/docs/next/guides', ['BreadcrumbList', 'CollectionPage']],
    ['a document of another instance', '/community/help', ['BreadcrumbList', 'TechArticle']],
    ['a React page', '/versions', []],
  ])('%s has its canonical address and its translations', async (_, route, types) => {
    expect(await told(route)).toEqual({
      canonical: `${BASE}${route}`,
      languages: languages(route),
      types,
    })
    expect(await told(`/fr${route}`)).toEqual({
      canonical: `${BASE}/fr${route}`,
      languages: languages(route),
      types,
    })
  })

  // @covers 10.28
  test('translations link to each other, and all addresses exist', async () => {
    const { routes } = JSON.parse(await site.read('dist/routes.json')) as {
      routes: { path: string }[]
    }
    const paths = new Set(routes.map(({ path }) => path))
    for (const path of paths) {
      const { canonical, languages: own } = await told(path.replace(/^\/two/, ''))
      if (canonical === undefined) continue
      expect(canonical).toBe(`https://two.example.com${path}`)
      expect(Object.values(own)).toContain(canonical)
      for (const address of Object.values(own)) {
        const { pathname } = new URL(address)
        expect(paths).toContain(pathname)
        expect((await told(pathname.replace(/^\/two/, ''))).languages).toEqual(own)
      }
    }
  })

  // @covers 10.28
  test('the sitemap contains the same translations', async () => {
    const xml = await site.read('dist/sitemap.xml')
    const entry = xml.split('\n').find((line) => line.includes(`<loc>${BASE}/fr/docs/intro</loc>`))
    const links = [...(entry ?? '').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)]
    expect(Object.fromEntries(links.map(([, language, href]) => [language, href]))).toEqual(
      languages('/docs/intro'),
    )
  })

  test('pages without a canonical address have no translations and no data', async () => {
    expect(await told('/search')).toEqual({ canonical: undefined, languages: {}, types: [] })
  })
})
