import { expect, test, type Page } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { thirdParty, two } from '../support/ports.ts'

const root = (page: Page) => page.locator('html')
const toggle = (page: Page, mode: string) =>
  page.getByRole('button', { name: `Switch to ${mode} mode` })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

// @covers 1.11, 4.11, 9.18
test('is light by default, switches both ways, and is stored under the key theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHydrated(page, '/versions')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  expect(await stored(page)).toBeNull()
  await toggle(page, 'dark').click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  expect(await stored(page)).toBe('dark')
  await toggle(page, 'light').click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  expect(await stored(page)).toBe('light')
})

test('is correct before the first paint, without any bundle', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: { mode: string | undefined; at: number }[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.push({ mode: document.documentElement?.dataset.theme, at: performance.now() })
    }).observe(document, { attributes: true, attributeFilter: ['data-theme'], subtree: true })
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/versions')
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  const { seen, paint } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: { mode: string; at: number }[] }).seen,
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }))
  expect(seen.at(-1)?.mode).toBe('dark')
  expect(seen.at(-1)?.at).toBeLessThan(paint)
})

test("doesn't change when the application loads", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/versions')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(String(document.documentElement.dataset.theme))).observe(
      document.documentElement,
      { attributeFilter: ['data-theme'] },
    )
  })
  await page.mouse.move(5, 5)
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await expect(toggle(page, 'light')).toBeVisible()
})

// @covers 4.11
test('follows choices in other tabs, and returns to the default when one of them clears the storage', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/versions')
  const other = await context.newPage()
  await openHydrated(other, '/api/commands/get')
  await toggle(other, 'dark').click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page, 'light')).toBeVisible()
  await other.evaluate(() => localStorage.clear())
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})

test.describe('if the system decides', () => {
  // @covers 4.12
  test('it follows the system, even while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openHydrated(page, two('/docs/intro'))
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    expect(await stored(page)).toBeNull()
  })

  test("a reader's choice takes precedence", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openHydrated(page, two('/docs/intro'))
    await toggle(page, 'dark').click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  })
})

// @covers 4.13
test('without a switch, the configured mode applies, and the stored choice is removed', async ({
  page,
}) => {
  await page.goto(thirdParty('/first'))
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await openHydrated(page, thirdParty('/second'))
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  expect(await stored(page)).toBeNull()
  await expect(page.getByRole('button', { name: /mode/ })).toHaveCount(0)
})
