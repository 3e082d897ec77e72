import { mkdir } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'
import { hydrated, isMarked, markWindow } from '../support/hydrated.ts'
import { sharePreview } from '../support/preview.ts'
import { openSearch, searchDialog } from '../support/search.ts'

test.describe('docent dev updates an open tab', () => {
  const preview = sharePreview()

  // @covers 10.43
  test('when the title changes, in the heading, the tab, the sidebar, and the pagination', async ({
    page,
  }) => {
    await page.goto(preview.url('/guides/first'))
    await hydrated(page)
    await markWindow(page)
    await preview.site.edit('docs/guides/first.md', '# First guide', '# Number one')
    await expect(page.getByRole('heading', { level: 1, name: 'Number one' })).toBeVisible()
    await expect(page).toHaveTitle('Number one | Basic')
    const sidebar = page.getByRole('navigation', { name: 'Docs', exact: true })
    await expect(sidebar.getByRole('link', { name: 'Number one' })).toBeVisible()
    await preview.site.edit('docs/guides/second.mdx', 'Number two', 'The second')
    await expect(sidebar.getByRole('link', { name: 'The second' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Previous The second' })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await preview.site.edit('docs/guides/first.md', '# Number one', '# First guide')
    await preview.site.edit('docs/guides/second.mdx', 'The second', 'Number two')
  })

  test('even if the file is saved before the page is connected', async ({ page }) => {
    let connect: () => void = () => undefined
    const saved = new Promise<void>((resolve) => {
      connect = resolve
    })
    await page.route('**/@vite/client', async (route) => {
      await saved
      await route.continue()
    })
    await page.goto(preview.url('/intro'), { waitUntil: 'commit' })
    await expect(page.getByText('The answer is 42.')).toBeVisible()
    await preview.site.edit('docs/intro.mdx', 'The answer is', 'Its answer is')
    await expect
      .poll(async () => (await preview.dev.get('/intro')).body)
      .toContain('Its answer is 42.')
    connect()
    await hydrated(page)
    await expect(page.getByText('Its answer is 42.')).toBeVisible()
    await preview.site.edit('docs/intro.mdx', 'Its answer is', 'The answer is')
    await expect(page.getByText('The answer is 42.')).toBeVisible()
  })

  // @covers 10.44
  test('when the page is removed and added again', async ({ page }) => {
    await page.goto(preview.url('/guides/first'))
    await hydrated(page)
    const text = await preview.site.read('docs/guides/first.md')
    await preview.site.remove('docs/guides/first.md')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await hydrated(page)
    // Changes to other pages don't affect the not-found page.
    await markWindow(page)
    const output = preview.dev.following()
    await preview.site.edit('docs/intro.mdx', 'The answer is', 'Its answer is')
    await expect.poll(output).toMatch(/docs\/intro\.mdx [\d.]+ m?s/)
    expect(await isMarked(page)).toBe(true)
    await preview.site.write('docs/guides/first.md', text)
    await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible()
    await preview.site.edit('docs/intro.mdx', 'Its answer is', 'The answer is')
  })

  // @covers 10.44
  test('when the page is renamed', async ({ page }) => {
    await page.goto(preview.url('/guides/first'))
    await hydrated(page)
    const text = await preview.site.read('docs/guides/first.md')
    const hasStatus = (path: string, status: number): Promise<void> =>
      expect.poll(async () => (await preview.dev.get(path)).status).toBe(status)
    await preview.site.write('docs/guides/renamed.md', text)
    // In separate steps, so that the tab reloads only once. A second reload would cancel the test's navigation.
    await hasStatus('/guides/renamed', 200)
    await preview.site.remove('docs/guides/first.md')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.goto(preview.url('/guides/renamed'))
    await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible()
    await hydrated(page)
    await preview.site.edit('docs/guides/renamed.md', 'sidebar_position: 2', 'slug: /elsewhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await preview.site.write('docs/guides/first.md', text)
    await hasStatus('/guides/first', 200)
    await preview.site.remove('docs/guides/renamed.md')
    // Without a page at this address, the fixture's redirect applies.
    await hasStatus('/elsewhere', 301)
  })

  // @covers 10.66
  test('when a style sheet for some articles changes, without its earlier rules', async ({
    page,
  }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await markWindow(page)
    const box = page.locator('.box')
    await expect(box).toHaveCSS('border-top-width', '3px')
    await preview.site.edit('src/components/box.css', 'border: 3px', 'outline: 4px')
    await expect(box).toHaveCSS('outline-width', '4px')
    await expect(box).toHaveCSS('border-top-width', '0px')
    await preview.site.edit('src/components/box.css', 'outline: 4px', 'outline 4px')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('src/components/box.css:2')
    await preview.site.edit('src/components/box.css', 'outline 4px', 'border: 3px')
    await expect(box).toHaveCSS('border-top-width', '3px')
    await expect(overlay).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })

  test('when interface messages change, including their errors', async ({ page }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await mkdir(`${preview.site.dir}/i18n/en`, { recursive: true })
    const banner = page.getByRole('banner')
    await preview.site.write('i18n/en/messages.json', '{ "search.button": "Find" }')
    await expect(banner.getByRole('button', { name: 'Find' })).toBeVisible()
    await hydrated(page)
    const overlay = page.locator('vite-error-overlay')
    await preview.site.write('i18n/en/messages.json', '{ "search.button": "Find }')
    await expect(overlay).toContainText('i18n/en/messages.json')
    await preview.site.write('i18n/en/messages.json', '{ "search.button": "Look up" }')
    await expect(banner.getByRole('button', { name: 'Look up' })).toBeVisible()
    await expect(overlay).toHaveCount(0)
    await preview.site.remove('i18n/en/messages.json')
    await expect(banner.getByRole('button', { name: 'Search' })).toBeVisible()
  })

  // @covers 10.45
  test('when the search index changes', async ({ page }) => {
    const { field, options, dialog } = await openSearch(page, preview.url('/intro'), 'second')
    await expect(options.first()).toContainText('Second')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await markWindow(page)
    // A page that fails is missing from the index, but the others can be found.
    await preview.site.edit('docs/guides/first.md', ':::tip[', ':::tipp[')
    await expect(page.locator('vite-error-overlay')).toBeVisible()
    await page.keyboard.press('Escape')
    await preview.site.edit('docs/guides/second.mdx', '![A dot]', 'Zebras graze.\n\n![A dot]')
    await expect
      .poll(async () => (await preview.dev.get('/guides/second')).body)
      .toContain('Zebras graze')
    await page.keyboard.press('Control+k')
    await field.fill('zebras')
    await expect(searchDialog(page).options.first()).toContainText('Zebras graze')
    expect(await isMarked(page)).toBe(true)
    await preview.site.edit('docs/guides/first.md', ':::tipp[', ':::tip[')
    await preview.site.edit('docs/guides/second.mdx', 'Zebras graze.\n\n', '')
  })

  // @covers 10.47
  test("when a component has an error, which is shown as text with its location until it's fixed", async ({
    page,
  }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    const before = await preview.site.read('src/components/Box.tsx')
    await preview.site.edit('src/components/Box.tsx', 'return', 'return (')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText("The file can't be compiled: Expected")
    await expect(overlay).toContainText('src/components/Box.tsx:5:1')
    const text = await overlay.locator('.window').innerText()
    expect(text).not.toContain('\u001b')
    expect(text).not.toContain('vite.config')
    await preview.site.write('src/components/Box.tsx', before)
    await expect(overlay).toHaveCount(0)
    await expect(page.getByText('The answer is 42.')).toBeVisible()
  })

  // @covers 10.47
  test("when a style sheet that only browsers load has an error, until it's fixed", async ({
    page,
  }) => {
    await preview.site.write('src/box.css', '.box { color: red }\n')
    await preview.site.edit(
      'src/islands/Counter.tsx',
      'import { island',
      "import '../box.css'\nimport { island",
    )
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await preview.site.write('src/box.css', '.box { color: }} red\n')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('src/box.css:')
    expect(await overlay.locator('.window').innerText()).not.toContain('\u001b')
    await expect.poll(preview.dev.output).toContain('[invalid-module]')
    await preview.site.write('src/box.css', '.box { color: green }\n')
    await expect(overlay).toHaveCount(0)
    await preview.site.edit('src/islands/Counter.tsx', "import '../box.css'\n", '')
  })
})
