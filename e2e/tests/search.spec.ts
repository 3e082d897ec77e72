import { expect, test } from '@playwright/test'
import { hydrated, isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { basic } from '../support/ports.ts'
import { breakIndex, openSearch, searchButton, searchDialog } from '../support/search.ts'

const PAGE = '/api/commands/click'

test.describe('the search opens', () => {
  test('from the button, which shows the shortcut of the system', async ({ page }) => {
    await openHydrated(page, PAGE)
    const button = searchButton(page)
    await expect(button).toContainText('Search')
    await expect(button.getByText('Ctrl K')).toBeVisible()
    await expect(button.getByText('⌘K')).toBeHidden()
    await button.click()
    const { dialog, field } = searchDialog(page)
    await expect(dialog).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('placeholder', 'Search docs')
  })

  test('and the button shows ⌘K on Apple systems, without moving anything', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
    )
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(PAGE)
    await expect(searchButton(page).getByText('⌘K')).toBeVisible()
    await expect(searchButton(page).getByText('Ctrl K')).toBeHidden()
  })

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`with ${keys}`, async ({ page }) => {
      await openHydrated(page, PAGE)
      await page.keyboard.press(keys)
      const { field } = searchDialog(page)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    })
  }

  test('with a letter typed on the button, which begins the query', async ({ page }) => {
    await openHydrated(page, PAGE)
    await searchButton(page).focus()
    await page.keyboard.type('intercept')
    const { field, options } = searchDialog(page)
    await expect(field).toHaveValue('intercept')
    await expect(options.first()).toContainText('intercept')
  })

  test('and leaves a slash in another field alone', async ({ page }) => {
    await openHydrated(page, '/app/plugins/plugins-list')
    const filter = page.getByRole('main').locator('input').first()
    await filter.focus()
    await page.keyboard.type('a/b')
    await expect(filter).toHaveValue('a/b')
    await expect(searchDialog(page).dialog).toBeHidden()
  })

  test('and what was typed before the application was there is not lost', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/{main,SearchDialog}.*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(PAGE, { waitUntil: 'load' })
    await page.keyboard.press('/')
    await page.keyboard.type('inter')
    await expect(searchDialog(page).dialog).toBeHidden()
    release()
    await expect(searchDialog(page).field).toHaveValue(/^inter/)
    await page.keyboard.type('cept')
    await expect(searchDialog(page).field).toHaveValue('intercept')
  })

  test('and its code and index are fetched when the pointer comes near', async ({ page }) => {
    await openHydrated(page, PAGE)
    const index = page.waitForRequest('**/search-index/index.json')
    const code = page.waitForRequest('**/assets/SearchDialog.*.js')
    await searchButton(page).hover()
    await Promise.all([index, code])
  })

  test('on a phone from an icon that a finger can hit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, PAGE)
    const box = await searchButton(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await searchButton(page).click()
    const { dialog } = searchDialog(page)
    await expect(dialog).toBeVisible()
    const sheet = await dialog.boundingBox()
    expect([sheet?.x, sheet?.y, sheet?.width, sheet?.height]).toEqual([0, 0, 390, 844])
    await dialog.getByRole('button', { name: 'Close the search' }).click()
    await expect(dialog).toBeHidden()
  })
})

