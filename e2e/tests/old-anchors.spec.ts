import { expect, test, type Page } from '../support/test.ts'
import { isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { two } from '../support/ports.ts'

const NEAREST = 'That section has moved or no longer exists; this is the closest one.'
const notice = (page: Page) => page.getByText(NEAREST)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Follows a link in the page, as a reader would. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLAnchorElement, to) => {
      link.href = to
      link.click()
    }, href)
}

test.describe('an anchor that a page no longer has', () => {
  test.use({ viewport: { width: 1000, height: 300 } })

  // @covers 11.31
  test('leads to the section that has another name now', async ({ page }) => {
    await page.goto('/api/commands/click#Usage')
    await expect(heading(page, 'Syntax')).toBeInViewport()
    await expect(notice(page).first()).toBeHidden()
  })

  // @covers 11.31
  test('leads to the closest section with a notice, also after client navigation and in the same page', async ({
    page,
  }) => {
    await page.goto('/api/commands/click#Actionability')
    await expect(notice(page).filter({ visible: true })).toHaveCount(1)
    await expect(notice(page).filter({ visible: true })).toBeInViewport()
    await openHydrated(page, '/api/commands/dblclick')
    await markWindow(page)
    await follow(page, '/api/commands/click#Actionability')
    await expect(page).toHaveURL(/click#Actionability$/)
    await expect(notice(page).filter({ visible: true })).toBeInViewport()
    await follow(page, '/api/commands/click#Usage')
    await expect(heading(page, 'Syntax')).toBeInViewport()
    await expect(notice(page).filter({ visible: true })).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
  })

  // @covers 11.31
  test('has no notice after the reader goes on in the page, and has it again after Back', async ({
    page,
  }) => {
    await openHydrated(page, '/api/commands/click#Actionability')
    await expect(notice(page).filter({ visible: true })).toHaveCount(1)
    await follow(page, '/api/commands/click#Usage')
    await expect(heading(page, 'Syntax')).toBeInViewport()
    await expect(notice(page).filter({ visible: true })).toHaveCount(0)
    await page.goBack()
    await expect(notice(page).filter({ visible: true })).toHaveCount(1)
  })

  // @covers 11.31
  test("opens the section's new page, and Back leads to the page before", async ({ page }) => {
    await page.goto('/app/references/configuration')
    await page.goto('/app/references/changelog#13-6-2')
    await expect(page).toHaveURL(/\/app\/references\/changelog\/13#13-6-2$/)
    await expect(heading(page, '13.6.2')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/configuration$/)
    await openHydrated(page, '/app/references/configuration')
    await follow(page, '/app/references/changelog#14-0-0')
    await expect(page).toHaveURL(/\/app\/references\/changelog\/14#14-0-0$/)
    await page.goBack()
    await expect(page).toHaveURL(/configuration$/)
  })

  // @covers 11.31
  test('works below a base URL and in another language', async ({ page }) => {
    await page.goto(two('/docs/next/intro#elsewhere'))
    await expect(page).toHaveURL(two('/community/help'))
    await page.goto(two('/docs/next/intro#gone-elsewhere'))
    await expect(page.locator('.old-anchor a').filter({ visible: true })).toHaveAttribute(
      'href',
      '/two/docs/intro#a-section',
    )
    await page.goto(two('/fr/docs/next/intro#gone'))
    await expect(page.locator('.old-anchor').filter({ visible: true })).toHaveCount(1)
  })
})

// @covers 11.31
test('the letter case of an anchor does not matter', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 300 })
  await page.goto('/api/commands/click#COMMAND-log')
  await expect(heading(page, 'Command Log')).toBeInViewport()
  await openHydrated(page, '/api/commands/dblclick')
  await follow(page, '/api/commands/click#ACTIONability')
  await expect(page).toHaveURL(/click#Actionability$/)
  await expect(notice(page).filter({ visible: true })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1000, height: 300 }, ownPage: true })

  // @covers 11.31
  test('an anchor in another case or with another name leads to its section', async ({ page }) => {
    await page.goto('/api/commands/click#See-also')
    await expect(heading(page, 'See also')).toBeInViewport()
    await page.goto('/api/commands/click#Actionability')
    await expect(notice(page).filter({ visible: true })).toBeInViewport()
  })

  // @covers 11.31
  test('a section on another page has a link', async ({ page }) => {
    await page.goto('/app/references/changelog#13-6-2')
    await expect(page.locator('.old-anchor a').filter({ visible: true })).toHaveText(
      '/app/references/changelog/13#13-6-2',
    )
  })
})
