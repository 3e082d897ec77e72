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
