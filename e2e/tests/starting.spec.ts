import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { layoutShifts, watchLayoutShift } from '../support/layout-shift.ts'
import { startPlainHost, type PlainHost } from '../support/plain-host.ts'
import { basic } from '../support/ports.ts'

const DIST = 'packages/docent/test/fixtures/basic/dist'

test("a page whose HTML arrives slowly starts, even if the reader moves before it's complete", async ({
  page,
}) => {
  let finish = (): void => undefined
  const moved = new Promise<void>((resolve) => {
    finish = resolve
  })
  const host = await startPlainHost(DIST, (html, response) => {
    const half = html.indexOf('</article>')
    response.write(html.subarray(0, half))
    void moved.then(() => response.end(html.subarray(half)))
  })
  try {
    const script = page.waitForEvent('requestfinished', (request) =>
      /early\.[\w-]+\.js$/.test(request.url()),
    )
    await page.goto(host.url('/intro'), { waitUntil: 'commit' })
    await script
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(20, 20)
    await page.mouse.move(30, 30)
    finish()
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  } finally {
    finish()
    host.close()
  }
})

for (const [dist, path, size] of [
  [DIST, '/guides/first', 400],
  [DIST, '/search', 400],
  ['site/dist', '/', 900],
  ['site/dist', '/cloud/features/flaky-test-management', 900],
] as const)
  // @covers 11.38
  test(`nothing moves on ${path} while its HTML arrives in many parts`, async ({ page }) => {
    const host = await startPlainHost(dist, (html, response) => {
      const body = html.indexOf('<body>')
      response.write(html.subarray(0, body))
      // Each part is painted, unless the page asks to wait.
      const writeFrom = (start: number): void => {
        const end = start + size
        if (start >= html.length) return void response.end()
        response.write(html.subarray(start, end))
        setTimeout(() => writeFrom(end), 20)
      }
      setTimeout(() => writeFrom(body), 200)
    })
    try {
      await watchLayoutShift(page)
      await page.goto(host.url(path), { waitUntil: 'load' })
      expect(await layoutShifts(page)).toEqual([])
    } finally {
      host.close()
    }
  })

test('the shell is shown before an article that arrives late', async ({ page }) => {
  let finish = (): void => undefined
  const painted = new Promise<void>((resolve) => {
    finish = resolve
  })
  const host = await startPlainHost('site/dist', (html, response) => {
    const article = html.indexOf('<article')
    response.write(html.subarray(0, article))
    void painted.then(() => response.end(html.subarray(article)))
  })
  try {
    await page.goto(host.url('/api/commands/click'), { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await expect(page.getByRole('banner').getByText('Cypress Docs')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    finish()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    finish()
    host.close()
  }
})

test('Back right after a reload shows the page of the address', async ({ page }) => {
  await openHydrated(page, basic('/intro'))
  await page.getByRole('navigation').getByRole('link', { name: 'Guides' }).first().click()
  await expect(page).toHaveURL(/\/guides\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Introduction')
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(basic('/intro'))
  await expect(heading).toHaveText('Introduction')
})

test.describe('an address that ends in .html, on a host without rewrites', () => {
  let host: PlainHost
  test.beforeAll(async () => (host = await startPlainHost(DIST)))
  test.afterAll(() => host.close())

  // Blocks the application, so that only the page's own script acts.
  test.beforeEach(({ page }) => page.route(/\/assets\/main\./, (route) => route.abort()))

  // @covers 2.5.8
  test('reaches its page immediately, with query and hash', async ({ page }) => {
    await page.goto(host.url('/intro.html'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction')
    await expect(page).toHaveURL(/:\d+\/intro\/?$/)
    await page.goto(host.url('/guides/first.html?a=1#a-custom-heading'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First guide')
    await expect(page).toHaveURL(/\/guides\/first\/?\?a=1#a-custom-heading$/)
    await page.goto(host.url('/guides/first/index.html'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First guide')
  })

  test('leaves no entry in the history', async ({ page }) => {
    await page.goto(host.url('/guides/second'))
    await page.goto(host.url('/intro.html'))
    await expect(page).toHaveURL(/\/intro\/?$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second')
  })

  // @covers 2.5.8
  test("isn't found if it has no page, and never leads to another site", async ({ page }) => {
    for (const address of ['/nowhere.html', '/nowhere/index.html', '//other.invalid/x.html']) {
      await page.goto(host.url(address))
      await expect(page).toHaveURL(host.url(address.replace(/(?:\/index)?\.html$/, '')))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    }
  })
})
