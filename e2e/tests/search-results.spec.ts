import { expect, test } from '../support/test.ts'
import { isMarked, markWindow, openHydrated, openStill } from '../support/hydrated.ts'
import { expectNewTab } from '../support/new-tab.ts'
import { basic } from '../support/ports.ts'
import { PAGE, breakIndex, openSearch, searchDialog } from '../support/search.ts'

/** Address of the first result for "intercept". */
const INTERCEPT = /\/api\/commands\/intercept$/

test.describe('results', () => {
  test('list the page first, with its area and its sections as links', async ({ page }) => {
    const { options, active, dialog } = await openSearch(page, PAGE, 'intercept')
    await expect(options.first()).toHaveAttribute('href', '/api/commands/intercept')
    await expect(options.first()).toContainText('API')
    await expect(options.first().locator('mark').first()).toHaveText('intercept')
    await expect(active).toHaveAttribute('href', '/api/commands/intercept')
    await expect(options.nth(1)).toHaveAttribute('href', /^\/api\/commands\/intercept#./)
    await expect(dialog.getByRole('group', { name: 'intercept', exact: true })).toBeVisible()
  })

  test('are navigated with the arrow keys, Home, and End while the focus stays', async ({
    page,
  }) => {
    const { dialog, field, options, active } = await openSearch(page, PAGE, 'intercept')
    const href = (index: number): Promise<string | null> => options.nth(index).getAttribute('href')
    // The number of results is announced when the answer is complete.
    await expect(dialog.getByRole('status')).toContainText('intercept')
    await page.keyboard.press('ArrowDown')
    await expect(active).toHaveAttribute('href', (await href(1)) ?? '')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(active).toContainText(/See all \d+ results/)
    await page.keyboard.press('Home')
    await expect(active).toHaveAttribute('href', (await href(0)) ?? '')
    await page.keyboard.press('End')
    await expect(active).toBeInViewport()
    await expect(active).toContainText('See all')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? '',
    )
  })

  // @covers 2.8.7
  test('open with Enter, without a page load', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE, 'intercept')
    await markWindow(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/commands\/intercept$/)
    await expect(page.getByRole('heading', { level: 1, name: 'intercept' })).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })

  test('open even if Enter was pressed before the answer arrived', async ({ page }) => {
    await openHydrated(page, PAGE)
    await page.keyboard.press('/')
    await searchDialog(page).field.waitFor()
    await page.keyboard.type('intercept')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/commands\/intercept$/)
  })

  test('open in a new tab even if Ctrl and Enter were pressed before the answer arrived', async ({
    page,
    context,
  }) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await context.route('**/search-index/**', async (route) => {
      await released
      await route.continue()
    })
    await openHydrated(page, PAGE)
    await page.keyboard.press('/')
    const { dialog, field } = searchDialog(page)
    await field.waitFor()
    await page.keyboard.type('intercept')
    await page.keyboard.press('Control+Enter')
    await expectNewTab(page, INTERCEPT, async () => release())
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  test('open a section at its heading', async ({ page }) => {
    const { dialog, options } = await openSearch(page, PAGE, 'intercept')
    // Until then, the answer to the first letters may be shown.
    await expect(dialog.getByRole('status').last()).toHaveText(/results for "intercept"$/)
    const section = options.nth(1)
    const href = (await section.getAttribute('href')) ?? ''
    await section.click()
    await expect(page).toHaveURL(new RegExp(`${href.replace('?', '\\?')}$`))
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
  })

  for (const [surface, url] of [
    ['in the dialog', PAGE],
    ['on the results page', '/search?q=intercept'],
  ] as const) {
    // @covers 10.31
    test(`stay in place, no matter how late better answers arrive: ${surface}`, async ({
      page,
    }) => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      // Holds back the index's words and text. The list of pages loads immediately.
      await page.route(/\/search-index\/[^/]+\//, async (route) => {
        await released
        await route.continue()
      })
      await openStill(page, url)
      if (surface === 'in the dialog') {
        await page.keyboard.press('/')
        await searchDialog(page).field.fill('intercept')
      }
      const list = page.getByRole('listbox').or(page.locator('.search-results'))
      await expect(list.getByText('intercept').first()).toBeVisible()
      // A reader can't select a result faster than this.
      await page.clock.runFor(200)
      const links = list.locator('a')
      const rows = (): Promise<string[]> =>
        links.evaluateAll((all) =>
          all
            .slice(0, 12)
            .map((link) => `${link.getAttribute('href')} ${link.getBoundingClientRect().top}`),
        )
      const before = await rows()
      const marks = await list.locator('mark').count()
      release()
      await expect.poll(() => list.locator('mark').count()).toBeGreaterThan(marks)
      expect(await rows()).toEqual(before)
    })
  }

  test('open in a new tab with Ctrl and Enter, and with the middle button', async ({ page }) => {
    const { dialog, options } = await openSearch(page, PAGE, 'intercept')
    await expectNewTab(page, INTERCEPT, () => page.keyboard.press('Control+Enter'))
    await expectNewTab(page, INTERCEPT, () => options.first().click({ button: 'middle' }))
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  test('are counted for screen readers', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE, 'intercept')
    const status = dialog.getByRole('status').last()
    await expect(status).toHaveText(/^\d+ results for "intercept"$/)
    // Cleared, so that the same count is announced again.
    await field.fill('')
    await expect(status).toHaveText('')
    await field.fill('intercept')
    await expect(status).toHaveText(/^\d+ results for "intercept"$/)
  })

  test('stay until the next answer arrives, and the query can be cleared', async ({ page }) => {
    const { dialog, field, options } = await openSearch(page, PAGE, 'intercept')
    await page.keyboard.press('Backspace')
    await expect(options.first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Clear the query' }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(options).toHaveCount(0)
  })

  // @covers 2.8.9
  test('are all shown on the results page', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE, 'request')
    await dialog.getByRole('option', { name: /^See all \d+ results$/ }).click()
    await expect(page).toHaveURL('/search?q=request')
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^\d+ results for "request"$/)).toBeVisible()
  })

  test('show a query as text, never as HTML', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE)
    await field.fill('<img src=x onerror=alert(1)> zzqq')
    await expect(dialog.locator('.search-panel img')).toHaveCount(0)
  })
})

