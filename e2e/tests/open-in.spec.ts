import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { shell } from '../support/ports.ts'

const ROUTE = '/api/commands/click'
const NAMES = ['Claude Desktop', 'Claude Code', 'Cursor']

const menu = (page: Page) => page.locator('main .doc-open')
const toggle = (page: Page) => menu(page).locator('summary', { hasText: 'Open in…' })
const links = (page: Page) => menu(page).getByRole('link')

/** Address of a page's Markdown on the published site. */
const encoded = (route: string): string => encodeURIComponent(`https://docs.example.com${route}.md`)

test.describe('the menu of assistants above an article', () => {
  // @covers 10.41
  test("lists links with the Markdown's address, even after client navigation", async ({
    page,
  }) => {
    await openHydrated(page, ROUTE)
    await expect(links(page).first()).toBeHidden()
    await toggle(page).click()
    await expect(links(page)).toHaveText(NAMES)
    for (const link of await links(page).all()) {
      await expect(link).toHaveAttribute('href', new RegExp(encoded(ROUTE).replaceAll('.', '\\.')))
      await expect(link).toHaveAttribute('rel', 'nofollow noopener')
    }
    await expect(links(page).last()).toHaveAttribute(
      'href',
      `https://cursor.com/link/prompt?text=Read%20this%20page%20of%20the%20Cypress%20documentation%2C%20and%20help%20me%20use%20it%3A%20${encoded(ROUTE)}`,
    )
    await page.locator('main').getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/api/commands/dblclick')
    await expect(menu(page).locator('a').last()).toHaveAttribute(
      'href',
      new RegExp(`${encoded('/api/commands/dblclick').replaceAll('.', '\\.')}$`),
    )
    await expect(menu(page)).not.toHaveAttribute('open')
    await toggle(page).click()
    await expect(links(page)).toHaveText(NAMES)
  })

  // @covers 10.41
  test('requests nothing from another site before a link is followed', async ({
    page,
    baseURL,
  }) => {
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) others.push(request.url())
    })
    await openHydrated(page, ROUTE)
    await toggle(page).click()
    for (const link of await links(page).all()) {
      await link.hover()
      await link.focus()
    }
    await page.waitForLoadState('networkidle')
    expect(others.filter((url) => !url.startsWith('data:'))).toEqual([])
    await page.route('https://cursor.com/**', (route) => route.fulfill({ body: 'Cursor' }))
    await links(page).last().click()
    await expect(page).toHaveURL(/^https:\/\/cursor\.com\/link\/prompt\?text=Read/)
  })

  // @covers 10.41
  test('can be used with the keyboard, and Escape restores the focus', async ({ page }) => {
    await openHydrated(page, ROUTE)
    await page.getByRole('button', { name: 'Copy as Markdown' }).focus()
    await page.keyboard.press('Tab')
    await expect(toggle(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(links(page).nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links(page).nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).not.toHaveAttribute('open')
    await expect(toggle(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await expect(links(page).nth(2)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  test('closes with a press outside it', async ({ page }) => {
    await openHydrated(page, ROUTE)
    await toggle(page).click()
    await expect(links(page).first()).toBeVisible()
    await page.locator('.doc-updated').click()
    await expect(links(page).first()).toBeHidden()
  })

  test('stays open if it was opened before the application runs', async ({ page }) => {
    await page.goto(ROUTE)
    await toggle(page).click()
    await hydrated(page)
    await expect(links(page)).toHaveText(NAMES)
    await expect(links(page).first()).toBeVisible()
  })

  // @covers 10.41
  test('works without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(ROUTE)
    await toggle(page).click()
    await expect(links(page)).toHaveText(NAMES)
    await context.close()
  })

  for (const width of [320, 390])
    // @covers 10.41
    test(`fits a screen of ${width} pixels and is large enough for fingers`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      await page.goto(ROUTE)
      await toggle(page).tap()
      expect((await toggle(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      for (const link of await links(page).all()) {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        await expect(link).toBeInViewport()
      }
      await page.emulateMedia({ media: 'print' })
      await expect(toggle(page)).toBeHidden()
      await context.close()
    })

  test("doesn't exist on a site without assistants", async ({ page }) => {
    await page.goto(shell('/intro'))
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
  })
})
