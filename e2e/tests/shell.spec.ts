import { expect, test } from '../support/test.ts'
import { hydrated, isMarked, markWindow, openHydrated } from '../support/hydrated.ts'

test.describe("a reader's action before the application has loaded", () => {
  test('is carried out, not lost', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/main.*.js', async (route) => {
      await held
      await route.continue()
    })
    // The page is loaded when its first script has run.
    await page.goto('/api/commands/click')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    release()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('the application loads at the first intent or when idle, and never blocks rendering', async ({
    page,
  }) => {
    await page.goto('/api/commands/click')
    expect(await page.locator('head script[src]:not([async])').count()).toBe(0)
    await hydrated(page)
  })
})

test.describe('skip link', () => {
  // @covers 1.5
  test('is the first tab stop and leads to the content', async ({ page }) => {
    await openHydrated(page, '/api/commands/click')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('around the article', () => {
  test('breadcrumbs and the previous and next links work', async ({ page }) => {
    await openHydrated(page, '/api/commands/click')
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Commands')
    const pager = page.getByRole('navigation', { name: 'Previous and next page' })
    await pager.getByRole('link', { name: /Next/ }).click()
    await expect(page).not.toHaveURL(/\/click$/)
    const previous = pager.getByRole('link', { name: /Previous/ })
    await expect(previous).toHaveAttribute('href', /\/click$/)
    await previous.click()
    await expect(page).toHaveURL(/\/click$/)
  })

  test('the table of contents contains levels 2 and 3 and marks the current heading', async ({
    page,
  }) => {
    await openHydrated(page, '/api/commands/click')
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await expect(toc.getByRole('link', { name: 'Syntax' })).toBeVisible()
    await toc.getByRole('link', { name: 'Rules' }).click()
    await expect(page).toHaveURL(/#rules$/)
    await expect(toc.getByRole('link', { name: 'Rules' })).toHaveAttribute('aria-current')
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeInViewport()
  })

  test('headings below the title have a direct link, and the title has none', async ({ page }) => {
    await page.goto('/api/commands/click')
    await expect(page.getByTitle('Direct link to Syntax')).toHaveAttribute('href', '#syntax')
    await expect(page.locator('h1 a')).toHaveCount(0)
  })

  // @covers 4.8
  test("the sidebar marks the page, and its categories don't collapse each other", async ({
    page,
  }) => {
    await openHydrated(page, '/accessibility/core-concepts/how-it-works')
    const sidebar = page.getByRole('navigation', { name: 'Docs' })
    await expect(sidebar.getByRole('link', { name: 'How it works' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await sidebar.locator('summary', { hasText: 'Guides' }).click()
    await expect(sidebar.getByRole('link', { name: 'Block pull requests' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'How it works' })).toBeVisible()
  })

  // @covers 1.7
  test('pages show when they were last changed', async ({ page }) => {
    await page.goto('/api/commands/click')
    const updated = page.getByText('Last updated on')
    // A shallow clone has no dates, so none are shown.
    if ((await updated.count()) > 0)
      await expect(updated.locator('time')).toHaveAttribute('datetime', /^\d{4}-/)
  })
})

test.describe('failures', () => {
  // @covers 2.2.3
  test('an unknown address has a page that explains it, with status 404', async ({ page }) => {
    const response = await page.goto('/nowhere/at/all')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'API' })).toBeVisible()
  })

  // @covers 8.11
  test('the not-found page suggests pages with a similar address', async ({ page }) => {
    await openHydrated(page, '/api/comands/clik')
    const suggestion = page.getByRole('main').getByRole('link', { name: '/api/commands/click' })
    await suggestion.click()
    await expect(page.getByRole('heading', { level: 1, name: 'click' })).toBeVisible()
  })

  // @covers 4.2, 8.2
  test("offline, a page that can't be loaded reports it and can be tried again", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      })
    })
    await openHydrated(page, '/api/commands/click')
    await markWindow(page)
    await context.setOffline(true)
    await page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'dblclick()', exact: true })
      .click()
    await expect(page.getByRole('alert')).toContainText('Check your network connection.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'dblclick' })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })

  // @covers 8.8
  test('a wrong base URL shows a banner without any script', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/api/commands/click')
    await expect(page.getByText('This site did not load properly')).toBeVisible()
    await page.unroute('**/assets/**')
    await page.goto('/api/commands/get')
    await expect(page.getByText('This site did not load properly')).toBeHidden()
  })
})
