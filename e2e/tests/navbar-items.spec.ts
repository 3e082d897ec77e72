import { expect, test, type Page } from '@playwright/test'
import { hydrated, isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { basic, ports, shell, two } from '../support/ports.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test.describe('the nine types of navbar items', () => {
  test.beforeEach(({ page }) => openHydrated(page, two('/docs/intro')))

  test('default: a link to a route of the site', async ({ page }) => {
    await markWindow(page)
    await link(page, 'Regex').click()
    await expect(page).toHaveURL(two('/community/help'))
    expect(await isMarked(page)).toBe(true)
  })

  test('dropdown: links to routes, documents and other sites, and raw HTML between them', async ({
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

  test('html: raw HTML as configured', async ({ page }) => {
    await expect(bar(page).locator('b.raw')).toHaveText('Raw')
  })

  test('doc: a link to one document, current only there', async ({ page }) => {
    await expect(link(page, 'Doc')).toHaveAttribute('aria-current', 'page')
    await page.goto(two('/docs/guides/start'))
    await expect(link(page, 'Doc')).not.toHaveAttribute('aria-current')
  })

  test('docSidebar: a link to the first page of a sidebar, current in all of it', async ({
    page,
  }) => {
    await expect(link(page, 'Sidebar')).toHaveAttribute('href', '/two/docs/intro')
    await page.goto(two('/docs/guides/start'))
    await expect(link(page, 'Sidebar')).toHaveAttribute('aria-current', 'true')
  })

  test('docsVersion: the version of the page, leading to its main document', async ({ page }) => {
    await expect(link(page, '1.0')).toHaveAttribute('href', '/two/docs/intro')
    await page.goto(two('/docs/next/guides/start'))
    await expect(link(page, '2.0 (next)')).toHaveAttribute('href', '/two/docs/next/intro')
  })

  test('docsVersionDropdown: every version, and what is configured after them', async ({
    page,
  }) => {
    const toggle = bar(page).locator('summary[aria-label="Version: 1.0"]')
    await toggle.click()
    const entries = toggle.locator('xpath=..').getByRole('link')
    await expect(entries).toHaveText(['2.0 (next)', '1.0', 'All versions'])
  })

  test('localeDropdown: every locale in its own language', async ({ page }) => {
    const toggle = bar(page).locator('summary[aria-label="Language: English"]')
    await toggle.click()
    const entries = toggle.locator('xpath=..').getByRole('link')
    await expect(entries).toHaveText(['English', 'Français'])
    await expect(entries.last()).toHaveAttribute('lang', 'fr-FR')
  })
})

test('the brand leads to the configured address of the logo', async ({ page }) => {
  await openHydrated(page, basic('/'))
  const brand = page.getByRole('banner').getByRole('link', { name: 'Basic', exact: true })
  await expect(brand.locator('img')).toBeVisible()
  await brand.click()
  await expect(page).toHaveURL(basic('/intro'))
})

test.describe('what is current', () => {
  const marked = async (page: Page): Promise<Record<string, string | null>> => {
    const names = ['Path', 'Base path', 'Regex']
    const values = names.map((name) => link(page, name).getAttribute('aria-current'))
    return Object.fromEntries((await Promise.all(values)).map((value, i) => [names[i], value]))
  }

  test('is found by address, by base path and by regular expression', async ({ page }) => {
    await openHydrated(page, shell('/zoom'))
    expect(await marked(page)).toEqual({ Path: 'page', 'Base path': null, Regex: 'true' })
    await page.goto(shell('/guides/last'))
    expect(await marked(page)).toEqual({ Path: null, 'Base path': 'true', Regex: null })
    await page.goto(shell('/intro'))
    expect(await marked(page)).toEqual({ Path: null, 'Base path': null, Regex: null })
  })

  test('an unlisted document is shown only while it is the current one', async ({ page }) => {
    await openHydrated(page, shell('/intro'))
    await expect(link(page, 'Secret')).toHaveCount(0)
    await page.goto(shell('/secret'))
    await expect(link(page, 'Secret')).toHaveAttribute('aria-current', 'page')
    await link(page, 'Path').click()
    await expect(page).toHaveURL(shell('/zoom'))
    await expect(link(page, 'Secret')).toHaveCount(0)
  })
})

test('an item that fails in the browser is named as it is configured, and the page stays', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  // The bundle of a site whose configuration carries a faulty expression past the check.
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

  test('close when another one opens, and after a link of theirs was followed', async ({
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

  test('open upwards with the arrow key, and go round with arrows, Home and End', async ({
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

  test('whose label is a link leave the arrow to open them', async ({ page }) => {
    await openHydrated(page, shell('/frail'))
    const arrow = bar(page).locator('summary[aria-label="More in Menu"]')
    await arrow.focus()
    await page.keyboard.press('Enter')
    await expect(link(page, 'Long')).toBeVisible()
    await link(page, 'Menu').click()
    await expect(page).toHaveURL(shell('/intro'))
  })
})

test.describe('the bar that hides', () => {
  const header = (page: Page) => page.locator('header.navbar')
  /** Scrolls as a reader does, frame by frame. */
  const wheel = async (page: Page, pixels: number, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      await page.mouse.wheel(0, pixels)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }
  /** Scrolls down until the bar is gone: a busy browser makes one step of many. */
  const scrollAway = (page: Page): Promise<void> =>
    expect(async () => {
      await wheel(page, 100, 4)
      await expect(header(page)).not.toBeInViewport({ timeout: 500 })
    }).toPass()

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 220 })
    await openHydrated(page, two('/docs/intro'))
    // Longer than any window: there is a way to scroll.
    await page.addStyleTag({ content: 'main { min-height: 3000px }' })
    await page.waitForTimeout(500)
  })

  test('comes back near the top', async ({ page }) => {
    await scrollAway(page)
    await page.evaluate(() => scrollTo({ top: 4, behavior: 'instant' }))
    await expect(header(page)).toBeInViewport()
  })

  test('comes back when a hash target is gone to, and when another page is', async ({ page }) => {
    await scrollAway(page)
    const { href } = await page.evaluate(() => location)
    await page.evaluate(() => {
      const anchor = document.createElement('a')
      anchor.href = '#docent-main'
      document.querySelector('main')?.append(anchor)
      anchor.click()
    })
    await expect(page).toHaveURL(`${href}#docent-main`)
    await expect(header(page)).toBeInViewport()
    await scrollAway(page)
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link')
      .first()
      .evaluate((next: HTMLElement) => next.click())
    await expect(page).not.toHaveURL(/intro/)
    await expect(header(page)).toBeInViewport()
  })

  test('stays while the focus is in it', async ({ page }) => {
    await scrollAway(page)
    await link(page, 'Doc').focus()
    await expect(header(page)).toBeInViewport()
  })

  test('stays on a site that does not ask for hiding', async ({ page }) => {
    await openHydrated(page, `http://localhost:${ports.site}/api/commands/click`)
    await wheel(page, 100, 5)
    await expect(header(page)).toBeInViewport()
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const open = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click()

  test('lists the items of the bar, and leads from them to the pages of the section', async ({
    page,
  }) => {
    await openHydrated(page, '/api/commands/click')
    await open(page)
    await menu(page).getByRole('button', { name: '← Back to main menu' }).click()
    for (const name of ['App', 'API', 'Cloud', 'UI Coverage', 'Accessibility']) {
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(menu(page).getByRole('link', { name: /^Learn/ })).toBeVisible()
    await menu(page)
      .getByRole('button', { name: /^Pages of this section/ })
      .click()
    await expect(menu(page).getByRole('link', { name: 'click', exact: true })).toBeVisible()
  })

  test('begins with the items of the bar where a page has no section', async ({ page }) => {
    await openHydrated(page, '/')
    await open(page)
    await expect(menu(page).getByRole('link', { name: 'API', exact: true })).toBeVisible()
    await expect(menu(page).getByRole('button', { name: '← Back to main menu' })).toHaveCount(0)
  })

  test('takes the focus and gives it back, and the page behind does not scroll', async ({
    page,
  }) => {
    await openHydrated(page, '/api/commands/click')
    await open(page)
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('shows dropdowns collapsed, and open around the current page', async ({ page }) => {
    await page.goto(shell('/secret'))
    await hydrated(page)
    await open(page)
    const dropdown = menu(page).locator('details', { hasText: 'Long' })
    await expect(dropdown).not.toHaveAttribute('open')
    await dropdown.locator('summary').click()
    await dropdown.getByRole('link', { name: 'Long' }).click()
    await expect(page).toHaveURL(shell('/guides/long'))
    await open(page)
    await menu(page).getByRole('button', { name: '← Back to main menu' }).click()
    await expect(dropdown).toHaveAttribute('open')
    await expect(dropdown.getByRole('link', { name: 'Long' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

test('above 996 pixels there is no hamburger, and below it no row of links', async ({ page }) => {
  await openHydrated(page, '/api/commands/click')
  const hamburger = page.getByRole('button', { name: 'Open the menu' })
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(hamburger).toBeHidden()
  await expect(link(page, 'Cloud')).toBeVisible()
  await page.setViewportSize({ width: 995, height: 800 })
  await expect(hamburger).toBeVisible()
  await expect(link(page, 'Cloud')).toBeHidden()
})
