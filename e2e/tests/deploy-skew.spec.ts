import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { startPlainHost, type PlainHost } from '../support/plain-host.ts'
import { searchButton, searchDialog } from '../support/search.ts'
import { makeTwoBuilds, type TwoBuilds } from '../support/two-builds.ts'

/** An open tab after a deploy. Its files may still exist, or all of them may be gone. */
let builds: TwoBuilds
let host: PlainHost

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  builds = await makeTwoBuilds()
  host = await startPlainHost(builds.before)
})
test.afterAll(async () => {
  host.close()
  await builds.delete()
})
test.beforeEach(() => host.serve(builds.before))

/** Counts full page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

for (const mode of ['kept', 'replaced'] as const) {
  // @covers 10.13
  test.describe(`a tab of the previous build, with its assets ${mode}`, () => {
    const deploy = (): void => host.serve(builds[mode])

    test('follows links and goes back, with at most one full load', async ({ page }) => {
      await openHydrated(page, host.url('/intro'))
      deploy()
      const loads = countLoads(page)
      await page.getByRole('article').getByRole('link', { name: 'the long guide' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
      expect(loads()).toBeLessThanOrEqual(2)
      await page.getByRole('link', { name: 'Path', exact: true }).click()
      await expect(page.getByText('The new end of the page.')).toBeAttached()
      await expect(page).toHaveTitle('Zoom | Second shell')
    })

    test('that was never used starts its application', async ({ page }) => {
      await page.goto(host.url('/intro'))
      deploy()
      const loads = countLoads(page)
      await page.mouse.move(5, 5)
      await hydrated(page)
      expect(loads()).toBeLessThanOrEqual(1)
      await page
        .getByRole('button', { name: /dark|light/i })
        .first()
        .click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/)
    })

    test('searches', async ({ page }) => {
      await openHydrated(page, host.url('/intro'))
      deploy()
      const loads = countLoads(page)
      await searchButton(page).click()
      const { field } = searchDialog(page)
      // If the dialog's files are gone, the search continues on the new build's results page.
      const resultsField = page.getByRole('main').getByRole('searchbox')
      await expect(field.or(resultsField)).toBeVisible()
      if (await field.isVisible()) {
        await field.fill('long')
        await page.keyboard.press('Enter')
      } else {
        await hydrated(page)
        await resultsField.fill('long')
        await page.getByRole('main').getByRole('link', { name: 'Long' }).first().click()
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible()
      expect(loads()).toBeLessThanOrEqual(2)
    })

    test("uses an island that it hasn't loaded yet", async ({ page }) => {
      // The page is prefetched from the first build, and its island loads after the deploy.
      const prefetched = page.waitForResponse(/\/frail\/index\.json$/)
      await openHydrated(page, host.url('/intro'))
      await page
        .getByRole('navigation', { name: 'Docs' })
        .getByRole('link', { name: 'Frail' })
        .hover()
      await prefetched
      deploy()
      const loads = countLoads(page)
      await page
        .getByRole('navigation', { name: 'Docs' })
        .getByRole('link', { name: 'Frail' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Frail' })).toBeVisible()
      await hydrated(page)
      await page.getByRole('button', { name: mode === 'kept' ? 'Drop it' : 'Let it fall' }).click()
      await expect(page.getByRole('alert')).toContainText('The parcel broke')
      expect(loads()).toBeLessThanOrEqual(1)
    })

    test('copies code', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(host.url('/intro'))
      deploy()
      await page.getByRole('article').locator('figure').first().hover()
      await page.getByRole('button', { name: 'Copy code' }).first().click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('const options')
    })
  })
}

test.describe("a file that can't be loaded", () => {
  const FAULTS = {
    'fails with 500': { status: 500, body: 'Internal error' },
    'is cut off': { status: 200, contentType: 'text/javascript', body: 'export const a = {' },
  }
  for (const [fault, answer] of Object.entries(FAULTS)) {
    for (const file of ['main.*.js', 'sidebar-*.json']) {
      test(`${file} ${fault}: one more load, then links work`, async ({ page }) => {
        await page.route(`**/assets/${file}`, (route) => route.fulfill(answer))
        await page.goto(host.url('/intro'))
        const loads = countLoads(page)
        const reloaded = page.waitForEvent('load')
        await page.mouse.move(5, 5)
        await page.mouse.move(9, 9)
        await reloaded
        await page.mouse.move(5, 5)
        await page.mouse.move(9, 9)
        await page.getByRole('article').getByRole('link', { name: 'the last guide' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Last' })).toBeVisible()
        // The heading is visible before the page has loaded.
        await expect.poll(loads).toBe(2)
      })
    }
  }

  test('after a failed payload, the page is loaded in full', async ({ page }) => {
    await openHydrated(page, host.url('/intro'))
    await page.route('**/guides/long/index.json', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('article').getByRole('link', { name: 'the long guide' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible()
  })
})
