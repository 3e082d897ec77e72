import { readFileSync } from 'node:fs'
import { expect, test } from '../support/test.ts'
import { blockedMarkup } from '../support/blocked-markup.ts'
import { isMarked } from '../support/hydrated.ts'
import { tooWide } from '../support/page.ts'
import { openQuiet, showPage } from '../support/show-page.ts'

const dist = new URL('../../site/dist/', import.meta.url)
const { routes } = JSON.parse(readFileSync(new URL('routes.json', dist), 'utf8')) as {
  routes: { path: string }[]
}
const PARTS = 4

const htmlOf = (path: string): string => readFileSync(new URL(`.${path}/index.html`, dist), 'utf8')

/** Pages whose article contains an image or a figure, which can be wider than a phone. */
const pictured = routes.filter(({ path }) => {
  const article = /<article[\s>].*<\/article>/s.exec(htmlOf(path))?.[0] ?? ''
  return /<figure(?! class="code-block)|<img\b/.test(article)
})

// The pages' policy forbids parsing documents.
test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true })

// @covers 10.3
test('the HTML of every page follows the policy', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-")
  const foreign = `<p style="color: red" onclick="go()">
    <a href="javascript:go()">Go</a> <style>p {}</style> <script>go()</script>
    <script src="https://example.com/a.js"></script> <script type="application/json">{}</script></p>`
  expect(blockedMarkup(foreign, policy)).toHaveLength(6)
  const blocked = routes.map(({ path }) => [path, ...blockedMarkup(htmlOf(path), policy)])
  expect(blocked.filter(({ length }) => length > 1)).toEqual([])
})

test('more than a hundred pages have pictures', () => {
  expect(pictured.length).toBeGreaterThan(100)
})

for (let part = 0; part < PARTS; part += 1) {
  // @covers 10.6
  test(`pages with pictures fit 320 pixels, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    await openQuiet(page)
    for (const { path } of pictured.filter((_, index) => index % PARTS === part)) {
      await page.evaluate(showPage, { path })
      expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0)
    }
    expect(await isMarked(page)).toBe(true)
    await page.locator('article h1').evaluate((title) => (title.style.minWidth = '400px'))
    expect(await tooWide(page), 'a page that is too wide').toBeGreaterThan(0)
  })
}
