import { expect, test, type Page } from '../support/test.ts'
import { basic, thirdParty, two } from '../support/ports.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

// @covers 2.6.4, 9.20
test('has four groups of links and the copyright of 2025 on the site', async ({ page }) => {
  await page.goto('/api/commands/click')
  const groups = footer(page).getByRole('heading')
  await expect(groups).toHaveText(['Solutions', 'Learn', 'Community', 'Company'])
  for (const list of await footer(page).getByRole('list').all()) {
    expect(await list.getByRole('link').count()).toBeGreaterThan(0)
  }
  await expect(footer(page).getByRole('link', { name: 'Why Cypress' })).toHaveAttribute(
    'href',
    '/app/get-started/why-cypress',
  )
  await expect(footer(page)).toContainText('Copyright © 2025')
  await expect(footer(page)).toContainText('independent project')
})

// @covers 2.6.1, 3.16
test('columns are side by side on a desktop, and the page keeps its width on a phone', async ({
  page,
}) => {
  await page.goto('/api/commands/click')
  const tops = () =>
    footer(page)
      .getByRole('heading')
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)))
  expect(new Set(await tops()).size).toBe(1)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(new Set(await tops()).size).toBeGreaterThan(1)
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)
})

// @covers 2.6.2
test('without groups, is one row of links separated by middle dots', async ({ page }) => {
  await page.goto(two('/docs/intro'))
  await expect(footer(page)).toContainText(/^Intro\s*·\s*Help\s*·\s*Outside/)
  // The dots are drawn and not announced.
  await expect(footer(page).getByRole('listitem')).toHaveCount(3)
  await expect(footer(page)).toContainText('Copyright © 2025 Two')
})

// @covers 2.6.3, 3.16
test('has a logo with a link and a variant for dark mode', async ({ page }) => {
  await page.goto(thirdParty('/first'))
  const link = footer(page).getByRole('link', { name: 'Mark' })
  await expect(link).toHaveAttribute('href', 'https://example.com/about')
  const shown = () => link.getByRole('img').evaluate((image: HTMLImageElement) => image.src)
  const dark = await shown()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  const light = await shown()
  expect(decodeURIComponent(dark)).toContain('#def')
  expect(decodeURIComponent(light)).toContain('#123')
  const { width, height } = (await link.getByRole('img').boundingBox()) ?? {}
  expect([width, height]).toEqual([40, 40])
})

test("doesn't exist on a site that doesn't configure it", async ({ page }) => {
  await page.goto(basic('/intro'))
  await expect(footer(page)).toHaveCount(0)
})
