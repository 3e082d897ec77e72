import { expect, test } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'
import { sharePreview } from '../support/preview.ts'

test.describe('docent dev and its configuration', () => {
  const preview = sharePreview()

  test('a changed configuration restarts the preview, and an invalid one is reported', async ({
    page,
  }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await preview.site.edit(
      'docent.config.ts',
      "title: 'Basic',\n  tagline",
      "titel: 'Basic',\n  tagline",
    )
    await expect(page.locator('vite-error-overlay')).toContainText('Did you mean "title"?')
    await preview.site.edit(
      'docent.config.ts',
      "titel: 'Basic',\n  tagline",
      "title: 'Renamed',\n  tagline",
    )
    await expect(page).toHaveTitle('Introduction | Renamed')
  })

  test('a configuration that names a missing document keeps the previous preview', async ({
    page,
  }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await preview.site.edit('docent.config.ts', "hand: ['intro',", "hand: ['nothing',")
    await expect(page.locator('vite-error-overlay')).toContainText('nothing')
    expect((await page.request.get(preview.url('/guides/first'))).status()).toBe(200)
    await preview.site.edit('docent.config.ts', "hand: ['nothing',", "hand: ['guides/first',")
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  })
})
