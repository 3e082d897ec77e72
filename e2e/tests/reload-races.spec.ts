import { expect, test, type Page } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { startPlainHost, type PlainHost } from '../support/plain-host.ts'

// A file of the page's build is gone, so the page is about to be loaded in full when the reader follows a link.
let host: PlainHost
test.beforeAll(async () => {
  host = await startPlainHost('packages/docent/test/fixtures/shell/dist')
})
test.afterAll(() => host.close())

/** Holds responses back until the returned function is called. The response is `missing` or the real one. */
async function hold(page: Page, pattern: RegExp, answer: 'missing' | 'real'): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    await (answer === 'missing' ? route.fulfill({ status: 404, body: '' }) : route.continue())
  })
  return release
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) =>
  page.getByRole('article').getByRole('link', { name, exact: true })
/** Requests for the document of a path. */
const documentOf = (path: string): RegExp => new RegExp(`${path}/?(?:\\?.*)?$`)

// @covers 10.13
test('a link that is followed before the application fails leads to its page', async ({ page }) => {
  const failApplication = await hold(page, /\/assets\/main\./, 'missing')
  const sendTarget = await hold(page, documentOf('/guides/last'), 'real')
  await page.goto(host.url('/intro'))
  const asked = page.waitForRequest(documentOf('/guides/last'))
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await link(page, 'the last guide').click({ noWaitAfter: true })
  await asked
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  failApplication()
  await warned
  sendTarget()
  await expect(heading(page)).toHaveText('Last')
  await expect(page).toHaveURL(documentOf('/guides/last'))
})

/** Opens a page with an island whose code is still loading. */
async function openWithIsland(page: Page): Promise<{ failIsland: () => Promise<void> }> {
  // Prevents prefetching.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const fail = await hold(page, /\/assets\/Frail\./, 'missing')
  await openHydrated(page, host.url('/frail'))
  return {
    async failIsland() {
      const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
      fail()
      await warned
    },
  }
}

const navbarLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

// @covers 10.13
test('a link that is followed before an island fails leads to its page', async ({ page }) => {
  const { failIsland } = await openWithIsland(page)
  const sendPayload = await hold(page, /\/zoom\/index\.json$/, 'real')
  const asked = page.waitForRequest(/\/zoom\/index\.json$/)
  await navbarLink(page, 'Path').click()
  await asked
  await failIsland()
  sendPayload()
  await expect(page).toHaveURL(documentOf('/zoom'))
  await expect(heading(page)).toHaveText('Zoom')
  // The previous page doesn't come back.
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText('Zoom')
})

// @covers 10.13
test('a link that is followed while the page loads again leads to its page', async ({ page }) => {
  const { failIsland } = await openWithIsland(page)
  const { x = 0, y = 0 } = (await navbarLink(page, 'Path').boundingBox()) ?? {}
  const sendAgain = await hold(page, documentOf('/frail'), 'real')
  const again = page.waitForRequest(documentOf('/frail'))
  await failIsland()
  await again
  const asked = page.waitForRequest(/\/zoom(?:\/index\.json|\/)?$/)
  // Clicks at a position instead of the link, because Playwright would wait for the load.
  await page.mouse.click(x + 5, y + 5)
  await asked
  sendAgain()
  await expect(heading(page)).toHaveText('Zoom')
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText('Zoom')
  await expect(page).toHaveURL(documentOf('/zoom'))
})
