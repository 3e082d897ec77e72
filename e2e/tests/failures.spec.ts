import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated, openStill } from '../support/hydrated.ts'
import { collectWarnings, withoutPrefetch } from '../support/page.ts'
import { basic, shell, two } from '../support/ports.ts'

/** Adds headings to a page's payload that throw when the shell reads them. */
async function breakPage(page: Page, path: string): Promise<void> {
  await page.addInitScript((wanted) => {
    Object.assign(window, { broken: true })
    const json = Response.prototype.json
    Response.prototype.json = async function read(this: Response) {
      const data = (await json.call(this)) as { page?: object }
      if (!new URL(this.url).pathname.startsWith(wanted) || !data.page) return data
      const headings: unknown = (data.page as { headings: unknown }).headings
      Object.defineProperty(data.page, 'headings', {
        get() {
          if (!(window as unknown as { broken: boolean }).broken) return headings
          throw new Error('The headings are torn', {
            cause: new Error('The paper was wet', { cause: 'Rain' }),
          })
        },
      })
      return data
    }
  }, path)
}

test.describe('a page that crashes', () => {
  // @covers 4.3, 8.1
  test('shows the chain of causes, crashes again while the fault lasts, and recovers', async ({
    page,
  }) => {
    await breakPage(page, '/guides/long')
    await openHydrated(page, shell('/intro'))
    await page.getByRole('article').getByRole('link', { name: 'the long guide' }).click()
    const crash = page.getByRole('alert')
    await expect(crash.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
    await expect(crash).toContainText(
      'The headings are torn\n\nCause: The paper was wet\n\nCause: Rain',
    )
    // The shell around the page still works.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await crash.getByRole('button', { name: 'Try again' }).click()
    await expect(crash.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { broken: false }))
    await crash.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^First part/ })).toBeVisible()
    await expect(crash).toHaveCount(0)
  })

  test('recovers when the reader goes to another page', async ({ page }) => {
    await breakPage(page, '/guides/long')
    await openHydrated(page, shell('/intro'))
    await page.getByRole('article').getByRole('link', { name: 'the long guide' }).click()
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
    await page.getByRole('link', { name: 'Path', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  // @covers 4.3
  test("in one interactive part doesn't affect the rest, and the part can be tried again", async ({
    page,
  }) => {
    await openHydrated(page, shell('/frail'))
    await page.locator('docent-island[hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Drop it' }).click()
    const crash = page.getByRole('alert')
    await expect(crash).toContainText('This part of the page crashed')
    await expect(crash).toContainText('The parcel broke\n\nCause: It fell from the table')
    await expect(page.getByText('Text after it.')).toBeVisible()
    await crash.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Drop it' })).toBeVisible()
    await expect(page.getByText('Static contents of the part.')).toBeVisible()
  })
})

test.describe('a slow page', () => {
  /** Holds a payload back until the returned function is called. */
  async function hold(page: Page, payload: string): Promise<() => void> {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(payload, async (route) => {
      await held
      await route.continue()
    })
    return release
  }

  // @covers 2.5.12, 4.1
  test('shows a spinner with a name, and the page is marked as busy', async ({ page }) => {
    await withoutPrefetch(page)
    await openHydrated(page, basic('/'))
    const release = await hold(page, '**/intro/index.json')
    await page.getByRole('link', { name: 'Begin' }).click()
    const spinner = page.getByRole('status').filter({ hasText: 'Loading page' })
    await expect(spinner).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await expect(spinner).toHaveCount(0)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  })

  // @covers 2.5.5, 9.2, 9.10
  test('shows a bar after 200 ms that starts at 8 %, moves within 200 ms, and grows by at most 2 % every 800 ms', async ({
    page,
  }) => {
    await withoutPrefetch(page)
    await openStill(page, basic('/'))
    const release = await hold(page, '**/intro/index.json')
    const requested = page.waitForRequest('**/intro/index.json')
    await page.getByRole('link', { name: 'Begin' }).click()
    await requested
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    const scale = (): Promise<number> =>
      bar.evaluate((element) => Number(/[\d.]+/.exec(element.style.transform)?.[0]))
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(1)
    expect(await scale()).toBe(0.08)
    await expect(bar).toHaveCSS('transition-duration', /^0\.2s/)
    for (let i = 0; i < 4; i += 1) {
      const before = await scale()
      await page.clock.runFor(799)
      expect(await scale()).toBe(before)
      await page.clock.runFor(1)
      const grown = (await scale()) - before
      expect(grown).toBeGreaterThan(0)
      expect(grown).toBeLessThanOrEqual(0.02)
    }
    release()
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(bar).toHaveCount(0, { timeout: 100 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
  })

  // @covers 2.5.5
  test('that loads within 200 ms shows neither a bar nor a spinner', async ({ page }) => {
    await withoutPrefetch(page)
    await openStill(page, basic('/'))
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(page).toHaveURL(basic('/intro'), { timeout: 100 })
    }).toPass()
    await page.clock.runFor(2000)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText('Loading page')).toHaveCount(0)
  })
})

// @covers 2.5.15, 8.8
test("a site at a wrong base URL shows that it didn't load properly, whether or not its scripts run", async ({
  page,
}) => {
  const html = await (await page.request.get(two('/docs/intro'))).text()
  // The same file, served from a host without the configured base URL.
  await page.route(basic('/docs/intro'), (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  )
  await page.goto(basic('/docs/intro'))
  const banner = page.getByRole('group', { name: 'This site did not load properly' })
  await expect(banner).toBeVisible()
  await expect(banner).toContainText('baseUrl: "/two/"')
  await page.goto(two('/docs/intro'))
  await expect(page.getByText('This site did not load properly')).toBeHidden()
})

// @covers 10.11
test('a page that an extension changed before hydration keeps its article', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(shell('/guides/long'))
  await page.evaluate(() => document.querySelector('.brand')?.replaceChildren('Translated'))
  await hydrated(page)
  // Without React's report that it had to render again, this test would prove nothing.
  expect(errors.join()).toContain("The page's HTML isn't what the build wrote.")
  await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('The last words.')
  await page.getByRole('tab', { name: 'Linux' }).click()
  await expect(page.getByText('Press Control.')).toBeVisible()
  await page.getByRole('link', { name: 'Path', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toContainText('The last words.')
})

test('an article without its application stays readable when the bundle fails', async ({
  page,
}) => {
  const warnings = collectWarnings(page)
  await page.route('**/assets/main.*.js', (route) => route.abort())
  await page.goto(basic('/intro'))
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.getByRole('article').getByRole('link', { name: 'the second' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
  const errors = warnings.filter((text) => text.includes('TypeError'))
  expect(errors.filter((text) => !text.startsWith('The application could not be loaded.'))).toEqual(
    [],
  )
})

// @covers 8.11
test('the not-found page suggests likely pages and the sections, and no pages if none is similar', async ({
  page,
}) => {
  await openHydrated(page, '/api/commands/intrcept')
  const main = page.getByRole('main')
  await expect(main.getByText('You may have meant:')).toBeVisible()
  await expect(main.getByRole('link', { name: '/api/commands/intercept' })).toBeVisible()
  for (const name of ['App', 'API', 'Cloud', 'UI Coverage', 'Accessibility']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await openHydrated(page, '/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz')
  await expect(main.getByText('Or begin with a section:')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(main.getByText('You may have meant:')).toBeHidden()
})