// @covers 11.35
test('the results can be limited to an area with the keyboard', async ({ page }) => {
  const { dialog, field, options } = await openSearch(page, PAGE, 'introduction')
  const areas = dialog.getByRole('group', { name: 'Section' })
  const cloud = areas.getByRole('button', { name: 'Cloud' })
  const all = areas.getByRole('button', { name: 'All' })
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  await cloud.focus()
  await page.keyboard.press('Enter')
  await expect(cloud).toHaveAttribute('aria-pressed', 'true')
  await expect(options.first()).toHaveAttribute('href', /^\/cloud\//)
  const seeAll = options.last()
  await expect(seeAll).toHaveAttribute('href', '/search?q=introduction&section=cloud')
  await expect(dialog.locator('.search-option-page:not([href^="/cloud/"])')).toHaveCount(0)

  await field.fill('xqzvwy plorp')
  await expect(dialog.getByText('No results for "xqzvwy plorp"').first()).toBeVisible()
  await all.click()
  await field.fill('introduction')
  await expect(dialog.locator('.search-option-page:not([href^="/cloud/"])').first()).toBeVisible()
})

test.describe('without results', () => {
  // @covers 4.17, 8.13
  test('the search reports that, suggests other queries, and asks for feedback', async ({
    page,
  }) => {
    const { dialog, field } = await openSearch(page, PAGE)
    await field.fill('xqzvwy plorp')
    await expect(dialog.getByText('No results for "xqzvwy plorp"').first()).toBeVisible()
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /^https:\/\/.*xqzvwy%20plorp$/,
    )
    await expect(dialog.getByText('Try searching for')).toBeVisible()
    const button = dialog.getByRole('list').getByRole('button').first()
    const text = (await button.textContent()) ?? ''
    await button.click()
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
    await expect(dialog.getByRole('option').first()).toBeVisible()
  })

  test("a site without a feedback address doesn't ask for feedback", async ({ page }) => {
    const { dialog, field } = await openSearch(page, basic('/intro'))
    await field.fill('xqzvwy plorp')
    await expect(dialog.getByText('No results for "xqzvwy plorp"').first()).toBeVisible()
    await expect(dialog.getByText('Believe this query')).toHaveCount(0)
  })
})

// @covers 4.17, 8.12
test("an index that can't be loaded is reported, and loading can be tried again", async ({
  page,
}) => {
  const mend = await breakIndex(page)
  const { dialog, field, options } = await openSearch(page, PAGE)
  await field.fill('intercept')
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible()
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible()
  await mend()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toHaveAttribute('href', '/api/commands/intercept')
  await expect(field).toBeFocused()
})

test('a long wait is shown', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.context().route('**/search-index/**', async (route) => {
    await held
    await route.continue()
  })
  const { dialog, field, options } = await openSearch(page, PAGE)
  await field.fill('intercept')
  await expect(dialog.getByText('Searching')).toBeAttached()
  release()
  await expect(options.first()).toBeVisible()
  await expect(dialog.getByText('Searching')).toHaveCount(0)
})
