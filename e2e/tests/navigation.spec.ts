import { expect, test, type Page } from '../support/test.ts'
import { hydrated, isMarked, markWindow, openHydrated, openStill } from '../support/hydrated.ts'
import { expectNewTab } from '../support/new-tab.ts'
import { withoutPrefetch } from '../support/page.ts'
import { basic } from '../support/ports.ts'

const article = 'main article'

test.describe('client navigation', () => {
  test('shows the next page without loading it in full, and changes the title and the address', async ({
    page,
  }) => {
    await openHydrated(page, basic('/intro'))
    await markWindow(page)
    await page.locator(article).getByRole('link', { name: 'the second' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await expect(page).toHaveURL(basic('/guides/second'))
    await expect(page).toHaveTitle('Second | Basic')
    expect(await isMarked(page)).toBe(true)
  })

  // @covers 2.5.1
  test('requests the payload before the address changes', async ({ page }) => {
    await withoutPrefetch(page)
    await openHydrated(page, basic('/'))
    let addressAtRequest = ''
    await page.route('**/intro/index.json', async (route) => {
      addressAtRequest = page.url()
      await route.continue()
    })
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page).toHaveURL(basic('/intro'))
    expect(addressAtRequest).toBe(basic('/'))
  })

  // @covers 2.5.6
  test('goes to the anchor of a link, or to the top without one', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 300 })
    await openHydrated(page, basic('/intro'))
    await page.locator(article).getByRole('link', { name: 'the first guide' }).click()
    await expect(page.getByRole('heading', { name: 'A heading' })).toBeInViewport()
    await expect(page).toHaveURL(/#a-custom-heading$/)
    await page.goto(basic('/intro'))
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.locator(article).getByRole('link', { name: 'the second' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('back and forward restore the page and its position', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 300 })
    await openHydrated(page, basic('/intro'))
    await page.evaluate(() => window.scrollTo(0, 120))
    await page
      .locator(article)
      .getByRole('link', { name: 'the second' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
  })

  // @covers 2.5.8
  test('normalizes .html and index.html', async ({ page }) => {
    await page.goto(basic('/intro/index.html'))
    await expect(page).toHaveURL(basic('/intro'))
    await openHydrated(page, basic('/'))
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a')
      if (link) link.href = '/guides/second.html'
    })
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page).toHaveURL(basic('/guides/second'))
  })

  // @covers 4.4, 8.3
  test('a failed preload logs a warning and loads the page in full', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route('**/intro/index.json', (route) => route.fulfill({ status: 500, body: 'no' }))
    await openHydrated(page, basic('/'))
    await markWindow(page)
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await expect.poll(() => isMarked(page)).toBe(false)
    expect(warnings.join()).toContain('Preloading /intro failed')
  })

  test('a payload of another build loads the page in full once, and never loops', async ({
    page,
  }) => {
    await page.route('**/intro/index.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), build: 'another' },
      })
    })
    await openHydrated(page, basic('/'))
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    expect(loads).toBe(1)
    await hydrated(page)
    await page.goBack()
    await hydrated(page)
    await markWindow(page)
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })

  test('leaves modified clicks and other sites to the browser', async ({ page }) => {
    await openHydrated(page, basic('/'))
    const link = page.getByRole('link', { name: 'Begin' })
    await expectNewTab(page, basic('/intro'), () => link.click({ modifiers: ['Control'] }))
    await expect(page).toHaveURL(basic('/'))
  })
})

test.describe('progress bar', () => {
  /** Records when a click happens and when the bar appears, with its first value. */
  async function watchBar(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const seen: { clicked?: number; shown?: number; value?: string | null } = {}
      Object.assign(window, { seen })
      addEventListener('click', () => (seen.clicked = performance.now()), true)
      new MutationObserver(() => {
        const bar = document.querySelector('[role="progressbar"]')
        if (!bar || seen.shown !== undefined) return
        Object.assign(seen, { shown: performance.now(), value: bar.getAttribute('aria-valuenow') })
      }).observe(document, { childList: true, subtree: true })
    })
  }
  const seen = (page: Page) =>
    page.evaluate(
      () =>
        (window as unknown as { seen: { clicked: number; shown?: number; value?: string } }).seen,
    )

  test('appears after 200 ms, starts at 8 %, and disappears when the page has loaded', async ({
    page,
  }) => {
    await withoutPrefetch(page)
    await watchBar(page)
    await openHydrated(page, basic('/'))
    await page.route('**/intro/index.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const { clicked, shown = 0, value } = await seen(page)
    expect(shown - clicked).toBeGreaterThanOrEqual(200)
    expect(value).toBe('8')
  })
})

test.describe('prefetching', () => {
  const payloads = (page: Page): string[] => {
    const urls: string[] = []
    page.on(
      'request',
      (request) =>
        request.url().endsWith('/index.json') && urls.push(new URL(request.url()).pathname),
    )
    return urls
  }

  // @covers 2.5.3, 7.1
  test('fetches visible links once', async ({ page }) => {
    const urls = payloads(page)
    await openHydrated(page, basic('/'))
    await expect.poll(() => urls).toContain('/intro/index.json')
    await page.getByRole('link', { name: 'Begin' }).hover()
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page).toHaveURL(basic('/intro'))
    expect(urls.filter((url) => url === '/intro/index.json')).toHaveLength(1)
  })

  for (const [name, connection] of [
    ['data-saver', { saveData: true, effectiveType: '4g' }],
    ['a 2g connection', { saveData: false, effectiveType: '2g' }],
  ] as const) {
    // @covers 2.5.4, 9.4
    test(`fetches nothing with ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      const urls = payloads(page)
      await openStill(page, basic('/'))
      await page.getByRole('link', { name: 'Begin' }).hover()
      await page.clock.runFor(10_000)
      expect(urls).toEqual([])
    })
  }
})
