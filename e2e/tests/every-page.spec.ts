import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { tooWide } from '../support/page.ts'
import { collectViolations } from '../support/violations.ts'

// Opening all pages takes a minute, so everything that concerns each page is checked in one visit.
const dist = new URL('../../site/dist/', import.meta.url)
const { routes } = JSON.parse(readFileSync(new URL('routes.json', dist), 'utf8')) as {
  routes: { path: string }[]
}
const PARTS = 8

/** Whether the article contains an image or a figure, which can be wider than a phone. */
function hasPictures(path: string): boolean {
  const html = readFileSync(new URL(`.${path}/index.html`, dist), 'utf8')
  const article = /<article[\s>].*<\/article>/s.exec(html)?.[0] ?? ''
  return /<figure(?! class="code-block)|<img\b/.test(article)
}

test.use({ viewport: { width: 320, height: 640 } })

test('more than thirty pages have pictures', () => {
  expect(routes.filter(({ path }) => hasPictures(path)).length).toBeGreaterThan(30)
})

for (let part = 0; part < PARTS; part += 1) {
  test(`every page follows the policy and fits 320 pixels, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const violations = await collectViolations(page)
    for (const { path } of routes.filter((_, index) => index % PARTS === part)) {
      if (hasPictures(path)) {
        await page.goto(path)
        expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0)
      } else await page.goto(path, { waitUntil: 'domcontentloaded' })
    }
    expect(violations()).toEqual([])
  })
}
