import { expect, test, type Page } from '../support/test.ts'
import { AXE_WAYS, axeViolations } from '../support/axe.ts'
import { animationsFinished } from '../support/page.ts'
import { breakIndex, openSearch, PAGE, searchDialog } from '../support/search.ts'

/** States of the dialog and the results page, and the actions that lead from each state to the next one. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  start: (page) => openSearch(page, PAGE),
  async 'no results'(page) {
    const { dialog, field } = searchDialog(page)
    await field.fill('xqzvwy plorp')
    await expect(dialog.getByRole('link', { name: 'Let us know.' })).toBeVisible()
  },
  async results(page) {
    const { field, options } = searchDialog(page)
    await field.fill('intercept')
    await expect(options.first()).toContainText('intercept')
  },
  async remembered(page) {
    const { dialog } = searchDialog(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeVisible()
  },
  async 'results page'(page) {
    await page.goto('/search?q=request')
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible()
  },
  async 'results page without a query'(page) {
    await page.goto('/search')
    await expect(page.getByText("Type what you're looking for.")).toBeVisible()
  },
  async 'results page without results'(page) {
    await page.goto('/search?q=xqzvwy')
    await expect(page.getByRole('link', { name: 'Let us know.' })).toBeVisible()
  },
  async failure(page) {
    await breakIndex(page)
    const { dialog, field } = await openSearch(page, PAGE)
    await field.fill('intercept')
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

for (const { mode, size, viewport } of AXE_WAYS) {
  test(`axe finds nothing in the search on a ${size} in ${mode} mode`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    for (const [state, reach] of Object.entries(STATES)) {
      await reach(page)
      // The dialog fades in.
      await animationsFinished(page)
      const isDialog = (await page.locator('dialog[open]').count()) > 0
      const found = await axeViolations(page, isDialog ? { within: 'dialog[open]' } : {})
      expect.soft(found, state).toEqual([])
    }
  })
}
