import { expect, test, type Locator, type Page } from '../support/test.ts'
import { hydrated, isMarked, markWindow } from '../support/hydrated.ts'
import { layoutShifts, watchLayoutShift } from '../support/layout-shift.ts'
import { scrollPosition } from '../support/page.ts'
import { breakIndex } from '../support/search.ts'

const main = (page: Page): Locator => page.getByRole('main')
const field = (page: Page): Locator => main(page).getByRole('searchbox', { name: 'Search' })
const results = (page: Page): Locator => main(page).getByRole('heading', { level: 2 })
const count = (page: Page): Locator =>
  main(page)
    .locator('p')
    .getByText(/\d+ results? for/)
const filter = (page: Page): Locator => main(page).getByRole('navigation', { name: 'Section' })

// @covers 2.8.1, 9.19
test('shows results for the query in the address without any action of the reader', async ({
  page,
}) => {
  await page.goto('/search?q=intercept')
  await expect(count(page)).toHaveText(/^\d+ results for "intercept"$/)
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/api/commands/intercept',
  )
  await expect(field(page)).toHaveValue('intercept')
  await expect(page).toHaveTitle('Search results for "intercept" | Cypress Documentation')
})

test('results move nothing that a reader sees', async ({ page }) => {
  await watchLayoutShift(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/search?q=intercept')
    await expect(results(page).first()).toBeVisible()
    expect(await layoutShifts(page, 0.005)).toEqual([])
  }
})

test("prompts for a query if there is none, and isn't indexed", async ({ page }) => {
  await page.goto('/search')
  await expect(main(page).getByText("Type what you're looking for.")).toBeVisible()
  await expect(page).toHaveTitle('Search | Cypress Documentation')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/search')
})

test('updates with the field, and the address changes without new history entries', async ({
  page,
}) => {
  await page.goto('/api/commands/click')
  await page.goto('/search?q=intercept')
  await expect(count(page)).toBeVisible()
  await field(page).fill('cookies')
  await expect(count(page)).toHaveText(/for "cookies"$/)
  await expect(page).toHaveURL('/search?q=cookies')
  await expect(page).toHaveTitle(/^Search results for "cookies"/)
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/api/commands/click')
})

test('limits the results to a section in the address, and Back undoes it', async ({ page }) => {
  await page.goto('/search?q=request')
  // Screen readers announce the number once it's final.
  const status = main(page).getByRole('status').last()
  await expect(status).toHaveText(/results/)
  const all = await status.textContent()
  const choice = filter(page).getByRole('link', { name: /^API/ })
  await choice.click()
  await expect(page).toHaveURL('/search?q=request&section=api')
  await expect(choice).toHaveAttribute('aria-current', 'true')
  await expect(choice).toBeFocused()
  await expect(count(page)).not.toHaveText(all ?? '')
  const labels = main(page).locator('.search-area')
  expect(new Set(await labels.allTextContents())).toEqual(new Set(['API']))
  await page.goBack()
  await expect(page).toHaveURL('/search?q=request')
  await expect(count(page)).toHaveText(all ?? '')
  await page.goForward()
  await expect(choice).toHaveAttribute('aria-current', 'true')
})

test('shows twenty results, then more, and moves the focus to the first new one', async ({
  page,
}) => {
  await page.goto('/search?q=test')
  await expect(results(page)).toHaveCount(20)
  await main(page).getByRole('button', { name: 'Show more' }).click()
  await expect(results(page).nth(20)).toBeVisible()
  await expect(results(page).nth(20).getByRole('link')).toBeFocused()
})

// @covers 2.8.7
test('opens results without a page load, and going back restores the position', async ({
  page,
}) => {
  await page.goto('/search?q=test')
  await hydrated(page)
  await markWindow(page)
  await main(page).getByRole('button', { name: 'Show more' }).click()
  const link = results(page).nth(24).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const top = await scrollPosition(page)
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=test')
  await expect(results(page).nth(24)).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(40)
  expect(await isMarked(page)).toBe(true)
})

test("shows a message for no results and for results that can't be loaded", async ({ page }) => {
  await page.goto('/search?q=xqzvwy+plorp')
  await expect(main(page).getByText('No results for "xqzvwy plorp"').first()).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Let us know.' })).toBeVisible()
  const mend = await breakIndex(page)
  await page.goto('/search?q=intercept')
  await expect(main(page).getByText('Unable to fetch results')).toBeVisible()
  await mend()
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await expect(count(page)).toBeVisible()
})

test('shows a query with HTML as text', async ({ page }) => {
  const query = '<b onclick="x">zzqq</b>'
  await page.goto(`/search?q=${encodeURIComponent(query)}`)
  await expect(field(page)).toHaveValue(query)
  await expect(main(page).getByText(`"${query}"`).first()).toBeVisible()
  await expect(main(page).locator('b')).toHaveCount(0)
})

test('keeps text that was typed into the form before the results loaded', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/SearchResults.*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/search', { waitUntil: 'load' })
  await field(page).fill('intercept')
  release()
  await expect(count(page)).toHaveText(/for "intercept"$/)
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL('/search?q=intercept')
})
