import { readFileSync } from 'node:fs'
import { VERSION } from '../../packages/docent/src/shared/version.ts'
import { expect, test } from '../support/test.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { openHydrated } from '../support/hydrated.ts'
import { FIXED_ROUTES } from '../support/routes.ts'

interface Manifest {
  build: string
  routes: { path: string; id: string; fingerprint: string }[]
}
const manifest = JSON.parse(
  readFileSync(new URL('../../site/dist/routes.json', import.meta.url), 'utf8'),
) as Manifest
const paths = manifest.routes.map(({ path }) => path)

for (const [section, routes] of Object.entries(FIXED_ROUTES)) {
  // @covers 1.2, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.3.6, 2.3.7, 2.3.10, 2.3.11, 2.3.13, 2.3.15, 2.3.16, 2.3.18, 2.3.19, 6.1
  test(`every named page of ${section} exists, with a title and a sidebar entry`, async ({
    request,
  }) => {
    const pages = []
    for (const route of routes) {
      const response = await request.get(route)
      const page = parseDocument(await response.text())
      const [title] = DomUtils.getElementsByTagName('h1', page)
      const links = DomUtils.getElementsByClassName('sidebar-link', page)
      const current = links.filter(({ attribs }) => attribs['aria-current'] === 'page')
      pages.push({
        path: new URL(response.url()).pathname,
        status: response.status(),
        titled: title !== undefined && DomUtils.textContent(title).trim() !== '',
        current: current.map(({ attribs }) => attribs.href),
        complete: DomUtils.getElementsByTagName('footer', page).length === 1,
      })
    }
    expect(pages).toEqual(
      routes.map((path) => ({ path, status: 200, titled: true, current: [path], complete: true })),
    )
  })
}

// @covers 2.3.4
test('there are about 100 command pages and 320 pages in total', () => {
  const commands = paths.filter((path) => path.startsWith('/api/commands/'))
  expect(commands.length).toBeGreaterThanOrEqual(90)
  expect(paths.length).toBeGreaterThanOrEqual(315)
})

// @covers 2.3.8, 2.3.9, 2.3.10, 2.3.12, 2.3.14, 2.3.17, 2.3.19
test('the app section has the pages of every group that is named without addresses', () => {
  for (const pattern of [
    /^\/app\/component-testing\/angular\/(api|examples|overview)$/,
    /^\/app\/component-testing\/react\/(api|examples|overview)$/,
    /^\/app\/component-testing\/svelte\/(api|examples|overview)$/,
    /^\/app\/component-testing\/vue\/(api|examples|overview)$/,
  ]) {
    expect(
      paths.filter((path) => pattern.test(path)),
      String(pattern),
    ).toHaveLength(3)
  }
  for (const [pattern, least] of [
    [/^\/app\/continuous-integration\//, 6],
    [/^\/app\/core-concepts\//, 5],
    [/^\/app\/end-to-end-testing\//, 2],
    [/^\/app\/guides\//, 20],
    [/^\/app\/guides\/authentication-testing\//, 4],
    [/^\/app\/references\//, 10],
    [/^\/app\/tooling\//, 5],
    [/^\/cloud\/features\//, 6],
    [/^\/ui-coverage\/configuration\//, 3],
    [/^\/ui-coverage\/core-concepts\//, 2],
    [/^\/ui-coverage\/get-started\//, 2],
  ] as const) {
    expect(
      paths.filter((path) => pattern.test(path)).length,
      String(pattern),
    ).toBeGreaterThanOrEqual(least)
  }
})

// @covers 2.2.5, 2.2.6
test('routes are plain exact paths, and each has an identifier with a short hash-like suffix', async ({
  request,
}) => {
  for (const { path, id } of manifest.routes) {
    expect(path).toMatch(/^\/$|^(\/[\w$.-]+)+$/)
    expect(id.slice(0, path.length)).toBe(path)
    expect(id.slice(path.length)).toMatch(/^-\w{3}$/)
  }
  const { id } = manifest.routes.find(({ path }) => path.includes('click')) ?? {}
  expect((await request.get(id ?? '')).status()).toBe(404)
})

// @covers 2.1.1
test('a route matches exactly, without missing or additional parts', async ({ request }) => {
  for (const path of ['/api/command', '/api/commands/click/more', '/api/commands/clic']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  expect((await request.get('/api/commands/click/')).url()).toMatch(/\/click$/)
})

// @covers 1.4, 2.1.2
test('all pages have the same layout with a skip link, a navbar, and a footer', async ({
  page,
}) => {
  for (const path of ['/', '/versions', '/api/commands/click', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  }
})

// @covers 2.2.1, 2.2.4, 2.4.1, 2.4.2, 2.4.3
test("the navbar's entries lead to their specified targets", async ({ page }) => {
  await openHydrated(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const [name, href] of [
    ['App', '/app/get-started/why-cypress'],
    ['API', '/api/table-of-contents'],
    ['Cloud', '/cloud/get-started/introduction'],
    ['UI Coverage', '/ui-coverage/get-started/introduction'],
    ['Accessibility', '/accessibility/get-started/introduction'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(href)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current')
  }
  await expect(bar.getByRole('link', { name: /^Learn/ })).toHaveAttribute('href', /^https:/)
  const names = await bar
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label') ?? link.textContent),
    )
  expect(names.slice(-2)).toEqual(['Source code of Cypress', 'Community chat'])
  await page.getByRole('banner').getByRole('link', { name: 'Cypress Docs' }).click()
  await expect(page).toHaveURL('/')
})

// @covers 1.8, 9.5
test('the page names the version of its generator', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', `docent ${VERSION}`)
})

// @covers 3.1
test('the page is in English and reads from left to right', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

// @covers 1.6
test('there is no blog', async ({ request }) => {
  expect((await request.get('/blog')).status()).toBe(404)
})

// @covers 2.2.2, 3.2
test('the versions page names the only version, Next', async ({ page }) => {
  await page.goto('/versions')
  await expect(page.getByRole('main')).toContainText('Next')
})
