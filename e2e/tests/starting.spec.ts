import { expect, test } from '@playwright/test'
import { hydrated, isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { startPlainHost } from '../support/plain-host.ts'
import { basic } from '../support/ports.ts'

const DIST = 'packages/docent/test/fixtures/basic/dist'

test('a page whose HTML comes slowly starts, even if the reader moves before it is complete', async ({
  page,
}) => {
  let finish = (): void => undefined
  const moved = new Promise<void>((resolve) => {
    finish = resolve
  })
  const host = await startPlainHost(DIST, (html, response) => {
    const half = html.indexOf('</article>')
    response.write(html.subarray(0, half))
    void moved.then(() => response.end(html.subarray(half)))
  })
  try {
    const script = page.waitForEvent('requestfinished', (request) =>
      /early\.[\w-]+\.js$/.test(request.url()),
    )
    await page.goto(host.url('/intro'), { waitUntil: 'commit' })
    await script
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(20, 20)
    await page.mouse.move(30, 30)
    finish()
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  } finally {
    finish()
    host.close()
  }
})

test('Back right after a reload shows the page of the address', async ({ page }) => {
  await openHydrated(page, basic('/intro'))
  await page.getByRole('navigation').getByRole('link', { name: 'Guides' }).first().click()
  await expect(page).toHaveURL(/\/guides\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Introduction')
  await page.reload()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(basic('/intro'))
  await expect(heading).toHaveText('Introduction')
})

test('an address that ends in .html reaches its page on a host without rewrites', async ({
  page,
}) => {
  const host = await startPlainHost(DIST)
  try {
    for (const address of ['/intro.html', '/guides/first/index.html?a=1#a-custom-heading']) {
      await page.goto(host.url(address))
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
    }
    await expect(page).toHaveURL(/\/guides\/first/)
    await page.goto(host.url('/nowhere.html'))
    await page.mouse.move(5, 5)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveURL(host.url('/nowhere'))
    await hydrated(page)
    await markWindow(page)
    expect(await isMarked(page)).toBe(true)
  } finally {
    host.close()
  }
})
