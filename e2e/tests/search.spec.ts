import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { scrollPosition } from '../support/page.ts'
import { PAGE, openSearch, searchButton, searchDialog } from '../support/search.ts'

test.describe('the search opens', () => {
  // @covers 1.10, 2.8.2, 2.8.6
  test("from the button, which shows the system's shortcut", async ({ page }) => {
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

  // @covers 2.8.6
  test('and the button shows ⌘K on Apple systems without a layout shift', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
    )
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(PAGE)
    await expect(searchButton(page).getByText('⌘K')).toBeVisible()
    await expect(searchButton(page).getByText('Ctrl K')).toBeHidden()
  })

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    // @covers 2.8.3
    test(`with ${keys}`, async ({ page }) => {
      await openHydrated(page, PAGE)
      await page.keyboard.press(keys)
      const { field } = searchDialog(page)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    })
  }

  // @covers 2.8.4
  test('with a letter typed on the button, which starts the query', async ({ page }) => {
    await openHydrated(page, PAGE)
    await searchButton(page).focus()
    await page.keyboard.type('intercept')
    const { field, options } = searchDialog(page)
    await expect(field).toHaveValue('intercept')
    await expect(options.first()).toContainText('intercept')
  })

  // @covers 2.8.3
  test('but not with a slash in another field', async ({ page }) => {
    await openHydrated(page, '/app/plugins/plugins-list')
    const filter = page.getByRole('main').locator('input').first()
    await filter.focus()
    await page.keyboard.type('a/b')
    await expect(filter).toHaveValue('a/b')
    await expect(searchDialog(page).dialog).toBeHidden()
  })

  test('and keeps text that was typed before the application loaded', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/{main,open-search}.*.js', async (route) => {
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

  test('and its code and index load when the pointer comes near', async ({ page }) => {
    await openHydrated(page, PAGE)
    const index = page.waitForRequest('**/search-index/index.json')
    const code = page.waitForRequest('**/assets/open-search.*.js')
    await searchButton(page).hover()
    await Promise.all([index, code])
  })

  test('on a phone from an icon that is large enough for a finger', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, PAGE)
    const box = await searchButton(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await searchButton(page).click()
    const { dialog } = searchDialog(page)
    await expect(dialog).toBeVisible()
    // The dialog grows until it fills the window.
    const whole = { x: 0, y: 0, width: 390, height: 844 }
    await expect.poll(() => dialog.boundingBox()).toEqual(whole)
    await dialog.getByRole('button', { name: 'Close the search' }).click()
    await expect(dialog).toBeHidden()
  })
})

test.describe('the search closes', () => {
  // @covers 2.8.5
  test('on Escape and restores the focus', async ({ page }) => {
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

  test('on a click on its backdrop, but not on a click inside', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE)
    await field.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(20, 500)
    await expect(dialog).toBeHidden()
  })

  test('on its own shortcut and on going back', async ({ page }) => {
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

  test('and opens again, even immediately after closing', async ({ page }) => {
    const { dialog, field } = await openSearch(page, PAGE, 'intercept')
    // Before the browser draws the page without the dialog, or reports that it's closed. The key goes to whatever has
    // the focus.
    await page.evaluate(() => {
      const press = (): void => {
        const shortcut = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', shortcut))
      }
      addEventListener('keydown', press, { once: true })
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/intercept$/)
    await expect(dialog).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('visit')
    await expect(field).toHaveValue('visit')
    await expect(dialog).toBeVisible()
  })

  test("and while it's open, the page behind doesn't scroll", async ({ page }) => {
    const { dialog } = await openSearch(page, '/api/commands/click')
    await page.mouse.move(700, 800)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // If the first wheel event had moved the page, this one would scroll it farther.
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollPosition(page)).toBe(100)
  })
})

test('typing on a link in the dialog continues in the field', async ({ page }) => {
  const { field } = await openSearch(page, PAGE)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('visit')
  await expect(field).toHaveValue('visit')
})

test("the not-found page's search has the words of the address", async ({ page }) => {
  await openHydrated(page, '/api/commands/select-files')
  await page.getByRole('main').getByRole('button', { name: 'Search for "select files"' }).click()
  await expect(searchDialog(page).field).toHaveValue('select files')
})

test("the search isn't printed", async ({ page }) => {
  await openSearch(page, PAGE)
  await page.emulateMedia({ media: 'print' })
  await expect(searchDialog(page).dialog).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the not-found page has a form', async ({ page }) => {
    await page.goto('/no-such-page')
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox', { name: 'Search' }).fill('intercept')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=intercept')
  })

  test('the navbar has a link to the results page', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
  })

  test('the results page has a form, explains what is missing, and lists the sections', async ({
    page,
  }) => {
    await page.goto('/search?q=intercept')
    // Playwright doesn't read text in <noscript>.
    const note = page.getByRole('main').locator('noscript p')
    await expect(note).toBeVisible()
    expect(await note.innerText()).toContain('Search results require JavaScript')
    await expect(page.getByRole('main').getByRole('link', { name: 'API' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  })
})
