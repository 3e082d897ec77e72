import { expect, test, type Page } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { layoutShifts, watchLayoutShift } from '../support/layout-shift.ts'
import { thirdParty, two } from '../support/ports.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const close = (page: Page) => page.getByRole('button', { name: 'Close the announcement' })
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('docent.announcement.id'),
    localStorage.getItem('docent.announcement.dismiss'),
  ])

// @covers 3.15
test('shows the configured HTML', async ({ page }) => {
  await page.goto(two('/docs/intro'))
  await expect(bar(page).locator('b')).toHaveText('2.0')
})

// @covers 1.9, 4.9, 9.18
test('is closed with its button, and stays closed after a reload and on other pages', async ({
  page,
}) => {
  await openHydrated(page, two('/docs/intro'))
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  expect(await stored(page)).toEqual(['first', 'true'])
  await page.reload()
  await expect(bar(page)).toBeHidden()
  await openHydrated(page, two('/community/help'))
  await expect(bar(page)).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Doc' }).click()
  await expect(page).toHaveURL(two('/docs/intro'))
  await expect(bar(page)).toBeHidden()
})

test('is also closed in other tabs', async ({ page, context }) => {
  await openHydrated(page, two('/docs/intro'))
  const other = await context.newPage()
  await openHydrated(other, two('/community/help'))
  await close(other).click()
  await expect(bar(page)).toBeHidden()
})

// @covers 4.10
test('reappears when its ID changes, and resets the dismissal', async ({ page }) => {
  await openHydrated(page, two('/docs/intro'))
  await close(page).click()
  // The stored ID is a previous announcement's.
  await page.evaluate(() => localStorage.setItem('docent.announcement.id', 'an-older-one'))
  await openHydrated(page, two('/docs/intro'))
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => stored(page)).toEqual(['first', null])
})

test.describe("doesn't shift the layout while a page loads", () => {
  const cases: [string, Record<string, string>, boolean][] = [
    ['for a new reader', {}, true],
    ['closed', { 'docent.announcement.id': 'first', 'docent.announcement.dismiss': 'true' }, false],
    [
      'closed under another id',
      { 'docent.announcement.id': 'older', 'docent.announcement.dismiss': 'true' },
      true,
    ],
  ]
  for (const [name, values, visible] of cases) {
    test(name, async ({ page }) => {
      await page.addInitScript((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value)
      }, Object.entries(values))
      await watchLayoutShift(page)
      await openHydrated(page, two('/docs/intro'))
      await expect(bar(page)).toBeVisible({ visible })
      expect(await layoutShifts(page)).toEqual([])
    })
  }
})

// @covers 3.15
test('has the configured colors', async ({ page }) => {
  await page.goto(thirdParty('/first'))
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)')
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
})

// @covers 3.15
test("has no button if it can't be closed, and ignores the stored dismissal without a layout shift", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docent.announcement.id', 'colors')
    localStorage.setItem('docent.announcement.dismiss', 'true')
  })
  await watchLayoutShift(page)
  await openHydrated(page, thirdParty('/first'))
  await expect(bar(page)).toBeVisible()
  await expect(close(page)).toHaveCount(0)
  expect(await layoutShifts(page)).toEqual([])
})

// @covers 1.9
test('promotes the Accessibility and UI Coverage products on the site', async ({ page }) => {
  await page.goto('/api/commands/click')
  for (const [name, href] of [
    ['Cypress Accessibility', '/accessibility/get-started/introduction'],
    ['UI Coverage', '/ui-coverage/get-started/introduction'],
  ] as const) {
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('href', href)
  }
})
