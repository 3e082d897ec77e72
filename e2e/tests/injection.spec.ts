import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/test.ts'
import { HOSTILE, HOSTILE_ADDRESS } from '../../packages/docent/test/fixtures/hostile/texts.ts'
import { expectNothingRan, expectTexts, SEEN, seen, watchForCode } from '../support/hostile.ts'
import { hydrated, isMarked, markWindow, openHydrated } from '../support/hydrated.ts'
import { startPlainHost } from '../support/plain-host.ts'
import { hostile } from '../support/ports.ts'
import { searchDialog } from '../support/search.ts'

const dist = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../packages/docent/test/fixtures/hostile/dist',
)

// The policy would stop most injections, but most hosts don't send one.
test.use({ bypassCSP: true })

let found: string[]

test.beforeEach(({ page }) => {
  found = watchForCode(page)
})

// @covers 10.12
test('a page that is opened directly shows hostile strings as text, and its parts work', async ({
  page,
}) => {
  await openHydrated(page, hostile('/hostile'))
  await expectTexts(page)
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.locator('docent-island button').click()
  await expect(page.locator('docent-island output')).toHaveText(seen(`Island ${SEEN}`))
  await page.getByRole('button', { name: 'Close the announcement' }).click()
  await page.reload()
  // The selections were stored under hostile names and values.
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  await hydrated(page)
  await page.setViewportSize({ width: 400, height: 800 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText(seen(`Badge ${SEEN}`))
  await expectNothingRan(page, found)
})

// @covers 10.12
test('a page that is reached by client navigation shows them as text', async ({ page }) => {
  await openHydrated(page, hostile('/intro'))
  await markWindow(page)
  await expect(page.locator('.pagination-next')).toContainText(seen(`Next ${SEEN}`))
  await page.locator('main').getByRole('link', { name: 'To the page' }).click()
  await expect(page).toHaveURL(hostile('/hostile'))
  await expectTexts(page)
  await page.locator('.sidebar a', { hasText: 'Category' }).click()
  await expect(page.locator('main h1')).toHaveText(seen(`Index ${SEEN}`))
  await expect(page.locator('main')).toContainText(seen(`About ${SEEN}`))
  await expect(page.locator('main')).toContainText(seen(`Elsewhere ${SEEN}`))
  expect(await isMarked(page)).toBe(true)
  await expectNothingRan(page, found)
})

test('links to hostile addresses work and scroll to hostile IDs', async ({ page }) => {
  await openHydrated(page, hostile('/hostile'))
  await markWindow(page)
  await page.locator('main').getByRole('link', { name: 'address' }).click()
  await expect(page).toHaveURL(/\/intro\?q=/)
  expect(new URL(page.url()).searchParams.get('q')).toBe(HOSTILE_ADDRESS.split('&')[0])
  expect(await isMarked(page)).toBe(true)
  await page.setViewportSize({ width: 1000, height: 300 })
  await openHydrated(page, hostile(`/hostile#${encodeURIComponent(HOSTILE_ADDRESS)}`))
  await expect(page.locator('main p').nth(1)).toBeInViewport()
  await expectNothingRan(page, found)
})

// @covers 10.12
test('the search shows them in titles, sections, and excerpts', async ({ page }) => {
  await openHydrated(page, hostile('/intro'))
  await page.keyboard.press('Control+k')
  const { dialog, field, options } = searchDialog(page)
  for (const query of ['heading', 'onerror', 'window.hit', 'paragraph img', 'script', 'cell']) {
    await field.fill(query)
    await expect(options.first()).toContainText('<img src=x onerror=window.hit=1>')
    await expectNothingRan(page, found)
  }
  for (const query of [HOSTILE, '<img src=x onerror=window.hit=1>', '<!--<script>']) {
    await field.fill(query)
    await expect(dialog.getByRole('option').or(dialog.getByRole('status')).first()).toBeVisible()
    await expectNothingRan(page, found)
  }
  await field.fill('heading')
  await options.first().click()
  await expect(page).toHaveURL(/\/hostile/)
  // An opened result is remembered with its title.
  await page.keyboard.press('Control+k')
  await expect(dialog).toContainText('<img src=x onerror=window.hit=1>')
  await expectNothingRan(page, found)
})

for (const text of [HOSTILE, HOSTILE_ADDRESS, 'javascript:window.hit=1']) {
  const code = encodeURIComponent(text)

  // @covers 10.12
  test(`an address may contain ${text.slice(0, 12)}`, async ({ page }) => {
    // The page shows the query whether or not there are results.
    await page.goto(hostile(`/search?q=${code}&section=${code}#${code}`))
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(/window\.hit/)
    await hydrated(page)
    await expect(page).toHaveTitle(/window\.hit/)
    await page.goto(hostile(`/search?q=onerror&section=${code}`))
    await hydrated(page)
    await page.goto(hostile(`/search?q=onerror`))
    await expect(page.getByRole('main').locator('ol')).toContainText('<img src=x onerror=')
    await page.goto(hostile(`/hostile?${code}=${code}#${code}`))
    await hydrated(page)
    await page.goto(hostile(`/nowhere/${code}?q=${code}#${code}`))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i)
    await expectNothingRan(page, found)
  })
}

// @covers 10.12
test('the Markdown copies and their list contain them as text', async ({ page, request }) => {
  await page.goto(hostile('/hostile.md'))
  await expect(page.locator('body')).toContainText('window.hit=1')
  await expectNothingRan(page, found)
  for (const file of ['/hostile.md', '/category.md', '/llms.txt']) {
    const text = await (await request.get(hostile(file))).text()
    const withoutAnchors = text.replace(/<a id="[^"<>]*"><\/a>/g, '')
    const outsideCode = withoutAnchors
      .replace(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, '')
      .replace(/(`+)[^`]+\1/g, '')
    expect(outsideCode, file).toContain('window.hit=1')
    expect(outsideCode.match(/(?<!\\)<(?=[a-z/!?])(?!https?:\/\/)/gi), file).toBeNull()
    expect(outsideCode.match(/(?<!\\)&lt;(?![^(\n]*\))/g), file).toBeNull()
  }
})

// @covers 10.12
test('the feed and all JSON files can be parsed, with the strings unchanged', async ({
  page,
  request,
}) => {
  await page.goto(hostile('/intro'))
  const xml = await (await request.get(hostile('/news.xml'))).text()
  const feed = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    return {
      error: document.querySelector('parsererror')?.textContent,
      texts: [
        ...document.querySelectorAll('feed > title, subtitle, name, entry > title, summary'),
      ].map((element) => element.textContent),
      links: [...document.querySelectorAll('entry > link')].map((link) =>
        link.getAttribute('href'),
      ),
    }
  }, xml)
  expect(feed.error).toBeUndefined()
  expect(feed.texts).toEqual([
    `Feed ${HOSTILE}`,
    `Report ${HOSTILE}`,
    `Author ${HOSTILE}`,
    'Other',
    `Entry ${HOSTILE}`,
    `Summary ${HOSTILE} ]]>`,
  ])
  // Feeds contain addresses as browsers request them.
  expect(feed.links).toContain(encodeURI(`https://example.com/?q=${HOSTILE_ADDRESS}`))

  const payload = await (await request.get(hostile('/hostile/index.json'))).json()
  expect(payload.page.title).toBe(`Page ${HOSTILE}`)
  const sidebar = await (await request.get(hostile(payload.page.sidebarUrl))).json()
  expect(sidebar.items[0].label).toBe(`Doc ${HOSTILE}`)
  for (const file of ['/routes.json', '/search-index/index.json'])
    expect(await (await request.get(hostile(file))).json(), file).toBeInstanceOf(Object)
  await page.goto(hostile('/hostile'))
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')['@graph'][1].headline).toBe(`Page ${HOSTILE}`)
  const list = await (await request.get(hostile('/pages.json'))).json()
  expect(list.title).toBe(`Site ${HOSTILE}`)
  const sitemap = await (await request.get(hostile('/sitemap.xml'))).text()
  expect(
    await page.evaluate(
      (source) =>
        new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror') ===
        null,
      sitemap,
    ),
  ).toBe(true)
  await expectNothingRan(page, found)
})

