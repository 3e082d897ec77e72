import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { expectNewTab } from '../support/new-tab.ts'
import { scrollPosition, tooWide } from '../support/page.ts'
import { two } from '../support/ports.ts'
import { openSearch, searchDialog } from '../support/search.ts'

// Kinds of reports that readers of other documentation sites wrote.

const CLICK = '/api/commands/click'
const INTERCEPT = '/api/commands/intercept'
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

test('code that is selected and copied keeps its blank lines, and has nothing else', async ({
  page,
}) => {
  await openHydrated(page, INTERCEPT)
  const copies = await page.locator('article pre').evaluateAll((blocks) =>
    blocks.map((block) => {
      getSelection()?.selectAllChildren(block)
      const lines = [...block.querySelectorAll('code > .line')].map((line) => line.textContent)
      return { copied: getSelection()?.toString() ?? '', code: lines.join('\n') }
    }),
  )
  const seen = copies.filter(({ copied }) => copied !== '')
  expect(seen.length).toBeGreaterThan(20)
  expect(seen.some(({ code }) => code.includes('\n\n'))).toBe(true)
  expect(seen.map(({ copied }) => copied.trimEnd())).toEqual(seen.map(({ code }) => code))

  const text = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body)
    return getSelection()?.toString() ?? ''
  })
  expect(text).toContain('Arguments')
  expect(text.match(/Direct link|Copy code|Enlarge|^#|[\u00a0\u200b\ufeff]/m)).toBeNull()
})

test('a reload in the middle of a page keeps the position, and so does the start of the application', async ({
  page,
}) => {
  await openHydrated(page, INTERCEPT)
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  expect(await scrollPosition(page)).toBe(2500)
  await page.reload()
  await expect.poll(() => scrollPosition(page)).toBe(2500)
  await hydrated(page)
  expect(await scrollPosition(page)).toBe(2500)
})

test('on a phone, no bar covers the target of an address or of the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  /** The element in front of the heading of the address. */
  const inFront = (): Promise<boolean> =>
    page.evaluate(() => {
      const heading = document.getElementById(location.hash.slice(1))
      const { x, y, height } = heading?.getBoundingClientRect() ?? new DOMRect()
      const front = document.elementFromPoint(x + 4, y + height / 2)
      return heading?.contains(front) ?? false
    })
  await page.goto(`${CLICK}#rules`)
  await expect.poll(inFront).toBe(true)
  await hydrated(page)
  await expect.poll(inFront).toBe(true)
  await page.locator('.toc-mobile summary').click()
  await page.locator('.toc-mobile').getByRole('link', { name: 'See also' }).click()
  await expect(page).toHaveURL(/#see-also$/)
  // The list closes, because it would cover the section.
  await expect(page.locator('.toc-mobile')).not.toHaveAttribute('open')
  await scrollPosition(page)
  await expect.poll(inFront).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Close the announcement' }).click()
  await page.goto(`${CLICK}#arguments`)
  await expect.poll(inFront).toBe(true)
})

test('the contents mark the last section at the end, and lead there again after scrolling away', async ({
  page,
}) => {
  for (const path of [CLICK, '/api/commands/and', '/app/core-concepts/test-isolation']) {
    await openHydrated(page, path)
    const last = contents(page).locator('.toc-list > li').last().locator('> a')
    const href = (await last.getAttribute('href')) ?? ''
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(contents(page).locator('[aria-current]').last()).toHaveAttribute(
      'href',
      (await contents(page).locator('a').last().getAttribute('href')) ?? '',
    )
    await last.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    const there = await scrollPosition(page)
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => scrollTo(0, 0))
    await last.click()
    await expect.poll(() => scrollPosition(page)).toBe(there)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  }
})

