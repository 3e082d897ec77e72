import { mkdir } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startDev, type RunningDev } from '../../packages/docent/test/support/dev.ts'
import { copyFixture, type FixtureSite } from '../../packages/docent/test/support/fixtures.ts'
import { hydrated, isMarked, markWindow } from '../support/hydrated.ts'
import { openSearch, searchDialog } from '../support/search.ts'

// The tests share one preview, because starting one takes seconds. Each test reverts its changes.
test.describe.configure({ mode: 'default' })

test.describe('docent dev updates an open tab', () => {
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

  test('when the title changes, in the heading, the tab, the sidebar, and the pagination', async ({
    page,
  }) => {
    await page.goto(url('/guides/first'))
    await hydrated(page)
    await markWindow(page)
    await site.edit('docs/guides/first.md', '# First guide', '# Number one')
    await expect(page.getByRole('heading', { level: 1, name: 'Number one' })).toBeVisible()
    await expect(page).toHaveTitle('Number one | Basic')
    const sidebar = page.getByRole('navigation', { name: 'Docs', exact: true })
    await expect(sidebar.getByRole('link', { name: 'Number one' })).toBeVisible()
    await site.edit('docs/guides/second.mdx', 'Number two', 'The second')
    await expect(sidebar.getByRole('link', { name: 'The second' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Previous The second' })).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await site.edit('docs/guides/first.md', '# Number one', '# First guide')
    await site.edit('docs/guides/second.mdx', 'The second', 'Number two')
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
    await page.goto(url('/intro'), { waitUntil: 'commit' })
    await expect(page.getByText('The answer is 42.')).toBeVisible()
    await site.edit('docs/intro.mdx', 'The answer is', 'Its answer is')
    await expect.poll(async () => (await dev.get('/intro')).body).toContain('Its answer is 42.')
    connect()
    await hydrated(page)
    await expect(page.getByText('Its answer is 42.')).toBeVisible()
    await site.edit('docs/intro.mdx', 'Its answer is', 'The answer is')
    await expect(page.getByText('The answer is 42.')).toBeVisible()
  })

  test('when the page is removed and added again', async ({ page }) => {
    await page.goto(url('/guides/first'))
    await hydrated(page)
    const text = await site.read('docs/guides/first.md')
    await site.remove('docs/guides/first.md')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await hydrated(page)
    // Changes to other pages don't affect the not-found page.
    await markWindow(page)
    const output = dev.following()
    await site.edit('docs/intro.mdx', 'The answer is', 'Its answer is')
    await expect.poll(output).toMatch(/docs\/intro\.mdx \d+ ms/)
    expect(await isMarked(page)).toBe(true)
    await site.write('docs/guides/first.md', text)
    await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible()
    await site.edit('docs/intro.mdx', 'Its answer is', 'The answer is')
  })

  test('when the page is renamed', async ({ page }) => {
    await page.goto(url('/guides/first'))
    await hydrated(page)
    const text = await site.read('docs/guides/first.md')
    await site.write('docs/guides/renamed.md', text)
    await site.remove('docs/guides/first.md')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.goto(url('/guides/renamed'))
    await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible()
    await hydrated(page)
    await site.edit('docs/guides/renamed.md', 'sidebar_position: 2', 'slug: /elsewhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await site.write('docs/guides/first.md', text)
    await site.remove('docs/guides/renamed.md')
    await expect.poll(async () => (await dev.get('/guides/first')).status).toBe(200)
  })

  test('when a style sheet for some articles changes, without its earlier rules', async ({
    page,
  }) => {
    await page.goto(url('/intro'))
    await hydrated(page)
    await markWindow(page)
    const box = page.locator('.box')
    await expect(box).toHaveCSS('border-top-width', '3px')
    await site.edit('src/components/box.css', 'border: 3px', 'outline: 4px')
    await expect(box).toHaveCSS('outline-width', '4px')
    await expect(box).toHaveCSS('border-top-width', '0px')
    await site.edit('src/components/box.css', 'outline: 4px', 'outline 4px')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('src/components/box.css:2')
    await site.edit('src/components/box.css', 'outline 4px', 'border: 3px')
    await expect(box).toHaveCSS('border-top-width', '3px')
    await expect(overlay).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })

  test('when interface messages change, including their errors', async ({ page }) => {
    await page.goto(url('/intro'))
    await hydrated(page)
    await mkdir(`${site.dir}/i18n/en`, { recursive: true })
    const banner = page.getByRole('banner')
    await site.write('i18n/en/messages.json', '{ "search.button": "Find" }')
    await expect(banner.getByRole('button', { name: 'Find' })).toBeVisible()
    await hydrated(page)
    const overlay = page.locator('vite-error-overlay')
    await site.write('i18n/en/messages.json', '{ "search.button": "Find }')
    await expect(overlay).toContainText('i18n/en/messages.json')
    await site.write('i18n/en/messages.json', '{ "search.button": "Look up" }')
    await expect(banner.getByRole('button', { name: 'Look up' })).toBeVisible()
    await expect(overlay).toHaveCount(0)
    await site.remove('i18n/en/messages.json')
    await expect(banner.getByRole('button', { name: 'Search' })).toBeVisible()
  })

  test('when the search index changes', async ({ page }) => {
    const { field, options, dialog } = await openSearch(page, url('/intro'), 'second')
    await expect(options.first()).toContainText('Second')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await markWindow(page)
    // A page that fails is missing from the index, but the others can be found.
    await site.edit('docs/guides/first.md', ':::tip[', ':::tipp[')
    await expect(page.locator('vite-error-overlay')).toBeVisible()
    await page.keyboard.press('Escape')
    await site.edit('docs/guides/second.mdx', '![A dot]', 'Zebras graze.\n\n![A dot]')
    await expect.poll(async () => (await dev.get('/guides/second')).body).toContain('Zebras graze')
    await page.keyboard.press('Control+k')
    await field.fill('zebras')
    await expect(searchDialog(page).options.first()).toContainText('Zebras graze')
    expect(await isMarked(page)).toBe(true)
    await site.edit('docs/guides/first.md', ':::tipp[', ':::tip[')
    await site.edit('docs/guides/second.mdx', 'Zebras graze.\n\n', '')
  })

  test("when a component has an error, which is shown as text with its location until it's fixed", async ({
    page,
  }) => {
    await page.goto(url('/intro'))
    await hydrated(page)
    const before = await site.read('src/components/Box.tsx')
    await site.edit('src/components/Box.tsx', 'return', 'return (')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText("The file can't be compiled: Expected")
    await expect(overlay).toContainText('src/components/Box.tsx:5:1')
    const text = await overlay.locator('.window').innerText()
    expect(text).not.toContain('\u001b')
    expect(text).not.toContain('vite.config')
    await site.write('src/components/Box.tsx', before)
    await expect(overlay).toHaveCount(0)
    await expect(page.getByText('The answer is 42.')).toBeVisible()
  })

  test("when a style sheet that only browsers load has an error, until it's fixed", async ({
    page,
  }) => {
    await site.write('src/box.css', '.box { color: red }\n')
    await site.edit(
      'src/islands/Counter.tsx',
      'import { island',
      "import '../box.css'\nimport { island",
    )
    await page.goto(url('/intro'))
    await hydrated(page)
    await site.write('src/box.css', '.box { color: }} red\n')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('src/box.css:')
    expect(await overlay.locator('.window').innerText()).not.toContain('\u001b')
    await expect.poll(dev.output).toContain('[invalid-module]')
    await site.write('src/box.css', '.box { color: green }\n')
    await expect(overlay).toHaveCount(0)
    await site.edit('src/islands/Counter.tsx', "import '../box.css'\n", '')
  })
})
