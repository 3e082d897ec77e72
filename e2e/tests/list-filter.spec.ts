import { expect, test, type Page } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'

const count = (page: Page) => page.getByRole('search').getByRole('status')

/** Opens a page and waits for its filter, which works once its script shows the count. */
async function open(page: Page, route: string, noun: string): Promise<void> {
  await openHydrated(page, route)
  await page.getByRole('search').scrollIntoViewIfNeeded()
  await expect(count(page)).toHaveText(new RegExp(`^All \\d+ ${noun}$`))
}

test.describe('the index of the API', () => {
  test('is filtered by words and by kind, and reports the number of visible entries', async ({
    page,
  }) => {
    await open(page, '/api/table-of-contents', 'entries')
    const field = page.getByRole('searchbox', { name: 'Filter by name or purpose' })
    await field.fill('cy.click()')
    await expect(page.getByRole('row', { name: /^\.click\(\)/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^cy\.wait\(\)/ })).toBeHidden()
    await expect(count(page)).toHaveText(/^\d+ of \d+ entries$/)
    await page.getByRole('radio', { name: 'Events' }).check()
    await expect(
      page.getByText('Nothing here matches “cy.click()” among the events.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect(field).toBeFocused()
    await expect(count(page)).toHaveText(/^All \d+ entries$/)
  })

  test('marks kind and retries, and shows a hidden group again if a link leads to it', async ({
    page,
  }) => {
    await open(page, '/api/table-of-contents', 'entries')
    await expect(page.getByRole('row', { name: /^cy\.get\(\)/ })).toContainText(/Query\s*Yes/)
    await expect(page.getByRole('row', { name: /^\.click\(\)/ })).toContainText(/Action\s*Waits/)
    await page.getByRole('searchbox', { name: 'Filter by name or purpose' }).fill('cookie')
    await expect(page.getByRole('heading', { name: 'Use bundled libraries' })).toBeHidden()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Use bundled libraries', exact: true })
      .click()
    await expect(page.getByRole('heading', { name: 'Use bundled libraries' })).toBeInViewport()
  })
})

test('the list of plugins is filtered by words, category, and badge', async ({ page }) => {
  await open(page, '/app/plugins/plugins-list', 'plugins')
  const field = page.getByRole('searchbox', { name: 'Filter by name or purpose' })
  const other = await page.getByRole('option').nth(2).innerText()
  await expect(page.getByRole('heading', { name: other })).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 })
  await expect(page.getByRole('heading', { name: other })).toBeHidden()
  await page.getByRole('radio', { name: 'Official' }).check()
  await expect(count(page)).toHaveText(/of \d+ plugins$/)
  await field.fill('nothing has this name')
  await expect(page.getByText('No plugin matches.')).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await page.getByRole('radio', { name: 'All', exact: true }).check()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('')
  await expect(count(page)).toHaveText(/^All \d+ plugins$/)
})

// @covers 10.14
test('the changelog is filtered by kind and words, and a link to a release shows everything again', async ({
  page,
}) => {
  await open(page, '/app/references/changelog', 'changes')
  const field = page.getByRole('searchbox', { name: 'Filter by version or words' })
  const first = page.getByRole('heading', { name: /^15\.21\.0/ })
  const release = page.locator('.release', { has: page.getByRole('heading', { name: '15.20.0' }) })
  await expect(first).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind of change' }).selectOption('Performance changes')
  await expect(first).toBeHidden()
  await expect(release.getByText('Fixed:').first()).toBeHidden()
  await expect(release.getByText('Faster:')).toHaveCount(2)
  await expect(count(page)).toHaveText(/^\d+ of \d+ changes$/)
  await field.fill('no change says this')
  await expect(page.getByText('No change matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all changes' }).click()
  await expect(field).toBeFocused()
  await field.fill('15.20.0')
  await expect(first).toBeHidden()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '15.21.0' })
    .click()
  await expect(first).toBeInViewport()
})

test.describe('a filter whose script is still loading', () => {
  test.use({ hasTouch: true })

  // @covers 10.4
  test('carries out the first tap and the first choice once it works', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/PluginsList*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/app/plugins/plugins-list')
    await page.getByRole('radio', { name: 'Official' }).tap()
    await expect(page.getByRole('search').getByRole('status')).toHaveText('All plugins')
    release()
    await expect(page.getByRole('radio', { name: 'Official' })).toBeChecked()
    await expect(count(page)).toHaveText(/^\d+ of \d+ plugins$/)
  })

  test('keeps a choice from a list', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/PluginsList*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/app/plugins/plugins-list')
    const list = page.getByRole('combobox', { name: 'Category' })
    await list.selectOption({ index: 2 })
    const chosen = await list.inputValue()
    release()
    await expect(count(page)).toHaveText(/^\d+ of \d+ plugins$/)
    await expect(list).toHaveValue(chosen)
  })
})

test.describe('common questions', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('are filtered by their text and their answers, with their groups', async ({ page }) => {
    await page.goto('/app/faq')
    const field = page.getByRole('searchbox', { name: /^Filter \d+ questions$/ })
    await field.scrollIntoViewIfNeeded()
    await field.fill('iframe')
    await expect(count(page)).toHaveText(/^\d\/\d+$/)
    const basics = page.getByRole('heading', { name: 'Basics' })
    await expect(page.getByRole('heading', { name: 'Pages and browsers' })).toBeVisible()
    await expect(basics).toHaveCSS('height', '0px')
    // The sections are still in the table of contents, and links to them work.
    await page.locator('.toc-mobile summary').click()
    await page.locator('.toc-mobile').getByRole('link', { name: 'Basics' }).click()
    await expect(basics).not.toHaveCSS('height', '0px')
    await expect(basics).toBeInViewport()
  })

  test('keep their filter visible below the bar with the sections', async ({ page }) => {
    await page.goto('/app/faq')
    const field = page.getByRole('searchbox', { name: /^Filter \d+ questions$/ })
    await page.locator('#elements').evaluate((heading) => heading.scrollIntoView())
    const bar = await page.locator('.toc-mobile').boundingBox()
    const box = await field.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    const heading = await page.locator('#elements').boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  })
})
