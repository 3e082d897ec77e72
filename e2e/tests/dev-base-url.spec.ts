import { expect, test } from '../support/test.ts'
import { hydrated, isMarked, markWindow } from '../support/hydrated.ts'
import { sharePreview } from '../support/preview.ts'
import { openSearch } from '../support/search.ts'

test.describe('docent dev below a base URL', () => {
  const preview = sharePreview((site) =>
    site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic', baseUrl: '/docs/',"),
  )
  const below = (path: string): string => preview.url(`/docs${path}`)

  test('a page works: its application, islands, links, and files', async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    page.on('pageerror', (error) => failed.push(error.message))
    await page.goto(below('/intro'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Count 2' }).click()
    await expect(page.getByRole('button', { name: 'Count 3' })).toBeVisible()
    await markWindow(page)
    await page.getByRole('link', { name: 'the second' }).click()
    await expect(page).toHaveURL(below('/guides/second'))
    await expect(page.getByRole('img', { name: 'A dot' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(below('/intro'))
    expect(await isMarked(page)).toBe(true)
    expect(failed).toEqual([])
    expect((await page.request.get(below('/note.txt'))).status()).toBe(200)
    expect((await page.request.get(below('/intro.md'))).status()).toBe(200)
    const moved = await page.request.get(below('/old/first'), { maxRedirects: 0 })
    expect(moved.headers().location).toBe('/docs/guides/first#a-custom-heading')
  })

  test('saved pages and mistakes reach the browser', async ({ page }) => {
    await page.goto(below('/guides/first'))
    await hydrated(page)
    await markWindow(page)
    await preview.site.edit('docs/guides/first.md', 'Inside.', 'Inside, edited.')
    await expect(page.getByText('Inside, edited.')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await preview.site.edit('docs/guides/first.md', ':::tip[', ':::tipp[')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('There is no admonition ":::tipp"')
    await page.reload()
    await expect(overlay).toContainText('There is no admonition ":::tipp"')
    await preview.site.edit('docs/guides/first.md', ':::tipp[', ':::tip[')
    await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible()
  })

  test('the search finds pages', async ({ page }) => {
    const { options } = await openSearch(page, below('/intro'), 'second')
    await options.first().click()
    await expect(page).toHaveURL(below('/guides/second'))
  })
})
