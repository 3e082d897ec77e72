import { expect, test, type Page } from '../support/test.ts'
import { isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { shell, two } from '../support/ports.ts'
import { collectViolations } from '../support/violations.ts'

const paint = (page: Page) => page.getByRole('button', { name: 'Paint' })

/** Expects that the authors' `style` attributes have an effect. */
async function expectStyles(page: Page): Promise<void> {
  const color = (text: string, value: string): Promise<void> =>
    expect(page.getByText(text, { exact: true })).toHaveCSS('color', value)
  await color('Of the page', 'rgb(1, 2, 3)')
  await color('Of a component', 'rgb(4, 5, 6)')
  await color('Static child', 'rgb(10, 11, 12)')
  await expect(paint(page)).toHaveCSS('color', 'rgb(7, 8, 9)')
  for (const heading of await page.getByText('colored', { exact: true }).all())
    await expect(heading).toHaveCSS('color', 'rgb(16, 17, 18)')
  await expect(page.locator('article svg rect')).toHaveCSS('fill', 'url("#shade")')
}

// @covers 10.25
test("a page's styles apply immediately without violating the policy", async ({ page }) => {
  const violations = await collectViolations(page)
  const response = await page.goto(shell('/styled'))
  expect(await response?.headerValue('content-security-policy')).not.toContain('unsafe-inline')
  await expectStyles(page)
  await page.goto(shell('/styled-html'))
  const text = page.getByText('In Markdown')
  await expect(text).toHaveCSS('color', 'rgb(19, 20, 21)')
  await expect(text).toHaveCSS('font-family', '"Courier New"')
  expect(violations()).toEqual([])
})

// @covers 10.25
test('an island changes and removes its styles', async ({ page }) => {
  const violations = await collectViolations(page)
  await openHydrated(page, shell('/styled'))
  await expect(page.locator('docent-island[hydrated]')).toBeVisible()
  await expectStyles(page)
  await expect(paint(page)).toHaveCSS('display', 'block')
  await paint(page).click()
  await expect(paint(page)).toHaveCSS('color', 'rgb(30, 31, 32)')
  await expect(paint(page)).not.toHaveCSS('display', 'block')
  await paint(page).click()
  await expect(paint(page)).not.toHaveCSS('color', 'rgb(30, 31, 32)')
  await expect(paint(page)).not.toHaveCSS('color', 'rgb(7, 8, 9)')
  expect(violations()).toEqual([])
})

// @covers 10.25
test("client navigation loads the page's styles", async ({ page }) => {
  const violations = await collectViolations(page)
  await openHydrated(page, shell('/intro'))
  await expect(page.locator('link[href*="/assets/page."]')).toHaveCount(0)
  await markWindow(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/styled'
    document.body.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Styled' })).toBeVisible()
  await expectStyles(page)
  expect(await isMarked(page)).toBe(true)
  expect(violations()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // @covers 10.25
  test("a page's styles apply", async ({ page }) => {
    await page.goto(shell('/styled'))
    await expectStyles(page)
  })
})

// @covers 10.25
test('styles in configured HTML apply on every page', async ({ page }) => {
  const violations = await collectViolations(page)
  await openHydrated(page, two('/docs/intro'))
  const raw = page.getByRole('banner').getByText('Raw', { exact: true })
  await expect(raw).toHaveCSS('color', 'rgb(1, 2, 3)')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regex' }).click()
  await expect(page).toHaveURL(/community\/help$/)
  await expect(raw).toHaveCSS('color', 'rgb(1, 2, 3)')
  expect(violations()).toEqual([])
})
