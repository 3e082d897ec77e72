import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, serveFolder } from '../../src/serve/serve.ts'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

/** Sets the option of a fixture site and adds a link everywhere that a site can have one. */
async function siteWith(trailingSlash: boolean): Promise<FixtureSite> {
  const site = await copyFixture('two')
  await site.edit(
    'docent.config.ts',
    "baseUrl: '/two/',",
    `baseUrl: '/two/',
  trailingSlash: ${trailingSlash},
  assistants: [{ name: 'Helper', url: 'https://helper.example/?q={url}' }],`,
  )
  await site.edit(
    'docent.config.ts',
    "content: 'Version <b>2.0</b> is near.'",
    `content: '<a href="/versions?all=1">2.0</a>'`,
  )
  await site.edit(
    'docs/intro.mdx',
    'Words.',
    '[Help](/community/help?a=1), [versions](/versions.html), [feed](/help.xml), [same](#a-section)',
  )
  await site.write('src/pages/index.tsx', 'export default () => <h1>Home</h1>\n')
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return site
}

/** Addresses of the site in attributes of HTML, without the base URL. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href)
}

describe.each([
  { trailingSlash: false, end: '', page: (route: string) => `${route}.html` },
  { trailingSlash: true, end: '/', page: (route: string) => `${route}/index.html` },
])('trailingSlash: $trailingSlash', ({ trailingSlash, end, page }) => {
  let site: FixtureSite
  let html: string
  const read = (file: string): Promise<string> => site.read(`dist/${file}`)
  beforeAll(async () => {
    site = await siteWith(trailingSlash)
    html = await read(page('docs/next/intro'))
  })
  afterAll(() => site.delete())

  // @covers 10.74
  test('pages are files that hosts serve at these addresses', async () => {
    const names = (await readdir(join(site.dir, 'dist'), { recursive: true }))
      .filter((name) => name.endsWith('.html'))
      .sort()
    expect(names).toContain(page('community/help'))
    expect(names).toContain(page('fr/community/help'))
    expect(names).toContain('404.html')
    // Languages begin at folders, whatever the form.
    expect(names).toContain('index.html')
    expect(names).toContain('fr/index.html')
    if (!trailingSlash)
      expect(names.filter((name) => name.endsWith('/index.html'))).toEqual(['fr/index.html'])
  })

  // @covers 10.74
  test('links in articles, the shell, and raw HTML have this form', () => {
    const links = linksOf(html)
    expect(links).toContain(`/two/community/help${end}?a=1`)
    expect(links).toContain(`/two/versions${end}?all=1`)
    expect(links).toContain('/two/help.xml')
    expect(links).toContain('/two/docs/next/intro.md')
    const pages = links
      .map((href) => href.replace(/[?#].*$/, ''))
      .filter((path) => path !== '/two/' && path !== '/two/fr/' && !/\.(?:md|xml)$/.test(path))
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((path) => path.endsWith('/') !== trailingSlash)).toEqual([])
  })

  // @covers 10.74
  test('the head names the address that the host serves', () => {
    const own = `https://two.example.com/two/docs/next/intro${end}`
    expect(html).toContain(`<link rel="canonical" href="${own}"/>`)
    expect(html).toContain(`<meta property="og:url" content="${own}"/>`)
    const french = `https://two.example.com/two/fr/docs/next/intro${end}`
    expect(html).toContain(`hrefLang="fr-FR" href="${french}"`)
    const data: string =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(data).toContain(`"url":"${own}"`)
  })

  // @covers 10.74
  test('files about the site use this form', async () => {
    const sitemap = await read('sitemap.xml')
    expect(sitemap).toContain(`<loc>https://two.example.com/two/community/help${end}</loc>`)
    expect(sitemap).not.toContain(`help${trailingSlash ? '' : '/'}<`)
    expect(await read('help.xml')).toContain(
      `<id>https://two.example.com/two/community/help${end}</id>`,
    )
    expect(await read('docs/next/intro.md')).toMatch(
      new RegExp(`<https://two.example.com/two/docs/next/intro${end}>\\n$`),
    )
    // Copies lead to copies, and to the page where there is none.
    expect(await read('docs/next/intro.md')).toContain(
      'https://two.example.com/two/community/help.md?a=1',
    )
  })

  // @covers 10.74
  test('redirects lead straight to the address', async () => {
    const to = `/two/docs/intro${end}`
    expect(await read('_redirects')).toContain(`/two/docs/begin ${to} 301`)
    expect(await read(page('docs/begin'))).toContain(
      `<meta http-equiv="refresh" content="0; url=${to}">`,
    )
    expect(JSON.parse(await read('docs/begin/index.json'))).toEqual({ redirect: to })
  })

  // @covers 10.74
  test('the preview redirects all other names of a page there', async () => {
    const form = { trailingSlash, roots: ['/two/', '/two/fr/'] }
    const { server, url } = await listen(
      serveFolder({
        dir: join(site.dir, 'dist'),
        baseUrl: '/two/',
        addresses: form,
        redirects: new Map([['/two/docs/begin', `/two/docs/intro${end}`]]),
      }),
      { port: 0, host: '127.0.0.1', strictPort: true },
    )
    try {
      const get = async (path: string, headers: Record<string, string> = {}) => {
        const response = await fetch(url + path, { redirect: 'manual', headers })
        return [response.status, response.headers.get('location')]
      }
      const own = `/two/docs/intro${end}`
      expect(await get(own)).toEqual([200, null])
      for (const name of [
        '/two/docs/intro',
        '/two/docs/intro/',
        '/two/docs/intro.html',
        '/two/docs/intro/index.html',
      ])
        if (name !== own) expect(await get(`${name}?a=1`), name).toEqual([301, `${own}?a=1`])
      expect(await get('/two/docs/begin?a=1')).toEqual([301, `${own}?a=1`])
      expect(await get('/two')).toEqual([301, '/two/'])
      expect(await get('/two/docs/intro/index.json')).toEqual([200, null])
      expect((await get('/two/nowhere'))[0]).toBe(404)
      expect((await get('/two/404'))[0]).toBe(404)
      const markdown = await fetch(url + own, { headers: { Accept: 'text/markdown' } })
      expect(markdown.headers.get('content-type')).toContain('text/markdown')
    } finally {
      server.close()
    }
  })
})
