import { expect, test } from '../support/test.ts'
import { hydrated, isMarked, markWindow, openStill } from '../support/hydrated.ts'
import { sharePreview } from '../support/preview.ts'
import { searchButton, searchDialog } from '../support/search.ts'

test.describe('docent dev', () => {
  const preview = sharePreview()

  test('shows pages as the build does, including drafts', async ({ page }) => {
    await page.goto(preview.url('/intro'))
    await expect(page).toHaveTitle('Introduction | Basic')
    await expect(page.getByText('The answer is 42.')).toBeVisible()
    await page.goto(preview.url('/guides/draft'))
    await expect(page.getByRole('heading', { level: 1, name: 'Draft' })).toBeVisible()
    const missing = await page.goto(preview.url('/nowhere'))
    expect(missing?.status()).toBe(404)
  })

  test('an application consists of a few scripts, each of which loads once', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    expect(scripts).toEqual([...new Set(scripts)])
    expect(scripts.length).toBeLessThan(50)
  })

  test('serves old addresses and feeds as a host does', async ({ page }) => {
    const moved = await page.request.get(preview.url('/old/first?q=1'), { maxRedirects: 0 })
    expect(moved.status()).toBe(301)
    expect(moved.headers().location).toBe('/guides/first?q=1#a-custom-heading')
    const feed = await page.request.get(preview.url('/news.xml'))
    expect(await feed.text()).toContain('<title>News of Basic</title>')
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await markWindow(page)
    await page
      .locator('main a')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/filtered'
        link.click()
      })
    await expect(page).toHaveURL(preview.url('/guides/second?from=old'))
    expect(await isMarked(page)).toBe(true)
  })

  test('serves the current version of pages as Markdown', async ({ page }) => {
    const copy = await page.request.get(preview.url('/intro.md'))
    expect(copy.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(await copy.text()).toMatch(/^# Introduction\n\n> Where to begin\.\n/)
    expect(await copy.text()).toContain('The answer is 42.')
    expect(await (await page.request.get(preview.url('/llms.txt'))).text()).toContain(
      '/guides/first.md)',
    )
    const missing = await page.request.get(preview.url('/nowhere.md'))
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('No page has its Markdown copy at /nowhere.md')
  })

  test('a saved page reaches the browser, and the scroll position and state are kept', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 300 })
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await markWindow(page)
    await page.evaluate(() => window.scrollTo(0, 120))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await preview.site.edit('docs/intro.mdx', 'The answer is', 'The edited answer is')
    await expect(page.getByText('The edited answer is 42.')).toBeVisible()
    // The message that the page has changed contains it.
    expect(requests).toEqual([])
    expect(await isMarked(page)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
    await preview.site.edit('docs/intro.mdx', 'The edited answer is', 'The answer is')
  })

  test('a change of a partial reaches the page that uses it', async ({ page }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await preview.site.edit('partials/shared.mdx', 'Shared by', 'Shared again by')
    await expect(page.getByText('Shared again by intro.')).toBeVisible()
    await preview.site.edit('partials/shared.mdx', 'Shared again by', 'Shared by')
  })

  test('a change to a code sample in a file reaches the page that shows it', async ({ page }) => {
    await preview.site.write('src/sample.js', "cy.contains('Saved')\n")
    await preview.site.write(
      'docs/guides/sample.md',
      '# Sample\n\n```js file="@site/src/sample.js"\n```\n',
    )
    await expect
      .poll(async () => (await page.request.get(preview.url('/guides/sample'))).status())
      .toBe(200)
    await page.goto(preview.url('/guides/sample'))
    await hydrated(page)
    await expect(page.locator('main pre')).toHaveText("cy.contains('Saved')")
    await preview.site.edit('src/sample.js', 'Saved', 'Stored')
    await expect(page.locator('main pre')).toHaveText("cy.contains('Stored')")
  })

  test('a saved partial reaches every tab that shows it', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(preview.url('/intro'))
    await hydrated(other)
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await preview.site.edit('partials/shared.mdx', 'Shared by', 'Maintained by')
    await expect(other.getByText('Maintained by intro.')).toBeVisible()
    await expect(page.getByText('Maintained by intro.')).toBeVisible()
    await preview.site.edit('partials/shared.mdx', 'Maintained by', 'Shared by')
    await other.close()
  })

  test('a change of a component reaches the page that uses it', async ({ page }) => {
    await page.goto(preview.url('/intro'))
    await hydrated(page)
    await preview.site.edit(
      'src/components/Box.tsx',
      'className="box"',
      'className="box" data-edited="yes"',
    )
    await expect(page.locator('[data-edited="yes"]')).toHaveCount(1)
  })

  test('shows an error with location and fix as an overlay, and recovers on the next save', async ({
    page,
  }) => {
    await page.goto(preview.url('/guides/first'))
    await hydrated(page)
    await preview.site.edit('docs/guides/first.md', ':::tip[', ':::tipp[')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('There is no admonition ":::tipp"')
    await expect(overlay).toContainText('Did you mean "tip"?')
    await expect(overlay).toContainText('first.md:11')
    await page.reload()
    await expect(overlay).toContainText('There is no admonition ":::tipp"')
    await preview.site.edit('docs/guides/first.md', ':::tipp[', ':::tip[')
    await expect(page.getByRole('heading', { level: 1, name: 'First guide' })).toBeVisible()
    await expect(overlay).toHaveCount(0)
  })

  test('a component that is added and deleted reaches the page that imports it', async ({
    page,
  }) => {
    await preview.site.write('docs/guides/parts.mdx', '# Parts\n\nText.\n')
    await expect
      .poll(async () => (await page.request.get(preview.url('/guides/parts'))).status())
      .toBe(200)
    await page.goto(preview.url('/guides/parts'))
    await hydrated(page)
    await markWindow(page)
    await preview.site.write('src/components/Note.tsx', 'export default () => <p>A new note.</p>\n')
    await preview.site.write(
      'docs/guides/parts.mdx',
      "# Parts\n\nimport Note from '@site/src/components/Note'\n\n<Note />\n",
    )
    await expect(page.getByText('A new note.')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await preview.site.remove('src/components/Note.tsx')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('src/components/Note')
    await preview.site.write('docs/guides/parts.mdx', '# Parts\n\nNo more notes.\n')
    await expect(page.getByText('No more notes.')).toBeVisible()
    await expect(overlay).toHaveCount(0)
  })

  test('an added island works, and a deleted one is reported', async ({ page }) => {
    await preview.site.write('docs/guides/toggled.mdx', '# Toggled\n\nText.\n')
    await expect
      .poll(async () => (await page.request.get(preview.url('/guides/toggled'))).status())
      .toBe(200)
    await page.goto(preview.url('/guides/toggled'))
    await hydrated(page)
    await preview.site.write(
      'src/islands/Toggle.tsx',
      `import { useState } from 'react'
import { island } from 'docent'

function Toggle() {
  const [on, setOn] = useState(false)
  return <button onClick={() => setOn(!on)}>{on ? 'Is on' : 'Is off'}</button>
}

export default island(Toggle)
`,
    )
    await preview.site.write('docs/guides/toggled.mdx', '# Toggled\n\n<Toggle />\n')
    await page.locator('docent-island[hydrated]').waitFor()
    await page.getByRole('button', { name: 'Is off' }).click()
    await expect(page.getByRole('button', { name: 'Is on' })).toBeVisible()
    await preview.site.remove('src/islands/Toggle.tsx')
    await expect(page.locator('vite-error-overlay')).toContainText('<Toggle>')
    await preview.site.write('docs/guides/toggled.mdx', '# Toggled\n\nNo more islands.\n')
    await expect(page.getByText('No more islands.')).toBeVisible()
  })

  // @covers 10.25
  test('styles that an author writes apply immediately, even in islands', async ({ page }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await preview.site.write(
      'src/islands/Dyed.tsx',
      `import { island } from 'docent'

export default island(() => <b style={{ color: 'rgb(1, 2, 3)' }}>Dyed</b>, { when: 'load' })
`,
    )
    const styled = (color: string): string =>
      `# Styled\n\n<i style={{ color: '${color}' }}>Painted</i>\n\n<Dyed />\n`
    await preview.site.write('docs/guides/styled.mdx', styled('rgb(4, 5, 6)'))
    await expect
      .poll(async () => (await page.request.get(preview.url('/guides/styled'))).status())
      .toBe(200)
    await page.goto(preview.url('/guides/styled'))
    await expect(page.getByText('Painted')).toHaveCSS('color', 'rgb(4, 5, 6)')
    await expect(page.getByText('Dyed')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await page.locator('docent-island[hydrated]').waitFor()
    await preview.site.write('docs/guides/styled.mdx', styled('rgb(7, 8, 9)'))
    await expect(page.getByText('Painted')).toHaveCSS('color', 'rgb(7, 8, 9)')
    await expect(page.getByText('Dyed')).toHaveCSS('color', 'rgb(1, 2, 3)')
    expect(faults).toEqual([])
  })

  // @covers 10.45
  test('creates the search index when the search is opened', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await openStill(page, preview.url('/intro'))
    await page.clock.runFor(60_000)
    const isIndex = (address: string): boolean => address.includes('/search-index/')
    await searchButton(page).hover()
    await page.clock.runFor(60_000)
    expect(requests.filter(isIndex)).toEqual([])
    await page.clock.resume()
    const index = page.waitForRequest((request) => isIndex(request.url()))
    await page.keyboard.press('Control+k')
    await index
    const { field, options } = searchDialog(page)
    await field.fill('second')
    await expect(options.first()).toContainText('Second')
  })

  test('a new page appears, and a title change reaches the sidebar', async ({ page }) => {
    await preview.site.write('docs/guides/new.md', '---\ntitle: Brand new\n---\n\nText.\n')
    await expect
      .poll(async () => (await page.request.get(preview.url('/guides/new'))).status())
      .toBe(200)
    await page.goto(preview.url('/guides/new'))
    await expect(page.getByRole('heading', { level: 1, name: 'Brand new' })).toBeVisible()
  })
})
