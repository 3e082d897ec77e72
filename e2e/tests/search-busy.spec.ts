import { expect, test, type BrowserContext, type Page } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'
import { startPlainHost } from '../support/plain-host.ts'
import { PAGE, searchButton, searchDialog } from '../support/search.ts'

// A reader's input gets an answer, no matter what is slow: the processor, the search's code, the index, or the page.

const INTERCEPT = '/api/commands/intercept'

/** Holds the responses to these requests until the returned function is called. */
async function hold(context: BrowserContext, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Slows the browser's processor down to a sixth of its speed. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** Waits until the page's first script has run. */
async function earlyScript(page: Page): Promise<void> {
  const script = page.locator('script[type="module"][src*="/early."]')
  await script.evaluate((element: HTMLScriptElement) => import(element.src))
}

// @covers 10.32
test('letters typed on the button while the index is loading get an answer', async ({
  page,
  context,
}) => {
  const release = await hold(context, '**/search-index/index.json')
  await slowDown(page)
  await page.goto(PAGE)
  await searchButton(page).focus()
  await page.keyboard.type('intercept')
  const { field, options } = searchDialog(page)
  await expect(field).toHaveValue('intercept')
  release()
  await expect(options.first()).toHaveAttribute('href', INTERCEPT)
})

// @covers 10.32
test('a query that changes before its first answer gets the answer to its final form', async ({
  page,
  context,
}) => {
  const release = await hold(context, '**/search-index/index.json')
  await slowDown(page)
  await page.goto(PAGE)
  await searchButton(page).focus()
  await page.keyboard.type('visi')
  const { dialog, field, options } = searchDialog(page)
  await expect(field).toHaveValue('visi')
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('intercept')
  release()
  await expect(options.first()).toHaveAttribute('href', INTERCEPT)
  await expect(dialog.getByRole('status').last()).toHaveText(/results for "intercept"$/)
})

// @covers 10.32
test('letters typed while the page itself is still loading get an answer', async ({ page }) => {
  let finish = (): void => undefined
  const typed = new Promise<void>((resolve) => {
    finish = resolve
  })
  const host = await startPlainHost('site/dist', (html, response) => {
    const half = html.indexOf('</article>')
    response.write(html.subarray(0, half))
    void typed.then(() => response.end(html.subarray(half)))
  })
  try {
    const loaded = ['open-search', 'search-index/index'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}.`)),
    )
    await page.goto(host.url('/api/commands/click'), { waitUntil: 'commit' })
    await earlyScript(page)
    await searchButton(page).focus()
    await page.keyboard.type('intercept')
    await Promise.all(loaded)
    finish()
    const { field, options } = searchDialog(page)
    await expect(field).toHaveValue('intercept')
    await expect(options.first()).toHaveAttribute('href', INTERCEPT)
  } finally {
    finish()
    host.close()
  }
})

// @covers 10.32
test('on the results page, the dialog and the page each get an answer', async ({
  page,
  context,
}) => {
  const releaseIndex = await hold(context, '**/search-index/index.json')
  const releaseResults = await hold(context, '**/assets/SearchResults.*.js')
  await page.goto('/search?q=visit')
  await searchButton(page).focus()
  await page.keyboard.type('intercept')
  const { dialog, field, options } = searchDialog(page)
  await expect(field).toHaveValue('intercept')
  // The page sends its query after the dialog does.
  releaseResults()
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('searchbox', { includeHidden: true })).toHaveValue(
    'visit',
  )
  releaseIndex()
  await expect(options.first()).toHaveAttribute('href', INTERCEPT)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(/^\d+ results for "visit"$/)).toBeVisible()
})

// @covers 10.32
test('a click before the first script leads to the results page', async ({ page, context }) => {
  const release = await hold(context, /\/assets\/early\.[\w-]+\.js$/)
  await page.goto(PAGE, { waitUntil: 'commit' })
  await searchButton(page).click({ noWaitAfter: true })
  await page.waitForURL(/\/search\?*$/, { waitUntil: 'commit' })
  release()
  await expect(
    page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox')),
  ).toBeVisible()
})

// @covers 10.32
test("while the search's code is loading, a line says so", async ({ page, context }) => {
  const release = await hold(context, /\/assets\/open-search\.[\w-]+\.js$/)
  await page.goto(PAGE)
  await earlyScript(page)
  await page.clock.install()
  await searchButton(page).click()
  const line = page.locator('.search-notice')
  // As long as the code takes, not only for a moment.
  await page.clock.runFor(6000)
  await expect(line).toBeVisible()
  await expect(line).not.toBeEmpty()
  await page.clock.resume()
  release()
  await expect(searchDialog(page).field).toBeVisible()
  await expect(line).toBeHidden()
})

test('a key that ends a composition neither opens a result nor closes the dialog', async ({
  page,
}) => {
  await page.goto(PAGE)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const { dialog, field, options, active } = searchDialog(page)
  await field.fill('intercept')
  await options.first().waitFor()
  await expect(active).toHaveCount(1)
  const before = { url: page.url(), id: await field.getAttribute('aria-activedescendant') }
  for (const key of ['Enter', 'Escape', 'ArrowDown'])
    await field.evaluate((element, name) => {
      // Safari reports the key that ends a composition after its end, with the code of the input method.
      const init = { key: name, keyCode: 229, bubbles: true, cancelable: true }
      element.dispatchEvent(new KeyboardEvent('keydown', init))
    }, key)
  await expect(dialog).toBeVisible()
  expect({ url: page.url(), id: await field.getAttribute('aria-activedescendant') }).toEqual(before)
})

/** Replaces each text of an element, as browsers' translators do. */
function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

test('a translated search and a translated filter still change', async ({ page }) => {
  const errors: string[] = []
  // A part that is translated before it starts is rendered again, which React reports as #418.
  page.on('pageerror', (error) => {
    if (!String(error).includes('#418')) errors.push(String(error))
  })
  await page.goto(PAGE)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const { dialog, field, options } = searchDialog(page)
  for (const [query, href] of [
    ['intercept', INTERCEPT],
    ['zzqqxx', ''],
    ['click', '/api/commands/click'],
  ] as const) {
    await field.fill(query)
    if (href === '') await expect(options).toHaveCount(0)
    else await expect(options.first()).toHaveAttribute('href', href)
    await dialog.evaluate(translateTexts)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto('/search?q=intercept')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.locator(`a[href^="${INTERCEPT}"]`).first()).toBeVisible()
  await main.evaluate(translateTexts)
  await main.locator('input').first().fill('click')
  await expect(main.locator('a[href^="/api/commands/click"]').first()).toBeVisible()
  await main.evaluate(translateTexts)
  await main.locator('input').first().fill('zzqqxx')
  await expect(main.locator(`a[href^="${INTERCEPT}"]`)).toHaveCount(0)

  await page.goto('/api/table-of-contents')
  await hydrated(page)
  await main.evaluate(translateTexts)
  const filter = main.getByRole('searchbox')
  await filter.fill('intercept')
  await expect(main.locator(`a[href="/api/commands/click"]`)).toBeHidden()
  await expect(main.locator(`a[href="${INTERCEPT}"]`).first()).toBeVisible()
  await filter.fill('')
  await expect(main.locator(`a[href="/api/commands/click"]`).first()).toBeVisible()
  expect(errors).toEqual([])
})
