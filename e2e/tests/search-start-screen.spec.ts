import { expect, test } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'
import { PAGE, openSearch, searchDialog } from '../support/search.ts'

test.describe('before anything is typed', () => {
  test('the sections of the site are offered', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE)
    await expect(dialog.getByRole('heading', { name: 'Start with' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('link', { name: 'cy.get()' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(searchDialog(page).field).toBeFocused()
    await dialog.getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL('/api/table-of-contents')
  })

  // @covers 11.35
  test('popular pages are offered, and stay below the recent ones', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE)
    await expect(dialog.getByRole('heading', { name: 'Popular' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/commands/intercept')
    await openSearch(page, PAGE, 'session')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/session$/)
    await page.keyboard.press('Control+k')
    const headings = dialog.getByRole('heading')
    await expect(headings).toHaveText(['Recent', 'Popular'])
  })

  // @covers 4.16
  test('opened results are remembered, become favorites, and can be removed', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE, 'intercept')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/intercept$/)
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^intercept/ })).toBeVisible()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(
      dialog.getByRole('button', { name: 'Add intercept to the favorites' }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Favorites' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeHidden()

    await page.reload()
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await dialog.getByRole('button', { name: 'Remove intercept from the favorites' }).click()
    await expect(dialog.getByRole('heading', { name: 'Start with' })).toBeVisible()
    await expect(field).toBeFocused()
  })

  // @covers 4.18
  test('everything works with blocked storage', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    const { dialog } = await openSearch(page, PAGE, 'intercept')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/intercept$/)
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible()
    expect(errors).toEqual([])
  })
})
