import { expect, test, type Page } from '@playwright/test'
import { blockStorage, type Refusal } from '../support/blocked-storage.ts'
import { openHydrated } from '../support/hydrated.ts'
import { two } from '../support/ports.ts'

/** What a page says while it is used. */
function watch(page: Page): { warnings: string[]; errors: string[] } {
  const said = { warnings: [] as string[], errors: [] as string[] }
  page.on('console', (message) => {
    if (message.type() === 'warning') said.warnings.push(message.text())
    // A prefetched page that does not exist is the server's to report.
    const ofPage = !message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && ofPage) said.errors.push(message.text())
  })
  page.on('pageerror', (error) => said.errors.push(String(error)))
  return said
}

const refusals: Refusal[] = ['the storage cannot be reached', 'nothing can be written']

for (const refusal of refusals) {
  test.describe(`when ${refusal}`, () => {
    test.beforeEach(({ page }) => blockStorage(page, refusal))

    test('color mode, announcement and tabs work, with one warning', async ({ page }) => {
      const said = watch(page)
      await openHydrated(page, '/app/get-started/install-cypress')
      await page.getByRole('button', { name: 'Switch to dark mode' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'Close the announcement' }).click()
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
      const tab = page.getByRole('tab', { name: 'pnpm' }).first()
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(said.errors).toEqual([])
      expect(said.warnings).toEqual([expect.stringContaining('Storage is not available')])
    })

    test('the version switch works, and what was chosen holds on the page', async ({ page }) => {
      const said = watch(page)
      await openHydrated(page, two('/docs/intro'))
      await page.getByRole('button', { name: 'Switch to dark mode' }).click()
      await page.locator('summary[aria-label^="Version"]').click()
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.getByRole('link', { name: '2.0 (next)' }).last().click()
      await expect(page).toHaveURL(two('/docs/next/intro'))
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(said.errors).toEqual([])
      expect(said.warnings).toEqual([expect.stringContaining('Storage is not available')])
    })
  })
}