test('an address with a mistake leads to the page, or suggests it first', async ({ page }) => {
  for (const path of [`${CLICK}.html`, `${CLICK}/`, '/guides/overview/why-cypress']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
  }
  for (const path of [
    '/API/Commands/Click',
    `${CLICK}.`,
    `${CLICK}),`,
    `/docs${CLICK}`,
    `/en${CLICK}`,
    `${CLICK}%20`,
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await hydrated(page)
    const first = page.locator('#docent-suggestions').getByRole('link').first()
    await expect(first, path).toHaveAttribute('href', CLICK)
  }
})

test('the search answers what readers paste', async ({ page }) => {
  const { field, options, dialog } = await openSearch(page, '/versions')
  const first = {
    '"cy.click"': CLICK,
    '.click(': CLICK,
    "cy.visit('/login')": '/api/commands/visit',
    '{ force: true }': '/app/core-concepts/interacting-with-elements',
    'CypressError: Timed out retrying after 4000ms: Expected to find element: .foo, but never found it.':
      '/app/references/error-messages',
    intercpt: INTERCEPT,
  }
  for (const [query, href] of Object.entries(first)) {
    await field.fill(query)
    await expect(options.first(), query).toHaveAttribute('href', href)
  }
  // Names of JavaScript's own objects, broken escapes, and characters without a result.
  for (const query of ['__proto__', 'constructor', '%E0%A4%A', '🎉', '\\', '"', 'a'.repeat(200)]) {
    await field.fill(query)
    await expect(
      options.first().or(dialog.getByText('No results for')).first(),
      query,
    ).toBeVisible()
  }
  await field.fill('   ')
  await expect(options).toHaveCount(0)
})

test("modified clicks on the article's links belong to the browser", async ({ page }) => {
  await openHydrated(page, CLICK)
  const link = page.getByRole('article').getByRole('link', { name: 'actionable' }).first()
  const target = '/app/core-concepts/interacting-with-elements'
  await expectNewTab(page, new RegExp(target), () => link.click({ modifiers: ['Control'] }))
  await expectNewTab(page, new RegExp(target), () => link.click({ button: 'middle' }))
  await expect(page).toHaveURL(new RegExp(`${CLICK}$`))
})

test('a result on the same page closes the search and shows its section', async ({ page }) => {
  await openSearch(page, INTERCEPT, 'intercept')
  const { dialog, options } = searchDialog(page)
  const section = options.and(page.locator(`[href^="${INTERCEPT}#"]`)).first()
  const href = (await section.getAttribute('href')) ?? ''
  await section.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.locator(href.slice(INTERCEPT.length))).toBeInViewport()
})

test('the sidebar shows the current page at once, and stays where it is after a click', async ({
  page,
}) => {
  await page.goto('/api/commands/wait')
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  await hydrated(page)
  const other = sidebar.locator(
    'li:has(> [aria-current="page"]) ~ li > a, li:has(~ li > [aria-current="page"]) > a',
  )
  const next = sidebar.locator(`a[href="${await other.first().getAttribute('href')}"]`)
  const before = await next.boundingBox()
  await next.click()
  await expect(next).toHaveAttribute('aria-current', 'page')
  expect((await next.boundingBox())?.y).toBe(before?.y)
})

test('the menu of a phone stays open when the browser shows or hides its bars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await openHydrated(page, CLICK)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const [width, height] of [
    [390, 844],
    [390, 740],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(menu).toBeVisible()
    await menu.getByRole('link').last().scrollIntoViewIfNeeded()
    await menu.getByRole('link').last().click({ trial: true })
  }
})

test('the navbar is there after a page was pulled beyond its top', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 200 })
  await openHydrated(page, two('/docs/intro'))
  const bar = page.locator('header.navbar')
  // Scrolling right after a navigation is attributed to the router, so this scrolls repeatedly.
  await expect(async () => {
    await page.mouse.wheel(0, 80)
    await expect(bar).toHaveAttribute('data-hidden', { timeout: 500 })
  }).toPass()
  // Safari reports negative positions, and then positions that grow.
  await page.evaluate(() => {
    let top = 0
    Object.defineProperty(window, 'scrollY', { get: () => top, configurable: true })
    for (top of [60, 0, -60, -20, 0]) dispatchEvent(new Event('scroll'))
  })
  await expect(bar).not.toHaveAttribute('data-hidden')
})

test('form controls and scroll bars follow the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHydrated(page, CLICK)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await page.getByRole('button', { name: 'Switch to dark mode' }).first().click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('the page fits with a larger or smaller default font of the browser', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  for (const [standard, width] of [
    [12, 1440],
    [12, 1000],
    [12, 390],
    [24, 1440],
    [24, 1000],
  ] as const) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(INTERCEPT)
    const label = `${standard} px of font in ${width} px`
    expect(await tooWide(page), label).toBeLessThanOrEqual(0)
    const overlaps = await page.evaluate(() => {
      const boxes = ['.sidebar', 'article', '.toc']
        .map((name) => document.querySelector(name)?.getBoundingClientRect())
        .filter((box) => box !== undefined && box.width > 0 && box.height > 0)
      return boxes.some((box, index) => (boxes[index - 1]?.right ?? 0) > (box?.left ?? 0) + 1)
    })
    expect(overlaps, label).toBe(false)
  }
})

test('with the keyboard of a phone open, results of the search are in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, CLICK)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  const { field, options, dialog } = searchDialog(page)
  await expect(field).toBeFocused()
  // Smaller text would make iOS zoom in.
  expect(
    await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize)),
  ).toBeGreaterThanOrEqual(16)
  await expect(field).toHaveAttribute('enterkeyhint', /go|search/)
  await page.setViewportSize({ width: 390, height: 420 })
  await field.fill('intercept')
  await expect(options.nth(2)).toBeInViewport()
  await expect(field).toBeInViewport({ ratio: 1 })
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(420)
})