test.describe('the search closes', () => {
  test('on Escape, and gives the focus back', async ({ page }) => {
    await openHydrated(page, PAGE)
    await searchButton(page).focus()
    await page.keyboard.press('Enter')
    const { dialog, field } = searchDialog(page)
    await expect(field).toBeFocused()
    await page.keyboard.type('abc')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(searchButton(page)).toBeFocused()
  })

  test('on its backdrop, and not on a click inside', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE)
    await field.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(20, 500)
    await expect(dialog).toBeHidden()
  })

  test('on its own shortcut, and on going back', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE, 'intercept')
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeHidden()
    await page.evaluate(() => {
      location.hash = 'syntax'
    })
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  test('and meanwhile the page behind does not scroll', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE)
    await page.mouse.move(700, 800)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

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

  test('are walked through with arrow keys, Home and End while the focus stays', async ({
    page,
  }) => {
    const { field, options, active } = await openSearch(page, PAGE, 'intercept')
    const href = (index: number): Promise<string | null> => options.nth(index).getAttribute('href')
    // The full answer is there when an excerpt is.
    await page.waitForTimeout(500)
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

  test('open with Enter, without a page load', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE, 'intercept')
    await markWindow(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/commands\/intercept$/)
    await expect(page.getByRole('heading', { level: 1, name: 'intercept' })).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })

  test('open even when Enter came before the answer', async ({ page }) => {
    await openHydrated(page, PAGE)
    await page.keyboard.press('/')
    await searchDialog(page).field.waitFor()
    await page.keyboard.type('intercept')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/commands\/intercept$/)
  })

  test('open a section at its heading', async ({ page }) => {
    const { options } = await openSearch(page, PAGE, 'intercept')
    const section = options.nth(1)
    const href = (await section.getAttribute('href')) ?? ''
    await section.click()
    await expect(page).toHaveURL(new RegExp(`${href.replace('?', '\\?')}$`))
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
  })

  test('open in a new tab with Ctrl and Enter, and with the middle button', async ({
    page,
    context,
  }) => {
    const { dialog, options } = await openSearch(page, PAGE, 'intercept')
    const first = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await first).toHaveURL(/\/api\/commands\/intercept$/)
    await page.bringToFront()
    const second = context.waitForEvent('page')
    await options.first().click({ button: 'middle' })
    await expect(await second).toHaveURL(/\/api\/commands\/intercept$/)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  test('are counted for screen readers', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE, 'intercept')
    await expect(dialog.getByRole('status').last()).toHaveText(/^\d+ results for "intercept"$/)
  })

  test('stay until the next answer is there, and the query can be cleared', async ({ page }) => {
    const { dialog, field, options } = await openSearch(page, PAGE, 'intercept')
    await page.keyboard.press('Backspace')
    await expect(options.first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Clear the query' }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(options).toHaveCount(0)
  })

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

test.describe('without results', () => {
  test('the search says so, offers other queries, and asks to be told', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE)
    await field.fill('xqzvwy plorp')
    await expect(dialog.getByText('No results for "xqzvwy plorp"').first()).toBeVisible()
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /^https:\/\/.*xqzvwy%20plorp$/,
    )
    const suggestions = dialog.getByText('Try searching for')
    if ((await suggestions.count()) > 0) {
      const button = dialog.getByRole('list').getByRole('button').first()
      const text = (await button.textContent()) ?? ''
      await button.click()
      await expect(field).toHaveValue(text)
      await expect(field).toBeFocused()
    }
  })

  test('a site without an address for feedback does not ask', async ({ page }) => {
    const { dialog, field } = await openSearch(page, basic('/intro'))
    await field.fill('xqzvwy plorp')
    await expect(dialog.getByText('No results for "xqzvwy plorp"').first()).toBeVisible()
    await expect(dialog.getByText('Believe this query')).toHaveCount(0)
  })
})

test('an index that cannot be fetched says so, and can be tried again', async ({ page }) => {
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

test('waiting is shown when it takes long', async ({ page }) => {
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

test.describe('before anything is typed', () => {
  test('the sections of the site are offered', async ({ page }) => {
    const { dialog } = await openSearch(page, PAGE)
    await expect(dialog.getByRole('heading', { name: 'Start with' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('link', { name: 'App' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(searchDialog(page).field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/table-of-contents')
  })

  test('opened results are remembered, become favourites, and can be removed', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE, 'intercept')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/intercept$/)
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /intercept/ })).toBeVisible()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(
      dialog.getByRole('button', { name: 'Add intercept to the favourites' }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Favourites' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeHidden()

    await page.reload()
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await dialog.getByRole('button', { name: 'Remove intercept from the favourites' }).click()
    await expect(dialog.getByRole('heading', { name: 'Start with' })).toBeVisible()
    await expect(field).toBeFocused()
  })

  test('everything works with storage blocked', async ({ page }) => {
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

test('typing on a link of the dialog goes on in the field', async ({ page }) => {
  const { field } = await openSearch(page, PAGE)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('visit')
  await expect(field).toHaveValue('visit')
})

test('the front page begins with a search, and the not-found page with the words of the address', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Search docs' }).click()
  await expect(searchDialog(page).field).toBeFocused()
  await openHydrated(page, '/api/commands/select-files')
  await page.getByRole('main').getByRole('button', { name: 'Search for "select files"' }).click()
  await expect(searchDialog(page).field).toHaveValue('select files')
})

test('paper shows no search', async ({ page }) => {
  await openSearch(page, PAGE)
  await page.emulateMedia({ media: 'print' })
  await expect(searchDialog(page).dialog).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page has a form', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox', { name: 'Search' }).fill('intercept')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=intercept')
  })

  test('the bar has a link to the results page', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
  })

  test('the results page has a form, says what is missing, and lists the sections', async ({
    page,
  }) => {
    await page.goto('/search?q=intercept')
    // Playwright reads no texts in <noscript>.
    const note = page.getByRole('main').locator('noscript p')
    await expect(note).toBeVisible()
    expect(await note.innerText()).toContain('Results need JavaScript')
    await expect(page.getByRole('main').getByRole('link', { name: 'API' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  })
})
