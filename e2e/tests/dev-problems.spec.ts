import { expect, test, type Locator, type Page } from '../support/test.ts'
import { axeViolations } from '../support/axe.ts'
import { hydrated, isMarked, markWindow } from '../support/hydrated.ts'
import { sharePreview } from '../support/preview.ts'

const panelOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Problems that docent found' })
const summaryOf = (page: Page): Locator => panelOf(page).getByRole('status')

test.describe("docent dev shows a build's findings in the browser", () => {
  const preview = sharePreview()

  /** Opens a new page of the site. Tests remove their pages, which also removes their problems. */
  async function openNew(page: Page, name: string, text: string): Promise<void> {
    await preview.site.write(`docs/${name}.md`, text)
    await expect.poll(async () => (await preview.dev.get(`/${name}`)).status).toBe(200)
    await page.goto(preview.url(`/${name}`))
    await hydrated(page)
  }
  const remove = (name: string): Promise<void> => preview.site.remove(`docs/${name}.md`)

  // @covers 10.42
  test('problems of the open page, with location and fix, as they appear and disappear', async ({
    page,
  }) => {
    await openNew(page, 'one', '# One\n')
    await markWindow(page)
    await preview.site.write('docs/one.md', '# One\n\n[a](/intr)\n\n[b](/intro#repeatd)\n')
    const panel = panelOf(page)
    await expect(summaryOf(page)).toHaveText('2 problems on this page')
    await expect(panel).toContainText(`The link "/intr" doesn't lead to a page`)
    await expect(panel).toContainText('docs/one.md:3:1')
    await expect(panel).toContainText('Fix: Did you mean "/intro"?')
    await expect(panel).toContainText('docs/one.md:5:1')
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
    await preview.site.write('docs/one.md', '# One\n\n[b](/intro#repeatd)\n')
    await expect(summaryOf(page)).toHaveText('1 problem on this page')
    await expect(panel).not.toContainText(`doesn't lead to a page`)
    await preview.site.write('docs/one.md', '# One\n')
    await expect(panel).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
    await remove('one')
  })

  // @covers 10.42
  test('a problem of the open page that a saved component causes', async ({ page }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    const link = '<a href="/gone">Gone</a>'
    await preview.site.edit('src/components/Box.tsx', '{children}</div>', `${link}{children}</div>`)
    await expect(panelOf(page)).toContainText(`The link "/gone" doesn't lead to a page`)
    await preview.site.edit('src/components/Box.tsx', link, '')
    await expect(panelOf(page)).toHaveCount(0)
  })

  // @covers 10.42
  test('a count of the other problems, in a list that can be opened and links to their pages', async ({
    page,
  }) => {
    await openNew(page, 'two', '# Two\n\n[a](/nowhere)\n')
    await expect(summaryOf(page)).toHaveText('1 problem on this page')
    const first = await preview.site.read('docs/guides/first.md')
    await preview.site.remove('docs/guides/first.md')
    await expect(summaryOf(page)).toHaveText(/^1 problem on this page, [2-9] elsewhere$/)
    await page.goto(preview.url('/guides/second'))
    const panel = panelOf(page)
    await expect(summaryOf(page)).toHaveText(/^[2-9] problems elsewhere$/)
    await expect(panel.getByText('The link "/nowhere"')).toBeHidden()
    await panel.getByText(/^Show \d problems elsewhere$/).click()
    await expect(panel.getByText('The link "/nowhere"')).toBeVisible()
    await expect(panel.getByText('redirects.json').first()).toBeVisible()
    await panel.getByRole('link', { name: '/two' }).click()
    await expect(page).toHaveURL(preview.url('/two'))
    await expect(summaryOf(page)).toContainText('1 problem on this page')
    await preview.site.write('docs/guides/first.md', first)
    await expect(summaryOf(page)).toHaveText('1 problem on this page')
    await remove('two')
  })

  // @covers 10.42
  test("a page whose link lost its target although the page wasn't saved", async ({ page }) => {
    await preview.site.write('static/plan.txt', 'Plan')
    await preview.site.write('docs/target.md', '# Target\n')
    await openNew(page, 'three', '# Three\n\n[a](/target) [b](/files/plan.txt)\n')
    const panel = panelOf(page)
    await expect(panel).toContainText(`The link "/files/plan.txt" doesn't lead to a page`)
    await preview.site.write('docs/three.md', '# Three\n\n[a](/target) [b](/plan.txt)\n')
    await expect(panel).toHaveCount(0)
    await preview.site.remove('docs/target.md')
    await expect(panel).toContainText(`The link "/target" doesn't lead to a page`)
    await preview.site.remove('static/plan.txt')
    await expect(panel).toContainText(`The link "/plan.txt" doesn't lead to a page`)
    await preview.site.write('docs/target.md', '# Target\n')
    await expect(summaryOf(page)).toHaveText('1 problem on this page')
    await preview.site.write('static/plan.txt', 'Plan')
    await expect(panel).toHaveCount(0)
    await remove('three')
    await remove('target')
  })

  // @covers 10.56
  test('nothing after the panel is dismissed, until there is a new problem', async ({ page }) => {
    await openNew(page, 'four', '# Four\n\n[a](/intr)\n')
    const panel = panelOf(page)
    await panel.getByRole('button', { name: 'Dismiss problems' }).click()
    await expect(panel).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await preview.site.write('docs/four.md', '# Four\n\n[a](/intr) [b](/nowhere)\n')
    await expect(summaryOf(page)).toHaveText('2 problems on this page')
    await panel.getByRole('button', { name: 'Dismiss problems' }).press('Enter')
    await expect(panel).toHaveCount(0)
    await preview.site.write('docs/four.md', '# Four\n\n[a](/intr) b\n')
    await expect(page.getByRole('link', { name: 'b', exact: true })).toHaveCount(0)
    // The list of problems arrives after the article. Only then is the fixed problem forgotten.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('docent-dev-dismissed')))
      .not.toContain('/nowhere')
    await expect(panel).toHaveCount(0)
    await preview.site.write('docs/four.md', '# Four\n\n[a](/intr) [b](/nowhere)\n')
    await expect(summaryOf(page)).toHaveText('2 problems on this page')
    await remove('four')
  })

  test('without taking the focus, and with keyboard support', async ({ page }) => {
    await openNew(page, 'keys', '# Keys\n')
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    await search.focus()
    await preview.site.write('docs/keys.md', '# Keys\n\n[a](/intr)\n')
    await expect(summaryOf(page)).toHaveText('1 problem on this page')
    await expect(search).toBeFocused()
    const dismiss = panelOf(page).getByRole('button', { name: 'Dismiss problems' })
    await dismiss.focus()
    await preview.site.write('docs/keys.md', '# Keys\n\n[a](/intr) [b](/nowhere)\n')
    await expect(summaryOf(page)).toHaveText('2 problems on this page')
    await expect(dismiss).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(search).toBeFocused()
    await remove('keys')
  })

  // @covers 10.42
  test('errors of other pages, and of a page whose overlay was closed', async ({ page }) => {
    await openNew(page, 'five', '# Five\n')
    await preview.site.write('docs/five.md', '# Five\n\n:::tipp\nText.\n:::\n')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('There is no admonition ":::tipp"')
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCount(0)
    await expect(panelOf(page)).toContainText('There is no admonition ":::tipp"')
    // In another tab, the page is replaced with its error, which doesn't cover this tab again.
    const other = await page.context().newPage()
    await other.goto(preview.url('/five'))
    await expect(other.getByRole('heading', { name: "This page can't be shown" })).toBeAttached()
    await expect(other.locator('vite-error-overlay')).toContainText('There is no admonition')
    await expect(overlay).toHaveCount(0)
    await other.close()
    await page.goto(preview.url('/intro'))
    await expect(summaryOf(page)).toHaveText('1 problem elsewhere')
    await preview.site.write('docs/five.md', '# Five\n\n:::tip\nText.\n:::\n')
    await expect(panelOf(page)).toHaveCount(0)
    await remove('five')
  })

  // @covers 10.46
  test("an invalid configuration, until it's fixed", async ({ page }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await preview.site.edit('docent.config.ts', 'tagline:', 'taglin:')
    await expect(page.locator('vite-error-overlay')).toContainText('Did you mean "tagline"?')
    await page.reload()
    await expect(summaryOf(page)).toHaveText('1 problem elsewhere')
    await preview.site.edit('docent.config.ts', 'taglin:', 'tagline:')
    await expect(panelOf(page)).toHaveCount(0)
  })

  // @covers 10.56
  test('in an accessible panel, in both color modes and at any window width', async ({ page }) => {
    await openNew(page, 'six', '# Six\n\n[Begin](/intr)\n\n[Nowhere](/nowhere)\n')
    for (const [width, mode] of [
      [1440, 'light'],
      [320, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode)
      await expect(summaryOf(page)).toHaveText('2 problems on this page')
      expect(await axeViolations(page)).toEqual([])
      const { x = -1, width: own = 0 } = (await panelOf(page).boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + own).toBeLessThanOrEqual(width)
    }
    await remove('six')
  })
})
