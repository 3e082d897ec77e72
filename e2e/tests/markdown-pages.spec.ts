import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'

const ROUTE = '/api/commands/click'

const link = (page: Page) => page.locator('main').getByRole('link', { name: 'View as Markdown' })
const button = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' })

test.describe('pages as Markdown', () => {
  test('the link above an article leads to its Markdown, which the browser shows as text', async ({
    page,
  }) => {
    await openHydrated(page, ROUTE)
    await link(page).click()
    await expect(page).toHaveURL(`${ROUTE}.md`)
    await expect(page.locator('body')).toContainText('# `.click()`')
    await expect(page.locator('body')).toContainText('- `position` `string`')
  })

  test("the head links to the current page's Markdown, even after client navigation", async ({
    page,
  }) => {
    const alternate = page.locator('link[rel="alternate"][type="text/markdown"]')
    await openHydrated(page, ROUTE)
    await expect(alternate).toHaveAttribute('href', `${ROUTE}.md`)
    await page.locator('main').getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/api/commands/dblclick')
    await expect(alternate).toHaveCount(1)
    await expect(alternate).toHaveAttribute('href', '/api/commands/dblclick.md')
    await expect(link(page)).toHaveAttribute('href', '/api/commands/dblclick.md')
    await page.goto('/nowhere')
    await expect(alternate).toHaveCount(0)
  })

  test("is served as Markdown and isn't indexed", async ({ request }) => {
    const answer = await request.get(`${ROUTE}.md`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    expect((await request.get('/api/commands/nothing.md')).status()).toBe(404)
    const plain = await request.get(`${ROUTE}.md`, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(await plain.text()).toBe(await answer.text())
  })

  test('the list of pages names existing files, each once, by section', async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get('/llms.txt')
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const text = await answer.text()
    expect(text).toMatch(/^# Cypress Documentation\n\n> Guides and references/)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      'App',
      'API',
      'Cloud',
      'UI Coverage',
      'Accessibility',
      'Other pages',
    ])
    const paths = [...text.matchAll(/^- \[.+?\]\((.+?)\)(?:: .+)?$/gm)].map(
      ([, url = '']) => new URL(url).pathname,
    )
    expect(paths.length).toBeGreaterThan(300)
    expect(new Set(paths).size).toBe(paths.length)
    const faulty: string[] = []
    for (const path of paths) {
      // Without compression and Playwright's own requests, which would take most of the time.
      const page = await fetch(new URL(path, baseURL), {
        headers: { 'Accept-Encoding': 'identity' },
      })
      const isPage = page.status === 200 && /^# \S/.test(await page.text())
      if (!isPage) faulty.push(`${path}: ${page.status}`)
    }
    expect(faulty).toEqual([])
  })

  test('the button copies the Markdown and confirms it visually and to screen readers', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openHydrated(page, ROUTE)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toHaveCount(1)
    await expect(button(page)).toHaveAttribute('data-state', 'copied')
    await expect(button(page)).toBeFocused()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await (await request.get(`${ROUTE}.md`)).text(),
    )
    await expect(button(page)).toHaveAttribute('data-state', 'idle')
  })

  test('a click before the application runs is carried out', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(ROUTE)
    await button(page).click()
    await hydrated(page)
    await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# `\.click\(\)`\n/)
  })

  test('a failure is reported, and the link remains', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await openHydrated(page, ROUTE)
    await button(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copying failed' })).toHaveCount(1)
    await expect(button(page)).toHaveAttribute('data-state', 'failed')
    await expect(link(page)).toBeVisible()
  })

  test('without JavaScript, there is only the link', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(ROUTE)
    await expect(link(page)).toBeVisible()
    await expect(button(page)).toBeHidden()
    await context.close()
  })

  test("the link and the button are large enough for fingers and aren't printed", async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto(ROUTE)
    for (const control of [link(page), button(page)])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.emulateMedia({ media: 'print' })
    for (const control of [link(page), button(page)]) await expect(control).toBeHidden()
    await context.close()
  })
})
