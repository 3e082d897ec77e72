import { expect, test, type Page } from '../support/test.ts'
import { finishTest, openKeptPage, startTest } from '../support/kept-page.ts'

const VIEWPORT = { width: 1440, height: 900 }

test.describe('the page that tests take turns with', () => {
  test('has nothing that the test before has left', async ({ browser }) => {
    const kept = await openKeptPage(browser)
    const { page } = kept
    const requests: string[] = []
    await startTest(kept, VIEWPORT)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' })
    await page.context().grantPermissions(['notifications'])
    await page.addInitScript(() => Object.assign(window, { added: true }))
    await page.context().route('**/search', (route) => route.abort())
    await page.route('**/versions', (route) => route.fulfill({ body: 'Nothing.' }))
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/versions')
    await expect(page.getByText('Nothing.')).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      sessionStorage.setItem('seen', '1')
      document.cookie = 'a=1'
      window.open('/')
    })
    await expect.poll(() => page.context().pages().length).toBe(2)
    await page.context().setOffline(true)

    expect(await finishTest(kept)).toBe(true)
    await startTest(kept, VIEWPORT)
    requests.length = 0
    expect(page.context().pages()).toEqual([page])
    expect(page.viewportSize()).toEqual(VIEWPORT)
    await page.goto('/search')
    await page.goto('/versions')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requests).toEqual([])
    expect(
      await page.evaluate(() => [
        'added' in window,
        localStorage.getItem('theme'),
        sessionStorage.getItem('seen'),
        document.cookie,
        Notification.permission,
        matchMedia('print, (prefers-color-scheme: dark), (prefers-reduced-motion)').matches,
      ]),
    ).toEqual([false, null, null, '', 'denied', false])
    await page.context().close()
  })

  test('is given up after a change that stays', async ({ browser, baseURL }) => {
    const elsewhere = baseURL?.replace('localhost', '127.0.0.1') ?? ''
    const changes: ((page: Page) => Promise<unknown>)[] = [
      (page) => page.clock.install(),
      (page) => page.context().newCDPSession(page),
      (page) => page.goto(`${elsewhere}/versions`),
      (page) => page.close(),
    ]
    for (const change of changes) {
      const kept = await openKeptPage(browser)
      await startTest(kept, VIEWPORT)
      await kept.page.goto('/versions')
      await change(kept.page)
      expect(await finishTest(kept), String(change)).toBe(false)
      await kept.page.context().close()
    }
  })
})
