import { expect, test, type Page } from '../support/test.ts'
import { isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { basic, shell, two } from '../support/ports.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test.describe('the nine types of navbar items', () => {
  test.beforeEach(({ page }) => openHydrated(page, two('/docs/intro')))

  // @covers 2.4.4
  test('default: a link to a route of the site', async ({ page }) => {
    await markWindow(page)
    await link(page, 'Regex').click()
    await expect(page).toHaveURL(two('/community/help'))
    expect(await isMarked(page)).toBe(true)
  })

  // @covers 2.4.5, 3.4
  test('dropdown: links to routes, documents, and other sites, and raw HTML between them', async ({
    page,
  }) => {
    await bar(page).locator('summary', { hasText: 'More' }).click()
    await expect(link(page, 'Help')).toHaveAttribute('href', '/two/community/help')
    await expect(bar(page).getByRole('link', { name: /^Outside/ })).toHaveAttribute(
      'href',
      'https://example.com',
    )
    await expect(bar(page).locator('.dropdown-menu hr')).toBeVisible()
    await link(page, 'Start').click()
    await expect(page).toHaveURL(two('/docs/guides/start'))
  })

  // @covers 2.4.7
  test('html: raw HTML as configured', async ({ page }) => {
    await expect(bar(page).locator('b.raw')).toHaveText('Raw')
  })

  // @covers 2.4.8, 3.6
  test('doc: a link to a document, current only on its page', async ({ page }) => {
    await expect(link(page, 'Doc')).toHaveAttribute('aria-current', 'page')
    await page.goto(two('/docs/guides/start'))
    await expect(link(page, 'Doc')).not.toHaveAttribute('aria-current')
  })

  // @covers 2.4.9, 3.6
  test('docSidebar: a link to the first page of a sidebar, current on all of its pages', async ({
    page,
  }) => {
    await expect(link(page, 'Sidebar')).toHaveAttribute('href', '/two/docs/intro')
    await page.goto(two('/docs/guides/start'))
    await expect(link(page, 'Sidebar')).toHaveAttribute('aria-current', 'true')
  })

  // @covers 2.4.10
  test("docsVersion: the page's version, with a link to its main document", async ({ page }) => {
    await expect(link(page, '1.0')).toHaveAttribute('href', '/two/docs/intro')
    await page.goto(two('/docs/next/guides/start'))
    await expect(link(page, '2.0 (next)')).toHaveAttribute('href', '/two/docs/next/intro')
  })

  // @covers 2.4.11
  test('docsVersionDropdown: every version, followed by the configured items', async ({ page }) => {
    const toggle = bar(page).locator('summary[aria-label="Version: 1.0"]')
    await toggle.click()
    const entries = toggle.locator('xpath=..').getByRole('link')
    await expect(entries).toHaveText(['2.0 (next)', '1.0', 'All versions'])
  })

  // @covers 2.4.6, 3.10
  test('localeDropdown: every locale in its own language', async ({ page }) => {
    const toggle = bar(page).locator('summary[aria-label="Language: English"]')
    await toggle.click()
    const entries = toggle.locator('xpath=..').getByRole('link')
    await expect(entries).toHaveText(['English', 'Français'])
    await expect(entries.last()).toHaveAttribute('lang', 'fr-FR')
  })
})

// @covers 2.4.1
test('the brand leads to the configured address of the logo', async ({ page }) => {
  await openHydrated(page, basic('/'))
  const brand = page.getByRole('banner').getByRole('link', { name: 'Basic', exact: true })
  await expect(brand.locator('img')).toBeVisible()
  await brand.click()
  await expect(page).toHaveURL(basic('/intro'))
})

test.describe('the current item', () => {
  const marked = async (page: Page): Promise<Record<string, string | null>> => {
    const names = ['Path', 'Base path', 'Regex']
    const values = names.map((name) => link(page, name).getAttribute('aria-current'))
    return Object.fromEntries((await Promise.all(values)).map((value, i) => [names[i], value]))
  }

  // @covers 3.5
  test('is found by address, by base path, and by regular expression', async ({ page }) => {
    await openHydrated(page, shell('/zoom'))
    expect(await marked(page)).toEqual({ Path: 'page', 'Base path': null, Regex: 'true' })
    await page.goto(shell('/guides/last'))
    expect(await marked(page)).toEqual({ Path: null, 'Base path': 'true', Regex: null })
    await page.goto(shell('/intro'))
    expect(await marked(page)).toEqual({ Path: null, 'Base path': null, Regex: null })
  })

  // @covers 5.5
  test("an unlisted document is shown only while it's the current one", async ({ page }) => {
    await openHydrated(page, shell('/intro'))
    await expect(link(page, 'Secret')).toHaveCount(0)
    await page.goto(shell('/secret'))
    await expect(link(page, 'Secret')).toHaveAttribute('aria-current', 'page')
    await link(page, 'Path').click()
    await expect(page).toHaveURL(shell('/zoom'))
    await expect(link(page, 'Secret')).toHaveCount(0)
  })
})

// @covers 8.6
test('an item that fails in the browser is named by its configuration path, and the page stays', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  // Simulates a site whose configuration contains an invalid expression despite validation.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('^/(frail|zoom)$', '^/(frail')
    await route.fulfill({ response, body })
  })
  await openHydrated(page, shell('/intro'))
  await expect(page.locator('[data-config-path="navbar.items[2]"]')).toContainText(
    'The navbar item navbar.items[2] could not be shown.',
  )
  await expect(link(page, 'Path')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
  expect(errors.join()).toContain('navbar.items[2]')
})

test.describe('dropdowns', () => {
  const toggle = (page: Page) => bar(page).locator('summary', { hasText: 'More' })

  // @covers 2.4.13
  test('close on a touch outside', async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1200, height: 800 },
    })
    const page = await context.newPage()
    await openHydrated(page, two('/docs/intro'))
    await toggle(page).tap()
    await expect(link(page, 'Help')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(link(page, 'Help')).toBeHidden()
    await context.close()
  })

  test('close when another one opens, and after one of their links was followed', async ({
    page,
  }) => {
    await openHydrated(page, two('/docs/intro'))
    await toggle(page).click()
    await bar(page).locator('summary[aria-label^="Version"]').click()
    await expect(link(page, 'Help')).toBeHidden()
    await toggle(page).click()
    await link(page, 'Help').click()
    await expect(page).toHaveURL(two('/community/help'))
    await expect(link(page, 'Help')).toBeHidden()
  })

  // @covers 2.4.15
  test('open upward with the arrow key, and cycle with the arrow keys, Home, and End', async ({
    page,
  }) => {
    await openHydrated(page, two('/docs/intro'))
    await toggle(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect(link(page, 'Start')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(page, 'Help')).toBeFocused()
    await page.keyboard.press('End')
    await expect(link(page, 'Start')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(link(page, 'Help')).toBeFocused()
  })

  test('with a link as their label open with the arrow next to it', async ({ page }) => {
    await openHydrated(page, shell('/frail'))
    const arrow = bar(page).locator('summary[aria-label="More in Menu"]')
    await arrow.focus()
    await page.keyboard.press('Enter')
    await expect(link(page, 'Long')).toBeVisible()
    await link(page, 'Menu').click()
    await expect(page).toHaveURL(shell('/intro'))
  })
})
