import { join } from 'node:path'
import type { Server } from 'node:http'
import { expect, test, type Page } from '../support/test.ts'
import { listen, serveFolder } from '../../packages/docent/src/serve/serve.ts'
import { docent } from '../../packages/docent/test/support/docent.ts'
import { copyFixture, type FixtureSite } from '../../packages/docent/test/support/fixtures.ts'
import { isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { openSearch } from '../support/search.ts'

for (const trailingSlash of [false, true]) {
  const slash = trailingSlash ? '/' : ''

  // @covers 10.74
  test.describe(`with trailingSlash: ${trailingSlash}`, () => {
    let site: FixtureSite
    let server: Server
    let base: string
    const at = (path: string): string => base + path

    test.beforeAll(async () => {
      site = await copyFixture('basic')
      await site.edit(
        'docent.config.ts',
        "title: 'Basic',",
        `title: 'Basic', trailingSlash: ${trailingSlash},`,
      )
      const { code, stderr } = await docent(['build', '--site', site.dir])
      expect(stderr).toBe('')
      expect(code).toBe(0)
      const started = await listen(
        serveFolder({
          dir: join(site.dir, 'dist'),
          baseUrl: '/',
          addresses: { trailingSlash, roots: ['/'] },
          redirects: new Map(),
        }),
        { port: 0, host: '127.0.0.1', strictPort: true },
      )
      server = started.server
      base = started.url
    })
    test.afterAll(async () => {
      server.closeAllConnections()
      server.close()
      await site.delete()
    })

    /** Addresses of documents and payloads that the server redirected. */
    function redirected(page: Page): string[] {
      const found: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 300 && response.status() < 400) found.push(response.url())
      })
      return found
    }

    test('client navigation shows the addresses that the host serves', async ({ page }) => {
      const redirects = redirected(page)
      await openHydrated(page, at(`/intro${slash}`))
      await expect(page).toHaveURL(at(`/intro${slash}`))
      await markWindow(page)
      await page.getByRole('main').getByRole('link', { name: 'the first guide' }).click()
      await expect(page).toHaveURL(at(`/guides/first${slash}#a-custom-heading`))
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Intro' })
        .click()
      await expect(page).toHaveURL(at(`/intro${slash}`))
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Intro' }),
      ).toHaveAttribute('aria-current', 'page')
      await page.goBack()
      await expect(page).toHaveURL(at(`/guides/first${slash}#a-custom-heading`))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://basic.example.com/guides/first${slash}`,
      )
      expect(await isMarked(page)).toBe(true)
      await page.reload()
      await expect(page).toHaveURL(at(`/guides/first${slash}#a-custom-heading`))
      expect(redirects).toEqual([])
    })

    test('pages are prefetched from where their data is', async ({ page }) => {
      const redirects = redirected(page)
      // The application may fetch it before the hover, when the link is in view.
      const payload = page.waitForResponse(at('/intro/index.json'))
      await openHydrated(page, at('/'))
      await page.getByRole('link', { name: 'Intro' }).first().hover()
      expect((await payload).status()).toBe(200)
      expect(redirects).toEqual([])
    })

    test('a link to an old address shows the new one', async ({ page }) => {
      await openHydrated(page, at('/'))
      await markWindow(page)
      await page
        .getByRole('link', { name: 'Intro' })
        .first()
        .evaluate((link: HTMLAnchorElement) => {
          link.href = '/old/first?q=1'
          link.click()
        })
      await expect(page).toHaveURL(at(`/guides/first${slash}?q=1#a-custom-heading`))
      expect(await isMarked(page)).toBe(true)
    })

    test('results of the search lead there, and so does the results page', async ({ page }) => {
      const redirects = redirected(page)
      const { options } = await openSearch(page, at(`/intro${slash}`), 'first guide')
      await expect(options.first()).toHaveAttribute(
        'href',
        new RegExp(`^/guides/first${slash}(?:#.*)?$`),
      )
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/guides/first${slash}(?:#.*)?$`))
      await page.goto(at(`/search${slash}?q=guide`))
      await expect(
        page.getByRole('main').getByRole('link', { name: 'First guide' }),
      ).toHaveAttribute('href', `/guides/first${slash}`)
      await expect(page).toHaveURL(at(`/search${slash}?q=guide`))
      expect(redirects).toEqual([])
    })

    test('on a host without rules, another name of a page leads to its address', async ({
      page,
    }) => {
      // GitHub Pages serves `click.html` at `/click` only, and knows `click/index.html` only with a slash.
      const other = at(trailingSlash ? '/intro.html' : '/intro/')
      const notFound = await site.read('dist/404.html')
      await page.route(
        (url) => url.href.startsWith(other),
        (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
      )
      await page.goto(`${other}?a=1#repeated`)
      await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
      await expect(page).toHaveURL(at(`/intro${slash}?a=1#repeated`))
    })

    test('the not-found page suggests addresses of that form', async ({ page }) => {
      await openHydrated(page, at('/guides/frist'))
      await expect(
        page.getByRole('main').getByRole('link', { name: '/guides/first' }),
      ).toHaveAttribute('href', `/guides/first${slash}`)
    })
  })
}
