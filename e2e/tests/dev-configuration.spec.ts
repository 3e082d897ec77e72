import { expect, test } from '@playwright/test'
import { startDev, type RunningDev } from '../../packages/docent/test/support/dev.ts'
import { copyFixture, type FixtureSite } from '../../packages/docent/test/support/fixtures.ts'
import { hydrated } from '../support/hydrated.ts'

// They share one preview, because starting one takes seconds.
test.describe.configure({ mode: 'default' })

test.describe('docent dev and its configuration', () => {
  let site: FixtureSite
  let dev: RunningDev
  const url = (path: string): string => `http://localhost:${dev.port}${path}`

  test.beforeAll(async () => {
    site = await copyFixture('basic')
    dev = await startDev(site)
  })
  test.afterAll(async () => {
    dev.stop()
    await site.delete()
  })

  test('a changed configuration starts the preview again, a faulty one is shown', async ({
    page,
  }) => {
    await page.goto(url('/intro'))
    await hydrated(page)
    await site.edit('docent.config.ts', "title: 'Basic',\n  tagline", "titel: 'Basic',\n  tagline")
    await expect(page.locator('vite-error-overlay')).toContainText('Did you mean "title"?')
    await site.edit(
      'docent.config.ts',
      "titel: 'Basic',\n  tagline",
      "title: 'Renamed',\n  tagline",
    )
    await expect(page).toHaveTitle('Introduction | Renamed', { timeout: 20_000 })
  })

  test('a configuration that the content has no part for keeps the last preview', async ({
    page,
  }) => {
    await page.goto(url('/intro'))
    await hydrated(page)
    await site.edit('docent.config.ts', "hand: ['intro',", "hand: ['nothing',")
    await expect(page.locator('vite-error-overlay')).toContainText('nothing')
    expect((await page.request.get(url('/guides/first'))).status()).toBe(200)
    await site.edit('docent.config.ts', "hand: ['nothing',", "hand: ['guides/first',")
    await expect(page.locator('vite-error-overlay')).toHaveCount(0, { timeout: 20_000 })
  })
})
