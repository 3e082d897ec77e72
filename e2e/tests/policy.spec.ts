import { expect, test } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { searchDialog } from '../support/search.ts'
import { collectViolations } from '../support/violations.ts'

// @covers 10.3
test('the policy allows no inline styles or scripts, and enforces Trusted Types', async ({
  page,
}) => {
  const response = await page.goto('/api/commands/click')
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).not.toContain('unsafe')
  const directive = (name: string): string =>
    policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directive('trusted-types')).toBe('trusted-types docent')
})

// @covers 10.3
test("using a page doesn't violate the policy", async ({ page }) => {
  const violations = await collectViolations(page)
  await openHydrated(page, '/api/commands/click')
  await test.step('tabs and copying', async () => {
    await page.goto('/app/get-started/install-cypress')
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    await page.getByRole('button', { name: 'Copy code' }).first().click()
  })
  await test.step('search', async () => {
    await page.keyboard.press('Control+k')
    const { field, options } = searchDialog(page)
    await field.fill('intercept')
    await options.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('intercept')
  })
  await test.step('navigation and Back', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.getByRole('article').getByRole('link').first().click()
    // Going back earlier would leave the page that the link is still on.
    await expect(heading).not.toContainText('intercept')
    await page.goBack()
    await expect(heading).toContainText('intercept')
  })
  await test.step('islands', async () => {
    await openHydrated(page, '/app/plugins/plugins-list')
    // The island's selection is visible once it's interactive.
    await page.getByRole('radio', { name: 'Official' }).click()
    await expect(page.getByRole('radio', { name: 'Official' })).toBeChecked()
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/of \d+ plugins$/)
  })
  await test.step('results page', async () => {
    await page.goto('/search?q=click')
    await hydrated(page)
    await expect(page.getByRole('main').getByRole('link', { name: /click/ }).first()).toBeVisible()
  })
  await test.step('color mode', async () => {
    await page.getByRole('banner').getByRole('button', { name: /mode/ }).click()
  })
  expect(violations()).toEqual([])
})
