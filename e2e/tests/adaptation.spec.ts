import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { addStyles, tooWide } from '../support/page.ts'
import { shell, two } from '../support/ports.ts'

const PAGES = [
  '/',
  '/versions',
  '/nowhere',
  '/api/commands/intercept',
  '/api/table-of-contents',
  '/app/references/configuration',
  '/app/references/error-messages',
  '/app/plugins/plugins-list',
  '/accessibility/core-concepts/run-level-reports',
  shell('/guides/long'),
  shell('/zoom'),
  two('/docs/next/intro'),
]

// @covers 10.6
test('at 400 % zoom, 320 pixels wide, no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of PAGES) {
    await page.goto(path)
    expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0)
  }
})

// @covers 10.6
test('with text twice as large, nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/api/commands/click', shell('/guides/long')]) {
    await page.goto(path)
    await addStyles(page, 'html { font-size: 200% }')
    expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  // @covers 10.7
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }))

    test('icons have the color of text, and the focus has an outline', async ({ page }) => {
      await openHydrated(page, '/api/commands/click')
      const icons = await page.locator('svg.icon:visible').evaluateAll((all) =>
        all.map((icon) => {
          const own = getComputedStyle(icon)
          const around = getComputedStyle(icon.parentElement ?? icon)
          return { same: own.color === around.color, opacity: own.opacity }
        }),
      )
      expect(icons.length).toBeGreaterThan(5)
      expect(icons.filter(({ same, opacity }) => !same || opacity !== '1')).toEqual([])
      const toggle = page.getByRole('button', { name: /mode$/ })
      await page.keyboard.press('Tab')
      await toggle.focus()
      await expect(toggle).toHaveCSS('outline-style', 'solid')
      await expect(toggle).toHaveCSS('outline-width', '2px')
    })

    test('current and selected elements are underlined', async ({ page }) => {
      await page.goto(shell('/guides/long'))
      for (const current of [
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Base path' }),
        page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Long' }),
        page.getByRole('tab', { name: 'macOS' }),
      ]) {
        await expect(current).toHaveCSS('text-decoration-line', 'underline')
      }
      await expect(page.getByRole('tab', { name: 'Linux' })).toHaveCSS(
        'text-decoration-line',
        'none',
      )
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // @covers 10.8
  test('text, tabs, collapsible sections, links, and menus work', async ({ page }) => {
    await page.goto(shell('/guides/long'))
    await expect(page.getByText('The last words.')).toBeVisible()
    await expect(page.getByText('Press Command.')).toBeVisible()
    await expect(page.getByText('Press Control.')).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await page.getByText('Folded away', { exact: true }).click()
    await expect(page.getByText('Inside the fold.')).toBeVisible()
    const sidebar = page.getByRole('navigation', { name: 'Docs' })
    await sidebar.locator('summary', { hasText: 'Many' }).click()
    await expect(sidebar.getByRole('link', { name: 'm8' })).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.locator('summary').click()
    await bar.getByRole('link', { name: 'Zoom' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible()
  })

  // @covers 10.8
  test("controls that need it aren't shown", async ({ page }) => {
    await page.goto('/api/commands/click')
    for (const name of [
      'Close the announcement',
      'Switch between dark and light mode',
      'Copy code',
    ])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
  })

  // @covers 10.8
  test("a phone shows the navbar's links, the table of contents, and the section's pages", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/api/commands/click')
    await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveCount(0)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link', { name: 'Cloud' })).toBeVisible()
    await page.locator('summary', { hasText: 'On this page' }).click()
    await page.locator('details a[href="#command-log"]').click()
    await expect(page).toHaveURL(/#command-log$/)
    await page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'check()', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'check' })).toBeVisible()
  })
})

test.describe('on paper', () => {
  /** Width of an A4 sheet with margins of 15 mm, in CSS pixels. */
  const SHEET = 680

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: SHEET, height: 962 })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.emulateMedia({ media: 'print' })
  })

  // @covers 10.9
  test('only the text is printed, in the full width, dark on white', async ({ page }) => {
    await page.goto(shell('/guides/long'))
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation'),
      page.getByRole('tablist'),
      page.getByRole('button', { name: 'Copy code' }),
    ]) {
      await expect(part.filter({ visible: true })).toHaveCount(0)
    }
    const box = await page.getByRole('article').boundingBox()
    expect(box?.width).toBe(SHEET)
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(
      /^rgb\(\d\d?, \d\d?, \d\d?\)$/,
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible()
  })

  // @covers 10.9
  test('all tabs and all collapsed content are printed', async ({ page }) => {
    await page.goto(shell('/guides/long'))
    await expect(page.getByText('Press Command.')).toBeVisible()
    await expect(page.getByText('Press Control.')).toBeVisible()
    await expect(page.getByText('Inside the fold.')).toBeVisible()
    const box = await page.getByText('Inside the fold.').boundingBox()
    expect(box?.height).toBeGreaterThan(10)
  })

  // @covers 10.9
  test('links to other sites show their address, and nothing is cut off at the edge', async ({
    page,
  }) => {
    await page.goto(shell('/guides/long'))
    const after = await page
      .getByRole('link', { name: 'another site' })
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(after).toContain('https://example.com/a/very/long/address')
    for (const path of PAGES.filter((path) => path !== '/nowhere')) {
      await page.goto(path)
      expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0)
    }
  })

  test('a PDF of a page has its title and its full length', async ({ page }) => {
    await page.goto(shell('/guides/last'))
    const short = (await page.pdf({ format: 'A4' })).toString('latin1')
    await page.goto(shell('/guides/long'))
    const long = (await page.pdf({ format: 'A4', tagged: true })).toString('latin1')
    const sheets = (pdf: string): number => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets(short)).toBe(1)
    expect(sheets(long)).toBeGreaterThan(1)
  })
})
