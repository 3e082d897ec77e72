import { expect, test, type Page } from '../support/test.ts'
import { blockStorage, fillStorage, storageKeys, type Refusal } from '../support/blocked-storage.ts'
import { openHydrated } from '../support/hydrated.ts'
import { thirdParty, two } from '../support/ports.ts'
import { searchButton, searchDialog } from '../support/search.ts'
import { answer, answerThirdParties, question } from '../support/third-parties.ts'

/** A short page with tabs. */
const PAGE = '/accessibility/get-started/setup'

/** Collects a page's console output while it's used. */
function watch(page: Page): { warnings: string[]; errors: string[] } {
  const said = { warnings: [] as string[], errors: [] as string[] }
  page.on('console', (message) => {
    if (message.type() === 'warning') said.warnings.push(message.text())
    // The server reports a prefetched page that doesn't exist.
    const ofPage = !message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && ofPage) said.errors.push(message.text())
  })
  page.on('pageerror', (error) => said.errors.push(String(error)))
  return said
}

const refusals: Refusal[] = [
  'the storage cannot be reached',
  'no storage at all can be reached',
  'nothing can be written',
]

for (const refusal of refusals) {
  // @covers 4.18, 4.19, 4.20, 8.14
  test.describe(`when ${refusal}`, () => {
    test.beforeEach(({ page }) => blockStorage(page, refusal))

    test('the color mode, the announcement, and tabs work, with one warning', async ({ page }) => {
      const said = watch(page)
      await openHydrated(page, PAGE)
      await page.getByRole('button', { name: 'Switch to dark mode' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'Close the announcement' }).click()
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
      const tab = page.getByRole('tab', { name: 'pnpm' }).first()
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(said.errors).toEqual([])
      expect(said.warnings).toEqual([expect.stringContaining("Storage isn't available")])
    })

    test('the search opens, remembers a result on the page, and links to it', async ({ page }) => {
      const said = watch(page)
      await openHydrated(page, PAGE)
      await searchButton(page).click()
      const { field, options, dialog } = searchDialog(page)
      await field.fill('cy.hash')
      await options.first().click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/hash/)
      expect(said.errors).toEqual([])
    })

    test("a missing application isn't requested in a loop", async ({ page }) => {
      let loads = 0
      page.on('domcontentloaded', () => (loads += 1))
      await page.route('**/assets/main.*.js', (route) => route.abort())
      await page.goto(PAGE)
      const failed = page.waitForEvent('console', (message) =>
        message.text().includes('could not be loaded'),
      )
      await page.mouse.move(5, 5)
      await page.mouse.move(6, 6)
      await failed
      // Without storage for the session, a second load can't be recognized as such.
      await expect.poll(() => loads).toBe(refusal === 'the storage cannot be reached' ? 2 : 1)
      const tab = page.getByRole('tab', { name: 'pnpm' }).first()
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    })

    test('the version switch works, and the selection applies to the page', async ({ page }) => {
      const said = watch(page)
      await openHydrated(page, two('/docs/intro'))
      await page.getByRole('button', { name: 'Switch to dark mode' }).click()
      await page.locator('summary[aria-label^="Version"]').click()
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.getByRole('link', { name: '2.0 (next)' }).last().click()
      await expect(page).toHaveURL(two('/docs/next/intro'))
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(said.errors).toEqual([])
      expect(said.warnings).toEqual([expect.stringContaining("Storage isn't available")])
    })
  })
}

/**
 * Values that other software, older builds, or readers may have stored: one that can't be parsed, one that can, and one
 * that is too long. Unit tests of what parses stored values have more of them.
 */
const leftovers = {
  'an open brace': '{',
  'an object of the right keys': JSON.stringify({
    recent: [null, 1, { href: 1, title: {} }, { href: 'javascript:window.hit=1', title: 'x' }],
    favourites: { length: 3 },
    categories: 'all',
    services: null,
    revision: {},
    expirationTime: 'never',
    consentId: [],
  }),
  'much text': 'x'.repeat(200_000),
}

for (const [name, value] of Object.entries(leftovers)) {
  test.describe(`when every key contains ${name}`, () => {
    test('the site hydrates, and its parts work', async ({ page, request }) => {
      const said = watch(page)
      const route = '/api/commands/log'
      const html = await (await request.get(route)).text()
      const groups = [...html.matchAll(/data-group="([^"]+)"/g)].map(([, group]) => group ?? '')
      expect(groups).not.toEqual([])
      await fillStorage(page, storageKeys('/', groups), value)
      await openHydrated(page, route)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      const tab = page.getByRole('tab', { selected: false }).first()
      const label = await tab.textContent()
      await tab.click()
      await expect(
        page.getByRole('tab', { name: label ?? '', selected: true }).first(),
      ).toBeVisible()
      const version = page.getByRole('combobox', { name: 'My Cypress version' })
      await expect(version).toHaveValue('')
      await version.selectOption('13.6.0')
      await page.getByRole('button', { name: 'Switch to dark mode' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'Close the announcement' }).click()
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
      await searchButton(page).click()
      const { field, options, dialog } = searchDialog(page)
      await expect(field).toBeVisible()
      await field.fill('wait')
      await options.first().click()
      await expect(dialog).toBeHidden()
      // New selections have replaced the stored values.
      await page.goto(route)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(
        page.getByRole('tab', { name: label ?? '', selected: true }).first(),
      ).toBeVisible()
      await expect(version).toHaveValue('13.6.0')
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
      await page.keyboard.press('Control+k')
      await expect(dialog).toContainText(/wait/i)
      expect(said).toEqual({ errors: [], warnings: [] })
    })

    test('versions can be selected, and the cookie banner can be answered', async ({
      page,
      context,
    }) => {
      const said = watch(page)
      await answerThirdParties(context)
      await fillStorage(page, storageKeys('/two/', []), value)
      await openHydrated(page, two('/docs/intro'))
      await page.locator('summary[aria-label^="Version"]').click()
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.getByRole('link', { name: '2.0 (next)' }).last().click()
      await expect(page).toHaveURL(two('/docs/next/intro'))
      await page.evaluate(() => (window.name = ''))
      await openHydrated(page, thirdParty('/first'))
      await answer(page, 'Accept').first().click()
      await expect(question(page)).toBeHidden()
      await page.reload()
      await openHydrated(page, thirdParty('/second'))
      await expect(question(page)).toBeHidden()
      expect(said).toEqual({ errors: [], warnings: [] })
    })
  })
}
