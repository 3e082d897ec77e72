import { expect, test, type Page } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { two } from '../support/ports.ts'

// The site has pages in English and French.
const bar = (page: Page) =>
  page.getByRole('navigation', { name: /^(?:Main|Navigation principale)$/ })
const languages = (page: Page) => bar(page).locator('summary[aria-label^="Langu"]')
const versions = (page: Page) => bar(page).locator('summary[aria-label^="Version"]')
const entry = (menu: ReturnType<typeof versions>, name: string) =>
  menu.locator('xpath=..').getByRole('link', { name, exact: true })
const preferred = (page: Page, docsId: string) =>
  page.evaluate((id) => localStorage.getItem(`docs-preferred-version-${id}`), docsId)

test.describe('the language switcher', () => {
  // @covers 2.7.1
  test('leads back from the translation with query and hash', async ({ page }) => {
    await openHydrated(page, two('/fr/docs/next/intro?x=1#une-partie'))
    await languages(page).click()
    await entry(languages(page), 'English').click()
    await expect(page).toHaveURL(two('/docs/next/intro?x=1#une-partie'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  })

  // @covers 2.7.1
  test('keeps query and hash of an address reached by client navigation', async ({ page }) => {
    await openHydrated(page, two('/community/help'))
    await bar(page).getByRole('link', { name: 'Sidebar' }).click()
    await expect(page).toHaveURL(two('/docs/intro'))
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
    await expect(page).toHaveURL(two('/docs/intro#a-section'))
    await languages(page).click()
    await expect(entry(languages(page), 'Français')).toHaveAttribute(
      'href',
      /^\/two\/fr\/docs\/intro#a-section$/,
    )
  })

  test("leads to the same page if it isn't translated yet", async ({ page }) => {
    await openHydrated(page, two('/docs/next/guides/start'))
    await languages(page).click()
    await entry(languages(page), 'Français').click()
    await expect(page).toHaveURL(two('/fr/docs/next/guides/start'))
    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()
  })

  test("marks the page's language, and names each language in that language", async ({ page }) => {
    await openHydrated(page, two('/docs/intro'))
    await languages(page).click()
    await expect(entry(languages(page), 'English')).toHaveAttribute('aria-current', 'true')
    await expect(entry(languages(page), 'Français')).toHaveAttribute('lang', 'fr-FR')
  })
})

test.describe('the preferred version', () => {
  // @covers 4.14, 9.18
  test('is stored for its docs instance only, and restored after reading another one', async ({
    page,
  }) => {
    await openHydrated(page, two('/docs/intro'))
    await expect(versions(page)).toContainText('1.0')
    await versions(page).click()
    await entry(versions(page), '2.0 (next)').click()
    await expect(page).toHaveURL(two('/docs/next/intro'))
    expect(await preferred(page, 'default')).toBe('current')
    expect(await preferred(page, 'community')).toBeNull()

    await openHydrated(page, two('/community/help'))
    await expect(versions(page)).toContainText('2.0 (next)')
    await versions(page).click()
    await entry(versions(page), '1.0').click()
    await expect(page).toHaveURL(two('/docs/intro'))
    expect(await preferred(page, 'default')).toBe('1.0')
  })

  // @covers 4.15
  test("is removed if it's unknown, and the last version is used", async ({ page }) => {
    await page.goto(two('/community/help'))
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'))
    await openHydrated(page, two('/community/help'))
    await expect(versions(page)).toContainText('1.0')
    await expect.poll(() => preferred(page, 'default')).toBeNull()
  })
})

test.describe('the page of the versions', () => {
  test('lists each version with a link', async ({ page }) => {
    await page.goto(two('/versions'))
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(links).toHaveText(['2.0 (next)', '1.0'])
    await links.last().click()
    await expect(page).toHaveURL(two('/docs/intro'))
  })

  test("lists the site's only version, marked as the latest", async ({ page }) => {
    await page.goto('/versions')
    const rows = page.getByRole('main').getByRole('rowheader')
    await expect(rows).toHaveCount(1)
    await expect(rows).toHaveText(/Next\s*current/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /current release/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/versions/)
  })

  // @covers 1.12
  test("the site has neither switcher, on a desktop or in a phone's menu", async ({ page }) => {
    const switchers = page.locator(
      'summary[aria-label^="Language"], summary[aria-label^="Version"]',
    )
    await openHydrated(page, '/versions')
    await expect(switchers).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(switchers).toHaveCount(0)
    await expect(page.getByRole('dialog').getByText(/Language|Version:/)).toHaveCount(0)
  })
})
