import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { tooWide } from '../support/page.ts'
import { two } from '../support/ports.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const more = (page: Page) => bar(page).locator('summary', { hasText: 'More' })
const help = (page: Page) => bar(page).getByRole('link', { name: 'Help' })

test.describe('navbar dropdowns', () => {
  test.beforeEach(({ page }) => openHydrated(page, two('/docs/intro')))

  // @covers 2.4.12
  test('open with a click and close with a click outside', async ({ page }) => {
    await more(page).click()
    await expect(help(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(help(page)).toBeHidden()
  })

  // @covers 2.4.15
  test('toggle with Enter, close with Escape, and restore the focus', async ({ page }) => {
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(help(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(help(page)).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(help(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(bar(page).getByRole('link', { name: /Outside/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(help(page)).toBeHidden()
    await expect(more(page)).toBeFocused()
  })

  // @covers 2.4.14
  test('close when the focus leaves them', async ({ page }) => {
    await more(page).focus()
    await page.keyboard.press('Enter')
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('Tab')
    await expect(help(page)).toBeHidden()
  })
})

test.describe('navbar items', () => {
  test('are marked by document, sidebar, and regular expression', async ({ page }) => {
    await openHydrated(page, two('/docs/intro'))
    const current = (name: string) => bar(page).getByRole('link', { name, exact: true })
    await expect(current('Doc')).toHaveAttribute('aria-current')
    await expect(current('Sidebar')).toHaveAttribute('aria-current')
    await expect(current('Regex')).not.toHaveAttribute('aria-current')
    await current('Regex').click()
    await expect(page).toHaveURL(two('/community/help'))
    await expect(current('Regex')).toHaveAttribute('aria-current')
    await expect(current('Sidebar')).not.toHaveAttribute('aria-current')
  })

  // @covers 2.4.7
  test('raw HTML appears as configured', async ({ page }) => {
    await page.goto(two('/docs/intro'))
    await expect(bar(page).locator('b.raw')).toHaveText('Raw')
  })
})

test.describe('locales and versions', () => {
  test('the language switcher leads to the same page and keeps query and hash', async ({
    page,
  }) => {
    await openHydrated(page, two('/docs/next/intro?x=1#a-section'))
    await bar(page).locator('summary[aria-label^="Language"]').click()
    await bar(page).getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(two('/fr/docs/next/intro?x=1#a-section'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
    await expect(page.getByRole('heading', { level: 1, name: 'Présentation' })).toBeVisible()
    await hydrated(page)
  })

  test('the version switcher leads to the same page and remembers the choice', async ({ page }) => {
    await openHydrated(page, two('/docs/intro'))
    await bar(page).locator('summary[aria-label^="Version"]').click()
    await bar(page).getByRole('link', { name: '2.0 (next)' }).last().click()
    await expect(page).toHaveURL(two('/docs/next/intro'))
    await expect(page.getByText('This is unreleased documentation')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      'current',
    )
  })

  test('a stored version that is unknown is removed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.9'))
    await openHydrated(page, two('/docs/intro'))
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBeNull()
  })

  test('a site with one locale and one version has no menus', async ({ page }) => {
    await page.goto('/api/commands/click')
    await expect(
      page.locator('summary[aria-label^="Language"], summary[aria-label^="Version"]'),
    ).toHaveCount(0)
  })
})

test.describe('a navbar that hides', () => {
  // @covers 2.4.18
  test('hides on scrolling down, and reappears on scrolling up and near the top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 200 })
    await openHydrated(page, two('/docs/intro'))
    const header = page.locator('header.navbar')
    // Scrolling right after a navigation is attributed to the router, so this scrolls repeatedly.
    await expect(async () => {
      await page.mouse.wheel(0, 80)
      await expect(header).not.toBeInViewport({ timeout: 500 })
    }).toPass()
    await page.mouse.wheel(0, -60)
    await expect(header).toBeInViewport()
  })
})

test.describe('the menu below 996 px', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  // @covers 2.4.17, 4.5, 11.36
  test('opens on the section, leads back to the main menu, and closes with its button', async ({
    page,
  }) => {
    await openHydrated(page, '/api/commands/click')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'click()', exact: true })).toBeInViewport()
    await expect(page.locator('body')).toHaveCSS('overflow', /hidden|clip/)
    await menu.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(menu.getByRole('link', { name: 'Accessibility' })).toBeVisible()
    await expect(menu.getByText('Source code of Cypress')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Community chat' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close the menu' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  })

  // @covers 4.7
  test("traps the focus while it's open, and Escape closes it", async ({ page }) => {
    await openHydrated(page, '/api/commands/click')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  // @covers 4.6
  test('closes when the window grows to desktop width, and on Back', async ({ page }) => {
    await openHydrated(page, '/api/commands/click')
    await page.getByRole('link', { name: '.get()' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'get' })).toBeVisible()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/api\/commands\/click$/)
  })

  test('a link closes it and shows the page', async ({ page }) => {
    await openHydrated(page, '/api/commands/click')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'dblclick()', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'dblclick' })).toBeVisible()
    await expect(menu).toBeHidden()
  })

  test("isn't scrolled to a page that's visible anyway", async ({ page }) => {
    await openHydrated(page, '/app/core-concepts/retry-ability')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Retry-ability' })).toBeInViewport()
    await expect(menu.getByRole('button', { name: '← Back to main menu' })).toBeInViewport({
      ratio: 1,
    })
  })

  // @covers 2.4.21
  test('dropdowns start collapsed unless one of their links is the current page', async ({
    page,
  }) => {
    await openHydrated(page, two('/community/help'))
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const back = menu.getByRole('button', { name: '← Back to main menu' })
    if (await back.isVisible()) await back.click()
    const item = menu.locator('.menu-list').getByRole('link', { name: 'Help' })
    await expect(item).toBeVisible()
    await page.goto(two('/versions'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(item).toBeHidden()
  })
})

// @covers 2.4.16
test("there is a menu at every width, and the page doesn't scroll sideways", async ({ page }) => {
  await page.goto('/api/commands/click')
  for (const width of [320, 768, 995, 996, 997, 1023, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const found = {
      links: await bar(page).getByRole('link', { name: 'API' }).isVisible(),
      menu: await page.getByRole('button', { name: 'Open the menu' }).isVisible(),
      tooWide: (await tooWide(page)) > 0,
    }
    const isDesktop = width >= 996
    expect.soft(found, `${width} px`).toEqual({
      links: isDesktop,
      menu: !isDesktop,
      tooWide: false,
    })
  }
})

test('the keys of the search stay inside their frame at every width', async ({ page }) => {
  await page.goto('/api/commands/click')
  for (let width = 996; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 800 })
    const tooNarrow = await page
      .locator('.search-button kbd')
      .evaluateAll((keys) => keys.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
    expect.soft(tooNarrow, `keys at ${width} px`).toBe(false)
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect.soft(scrolls, `page at ${width} px`).toBe(false)
  }
})
