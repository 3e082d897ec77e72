import { expect, test } from '../support/test.ts'
import { blockStorage } from '../support/blocked-storage.ts'
import { layoutShifts, watchLayoutShift } from '../support/layout-shift.ts'
import { hydrated, isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { thirdParty } from '../support/ports.ts'
import {
  answer,
  answerThirdParties,
  outsideRequests,
  question,
  reportedViews,
  settings,
  settingsLink,
} from '../support/third-parties.ts'

const hosts = (urls: string[]) => [...new Set(urls.map((url) => new URL(url).hostname))].sort()

test.beforeEach(({ context }) => answerThirdParties(context))

test.describe('before consent', () => {
  // @covers 2.5.19
  test('nothing is requested from a third party, no matter how the page is used', async ({
    page,
  }) => {
    const requests = outsideRequests(page)
    await openHydrated(page, thirdParty('/first'))
    await expect(question(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await page.reload()
    await expect(question(page)).toBeVisible()
    expect(requests).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test('the banner appears after the page without a layout shift', async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto(thirdParty('/first'))
    await expect(question(page)).toBeVisible()
    // The application that loads now doesn't change it.
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await hydrated(page)
    await expect(question(page)).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
    expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })
})

test.describe('consent', () => {
  // @covers 2.5.19
  test('loads the services and reports the current page', async ({ page }) => {
    const requests = outsideRequests(page)
    await page.goto(thirdParty('/first?from=here'))
    await answer(page, 'Accept all').click()
    await expect(question(page)).toBeHidden()
    await expect
      .poll(() => requests.filter((url) => !url.endsWith('/collect')).sort())
      .toEqual([
        'https://www.clarity.ms/tag/clarity3',
        'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
        'https://www.googletagmanager.com/gtm.js?id=GTM-TEST2',
      ])
    const view = { title: 'First | Third party', url: thirdParty('/first?from=here'), referrer: '' }
    expect(await reportedViews(page)).toEqual({ analytics: [view], tags: [view] })
  })

  // @covers 2.5.19, 7.4
  test('reports each client navigation once, with the new title and address', async ({ page }) => {
    await openHydrated(page, thirdParty('/first'))
    await answer(page, 'Accept all').click()
    await markWindow(page)
    const first = { title: 'First | Third party', url: thirdParty('/first') }
    const second = { title: 'Second | Third party', url: thirdParty('/second') }
    const views = [{ ...first, referrer: '' }]
    // A page that is left again before its view was reported doesn't count.
    const reported = () =>
      expect.poll(() => reportedViews(page)).toEqual({ analytics: views, tags: views })
    await reported()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'a place below' }).click()
    await expect(page).toHaveURL(/#below$/)
    await main.getByRole('link', { name: 'second page' }).click()
    views.push({ ...second, referrer: first.url })
    await reported()
    await page.goBack()
    views.push({ ...first, referrer: second.url })
    await reported()
    expect(await isMarked(page)).toBe(true)
  })

  test('is remembered, so the next page load is reported without a banner', async ({ page }) => {
    await page.goto(thirdParty('/first'))
    await answer(page, 'Accept all').click()
    await page.goto(thirdParty('/second'))
    await expect.poll(async () => (await reportedViews(page)).analytics).toHaveLength(1)
    await expect(question(page)).toBeHidden()
  })

  // @covers 2.5.19
  test('is given by category', async ({ page }) => {
    const requests = outsideRequests(page)
    await page.goto(thirdParty('/first'))
    await answer(page, 'Choose').click()
    await settings(page)
      .getByRole('checkbox', { name: /Session recording/ })
      .check()
    await settings(page).getByRole('button', { name: 'Save choice' }).click()
    await expect(question(page)).toBeHidden()
    await expect.poll(() => hosts(requests)).toEqual(['www.clarity.ms'])
    await page.reload()
    await settingsLink(page).click()
    await expect(settings(page).getByRole('checkbox', { name: /Session/ })).toBeChecked()
    await expect(settings(page).getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked()
    expect(hosts(requests)).toEqual(['www.clarity.ms'])
  })

  test('applies to the listed services, so readers are asked again about others', async ({
    page,
  }) => {
    await page.goto(thirdParty('/first'))
    await answer(page, 'Accept all').click()
    await expect(question(page)).toBeHidden()
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('docent.consent') ?? '{}') as object
      localStorage.setItem('docent.consent', JSON.stringify({ ...kept, revision: 1 }))
    })
    await page.goto(thirdParty('/second'))
    await expect(question(page)).toBeVisible()
    expect((await reportedViews(page)).analytics).toEqual([])
  })
})

test.describe('refusal', () => {
  test('takes one click, as consent does, and is remembered', async ({ page }) => {
    const requests = outsideRequests(page)
    await page.goto(thirdParty('/first'))
    const [accept, reject] = await Promise.all(
      ['Accept all', 'Reject all'].map((name) =>
        answer(page, name).evaluate((button) => {
          const { backgroundColor, color, fontWeight, height } = getComputedStyle(button)
          return { backgroundColor, color, fontWeight, height }
        }),
      ),
    )
    expect(reject).toEqual(accept)
    await answer(page, 'Reject all').click()
    await expect(question(page)).toBeHidden()
    for (const path of ['/first', '/second']) {
      await page.goto(thirdParty(path))
      await hydrated(page)
      await page.waitForFunction(() => document.readyState === 'complete')
      // The integrations have loaded when the settings open.
      await settingsLink(page).click()
      await expect(settings(page)).toBeVisible()
      await expect(question(page)).toBeHidden()
    }
    expect(requests).toEqual([])
  })

  test('withdraws consent: the services stop, and their cookies are removed', async ({ page }) => {
    const requests = outsideRequests(page)
    await page.clock.install()
    await page.goto(thirdParty('/first'))
    await answer(page, 'Accept all').click()
    await expect
      .poll(() => requests.filter((url) => url.endsWith('/collect')).length)
      .toBeGreaterThan(1)
    const names = async () => (await page.context().cookies()).map(({ name }) => name).sort()
    expect(await names()).toEqual(['_clck', '_ga', '_ga_TEST1'])
    await settingsLink(page).click()
    await settings(page).getByRole('button', { name: 'Reject all' }).click()
    await page.waitForFunction(() => !('clarity' in window) && document.readyState === 'complete')
    expect(await names()).toEqual([])
    requests.length = 0
    await settingsLink(page).click()
    await expect(settings(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    // Longer than the interval between the recorder's reports.
    await page.clock.runFor(10_000)
    expect(requests).toEqual([])
    await expect(question(page)).toBeHidden()
  })

  test('in one tab stops the services in all others', async ({ page, context }) => {
    await page.goto(thirdParty('/first'))
    await answer(page, 'Accept all').click()
    await page.waitForFunction(() => 'clarity' in window)
    const other = await context.newPage()
    await other.goto(thirdParty('/second'))
    await settingsLink(other).click()
    await settings(other).getByRole('button', { name: 'Reject all' }).click()
    await page.waitForFunction(() => !('clarity' in window))
    await expect(question(page)).toBeHidden()
  })
})

test('with blocked storage, readers are asked, and their answer applies to the page', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await blockStorage(page, 'the storage cannot be reached')
  const requests = outsideRequests(page)
  await openHydrated(page, thirdParty('/first'))
  await answer(page, 'Reject all').click()
  await expect(question(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
  await settingsLink(page).click()
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => hosts(requests)).toEqual(['www.clarity.ms', 'www.googletagmanager.com'])
  expect(errors).toEqual([])
})

// @covers 2.5.18
test('a configured hosted search has a preconnect', async ({ page }) => {
  await page.goto(thirdParty('/first'))
  await expect(page.locator('head link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://testapp-dsn.algolia.net',
  )
})