test('an old address redirects to one with a hostile query and hash', async ({ page }) => {
  await page.goto(hostile('/old'))
  await expect(page).toHaveURL(/\/hostile\?q=.*#/)
  await hydrated(page)
  await expect(page.locator('main p').nth(1)).toBeInViewport()
  await openHydrated(page, hostile('/intro'))
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/old'
      link.click()
    })
  await expect(page).toHaveURL(/\/hostile\?q=.*#/)
  await page.goto(hostile(`/${encodeURIComponent(`old-"><svg>'&lt;`)}`))
  await expect(page).toHaveURL(hostile('/hostile'))
  await expectNothingRan(page, found)
})

// @covers 10.12
test('the page at an old address shows its target as text', async ({ page }) => {
  const host = await startPlainHost(dist)
  try {
    const code = encodeURIComponent(HOSTILE)
    await page.goto(host.url(`/old?q=${code}#${code}`))
    await expect(page).toHaveURL(/\/hostile\?q=.*#/)
    await hydrated(page)
    const blank = await page.context().newPage()
    // The page redirects immediately, so its script and its refresh are removed before it's checked.
    const html = readFileSync(join(dist, 'old/index.html'), 'utf8')
    await blank.setContent(
      html.replace(/<meta http-equiv.*?>/, '').replace(/<script data-to.*?>/, '<script>if (0) '),
    )
    await expect(blank.getByRole('link')).toHaveText(
      `/hostile?q=${HOSTILE_ADDRESS}#${HOSTILE_ADDRESS}`,
    )
    expect(await blank.locator('img, svg').count()).toBe(0)
    expect(await blank.evaluate(() => 'hit' in window)).toBe(false)
    await expectNothingRan(page, found)
  } finally {
    host.close()
  }
})
