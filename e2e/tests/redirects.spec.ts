import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '../support/test.ts'
import { hydrated, isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { basic, two } from '../support/ports.ts'

const dist = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../packages/docent/test/fixtures/basic/dist',
)

/** Changes the target of the article's first link and clicks it. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLAnchorElement, to) => {
      link.href = to
      link.click()
    }, href)
}

test.describe('a link to an old address', () => {
  test('shows the new page without a full load, and the address bar shows the new address', async ({
    page,
  }) => {
    await openHydrated(page, basic('/'))
    await markWindow(page)
    await follow(page, '/start')
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await expect(page).toHaveURL(basic('/intro'))
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(basic('/'))
  })

  test('keeps the query and the hash unless the new address has its own', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 300 })
    await openHydrated(page, basic('/'))
    await markWindow(page)
    await follow(page, '/start/?q=1#repeated-1')
    await expect(page).toHaveURL(basic('/intro?q=1#repeated-1'))
    await expect(page.getByRole('heading', { name: 'Repeated' }).last()).toBeInViewport()
    await follow(page, '/old/first?q=2#elsewhere')
    await expect(page).toHaveURL(basic('/guides/first?q=2#a-custom-heading'))
    await expect(page.getByRole('heading', { name: 'A heading' })).toBeInViewport()
    expect(await isMarked(page)).toBe(true)
  })

  test("doesn't leave the page if it's already the target", async ({ page }) => {
    await openHydrated(page, basic('/intro'))
    await markWindow(page)
    await follow(page, '/start#repeated')
    await expect(page).toHaveURL(basic('/intro#repeated'))
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
  })

  test('can lead to another site', async ({ page }) => {
    await page.route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    )
    await openHydrated(page, basic('/'))
    await follow(page, '/elsewhere?q=1')
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    await expect(page).toHaveURL('https://example.com/new?q=1')
  })

  test('works below a base URL and in another language', async ({ page }) => {
    await openHydrated(page, two('/fr/community/help'))
    await markWindow(page)
    await follow(page, '/two/fr/docs/begin')
    await expect(page).toHaveURL(two('/fr/docs/intro'))
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('a request for an old address', () => {
  for (const path of ['/old/first', '/old/first/', '/old/first.html', '/old/first/index.html']) {
    test(`${path} gets a 301 response from the preview`, async ({ request }) => {
      const response = await request.get(basic(`${path}?q=1`), { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe('/guides/first?q=1#a-custom-heading')
    })
  }
})

test.describe('the page at an old address, on a host without rules', () => {
  /** Serves the page that the build wrote instead of the preview's redirect. */
  async function withoutRules(page: Page): Promise<void> {
    await page.route(/\/(?:start|old\/first)\/?(?:\?.*)?$/, (route) => {
      const { pathname } = new URL(route.request().url())
      const body = readFileSync(join(dist, pathname, 'index.html'), 'utf8')
      return route.fulfill({ contentType: 'text/html', body })
    })
  }

  test('leads to the new page with the query and the hash, even if that page is slow', async ({
    page,
  }) => {
    await withoutRules(page)
    await page.route(/\/intro(?:\?.*)?$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(basic('/start?q=1#repeated'))
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await expect(page).toHaveURL(basic('/intro?q=1#repeated'))
    await hydrated(page)
  })

  test("isn't indexed and leaves no entry in the history", async ({ page }) => {
    const html = readFileSync(join(dist, 'old/first/index.html'), 'utf8')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<link rel="canonical" href="https://basic.example.com/guides/first">')
    await withoutRules(page)
    await page.goto(basic('/guides/second'))
    await page.goto(basic('/start'))
    await expect(page).toHaveURL(basic('/intro'))
    await page.goBack()
    await expect(page).toHaveURL(basic('/guides/second'))
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('also leads to the new page', async ({ page }) => {
      await withoutRules(page)
      await page.goto(basic('/old/first'))
      await expect(page).toHaveURL(basic('/guides/first#a-custom-heading'))
      await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible()
    })
  })

  test('has a link in case neither redirect works', async ({ page }) => {
    const html = readFileSync(join(dist, 'old/first/index.html'), 'utf8')
    await page.setContent(html.replace(/<meta http-equiv[^>]*>|<script[\s\S]*?<\/script>/g, ''))
    await expect(page.getByText('This page has moved to')).toBeVisible()
    await expect(page.getByRole('link')).toHaveAttribute('href', '/guides/first#a-custom-heading')
  })
})
