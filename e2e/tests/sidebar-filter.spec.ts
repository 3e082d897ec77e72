import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

// @covers 11.37
test('the sidebar of the API is filtered by name and listed from A to Z', async ({ page }) => {
  await page.goto('/api/commands/click')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  const links = sidebar.getByRole('link')
  const field = sidebar.getByRole('searchbox', { name: 'Filter pages' })
  await expect(links.first()).toHaveText('Table of Contents')

  await field.fill('click')
  await expect(links).toHaveText(['click()', 'dblclick()', 'rightclick()'])
  await expect(sidebar.getByRole('status')).toHaveText(/^3\/\d+$/)
  await field.fill('qzx')
  await expect(links).toHaveCount(0)
  await expect(sidebar.getByRole('status')).toHaveText(/^0\/\d+$/)
  await field.fill('')
  await expect(links.first()).toHaveText('Table of Contents')

  const order = sidebar.getByRole('button', { name: 'A–Z' })
  await order.click()
  await expect(order).toHaveAttribute('aria-pressed', 'true')
  const names = (await links.allTextContents()).map((name) => name.replace(/[^\p{L}\p{N}]/gu, ''))
  const letters = names.filter((name) => name !== '')
  expect(letters.length).toBeGreaterThan(100)
  expect(letters).toEqual(letters.toSorted((a, b) => a.localeCompare(b, 'en')))
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('click()')
  await order.click()

  await field.fill('interc')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api/commands/intercept')
  await expect(field).toHaveValue('interc')
})

// @covers 11.37
test('short sidebars have no filter', async ({ page }) => {
  await page.goto('/accessibility/get-started/setup')
  await expect(
    page.getByRole('navigation', { name: 'Docs' }).getByRole('link').first(),
  ).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Filter pages' })).toHaveCount(0)
})

test.describe('in the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // @covers 11.37
  test('the pages can be filtered, too', async ({ page }) => {
    await page.goto('/api/commands/click')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('searchbox', { name: 'Filter pages' }).fill('inter')
    await menu.getByRole('link', { name: 'intercept()' }).click()
    await expect(page).toHaveURL('/api/commands/intercept')
    await expect(menu).toBeHidden()
  })
})
