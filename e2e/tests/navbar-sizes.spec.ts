import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { addStyles } from '../support/page.ts'
import { ports, shell, two } from '../support/ports.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test.describe('a navbar that hides', () => {
  const header = (page: Page) => page.locator('header.navbar')
  /** Scrolls frame by frame, as a reader does. */
  const wheel = async (page: Page, pixels: number, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      await page.mouse.wheel(0, pixels)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }
  /** Scrolls down until the navbar is hidden, because a busy browser combines several steps into one. */
  const scrollAway = (page: Page): Promise<void> =>
    expect(async () => {
      await wheel(page, 100, 4)
      await expect(header(page)).not.toBeInViewport({ timeout: 500 })
    }).toPass()

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 220 })
    await openHydrated(page, two('/docs/intro'))
    // Longer than any window, so that the page can be scrolled.
    await addStyles(page, 'main { min-height: 3000px }')
  })

  // @covers 2.4.19
  test('reappears near the top', async ({ page }) => {
    await scrollAway(page)
    await page.evaluate(() => scrollTo({ top: 4, behavior: 'instant' }))
    await expect(header(page)).toBeInViewport()
  })

  // @covers 2.4.20
  test('reappears after navigating to a hash target or another page', async ({ page }) => {
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

  test('stays while it contains the focus', async ({ page }) => {
    await scrollAway(page)
    await link(page, 'Doc').focus()
    await expect(header(page)).toBeInViewport()
  })

  // @covers 2.4.18
  test("stays on a site that doesn't enable hiding", async ({ page }) => {
    await openHydrated(page, `http://localhost:${ports.site}/api/commands/click`)
    await wheel(page, 100, 5)
    await expect(header(page)).toBeInViewport()
  })
})

test.describe("a phone's menu", () => {
  test.use({ viewport: { width: 390, height: 800 } })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const open = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click()

  // @covers 2.4.17
  test("lists the navbar's items and leads from them to the section's pages", async ({ page }) => {
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
    await expect(menu(page).getByRole('link', { name: 'click()', exact: true })).toBeVisible()
  })

  // @covers 2.4.17
  test("starts with the navbar's items if the page has no section", async ({ page }) => {
    await openHydrated(page, '/')
    await open(page)
    await expect(menu(page).getByRole('link', { name: 'API', exact: true })).toBeVisible()
    await expect(menu(page).getByRole('button', { name: '← Back to main menu' })).toHaveCount(0)
  })

  // @covers 4.7
  test("takes and restores the focus, and the page behind it doesn't scroll", async ({ page }) => {
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

  // @covers 2.4.21
  test('shows dropdowns collapsed, and open around the current page', async ({ page }) => {
    await page.goto(shell('/secret'))
    await hydrated(page)
    await open(page)
    const dropdown = menu(page).locator('.menu-list details', { hasText: 'Long' })
    await expect(dropdown).not.toHaveAttribute('open')
    await dropdown.locator('summary').click()
    await dropdown.getByRole('link', { name: 'Long' }).click()
    await expect(page).toHaveURL(shell('/guides/long'))
    await expect(menu(page)).toBeHidden()
    await open(page)
    await menu(page).getByRole('button', { name: '← Back to main menu' }).click()
    await expect(dropdown).toHaveAttribute('open')
    await expect(dropdown.getByRole('link', { name: 'Long' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

// @covers 2.4.16, 9.1
test('above 996 pixels there is no menu button, and below it there is no row of links', async ({
  page,
}) => {
  await openHydrated(page, '/api/commands/click')
  const hamburger = page.getByRole('button', { name: 'Open the menu' })
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(hamburger).toBeHidden()
  await expect(link(page, 'Cloud')).toBeVisible()
  await page.setViewportSize({ width: 995, height: 800 })
  await expect(hamburger).toBeVisible()
  await expect(link(page, 'Cloud')).toBeHidden()
})
