import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { searchButton, searchDialog } from '../support/search.ts'

// What Safari does differently, where Chromium can simulate it.
test.describe('buttons that get no focus when they are clicked', () => {
  // A prepared page has no such listener.
  test.use({ ownPage: true })
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener(
        'mousedown',
        (event) => {
          if ((event.target as Element).closest('button')) event.preventDefault()
        },
        true,
      ),
    )
  })

  test('open the search, whose field takes the text, and Escape closes it', async ({ page }) => {
    await openHydrated(page, '/api/commands/click')
    await searchButton(page).click()
    const { dialog, field } = searchDialog(page)
    await expect(field).toBeFocused()
    await page.keyboard.type('intercept')
    await expect(field).toHaveValue('intercept')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('open the menu of a phone, and a link in it leads to another page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openHydrated(page, '/app/get-started/why-cypress')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Install Cypress' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Install Cypress' })).toBeVisible()
    await expect(menu).toBeHidden()
  })

  test('select a tab', async ({ page }) => {
    await openHydrated(page, '/accessibility/get-started/setup')
    const tab = page.getByRole('tab', { selected: false }).first()
    const value = await tab.getAttribute('data-value')
    await tab.click()
    await expect(page.locator(`[role="tabpanel"][data-value="${value}"]`).first()).toBeVisible()
  })
})
