import { readFileSync } from 'node:fs'
import { findLayout } from '../support/layout-findings.ts'
import { endAnimations } from '../support/page.ts'
import { openQuiet, showPage } from '../support/show-page.ts'
import { expect, test } from '../support/test.ts'

// One page of each kind at each width. `LAYOUT=all npx playwright test layout.spec.ts` checks all pages in both modes,
// which takes about ten minutes, and lists what it finds in drawings, too.
const ALL = process.env.LAYOUT === 'all'
const WIDTHS = [1440, 1024, 768, 390, 320]
const KINDS = [
  '/api/commands/click',
  '/api/commands/intercept',
  '/api/commands/request',
  '/api/node-events/after-run-api',
  '/app/faq',
  '/app/references/command-line',
  '/app/references/configuration',
  '/app/references/environment-variables',
  '/app/core-concepts/testing-types',
  '/ui-coverage/results-api',
  '/accessibility/configuration/components',
  '/versions',
  '/api/node-events/overview',
  '/cloud/account-management/users',
  '/cloud/features/recorded-runs',
]
const { routes } = JSON.parse(
  readFileSync(new URL('../../site/dist/routes.json', import.meta.url), 'utf8'),
) as { routes: { path: string }[] }
const paths = ALL ? routes.map(({ path }) => path) : KINDS

// The page's policy forbids parsing documents.
test.use({ bypassCSP: true })

for (const width of WIDTHS) {
  test(`no text breaks, is clipped, or lies beside its column at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000)
    await page.setViewportSize({ width, height: 900 })
    await openQuiet(page)
    for (const path of paths) {
      await page.evaluate(showPage, { path, without: '.footer' })
      await endAnimations(page)
      for (const mode of ALL ? ['light', 'dark'] : ['light']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, mode)
        const found = await page.evaluate(findLayout)
        const drawn = found.filter(({ inDrawing }) => inDrawing)
        if (ALL && drawn.length > 0) console.log(JSON.stringify({ path, width, mode, drawn }))
        const rest = found.filter(({ inDrawing }) => !inDrawing)
        expect.soft(rest, `${path}, ${mode}, ${width} px`).toEqual([])
      }
    }
  })
}

/** Sizes of text: labels, notes, small text, text, and the three levels of headings. */
const SIZES = [12, 13, 14, 16, 20, 26, 38]

test('the text of articles has seven sizes', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openQuiet(page)
  for (const path of KINDS) {
    await page.evaluate(showPage, { path })
    const found = await page.evaluate(() => {
      const sizes = new Map<number, string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element?.checkVisibility() || (node.textContent ?? '').trim() === '') continue
        if (element.closest('.visually-hidden, .drawing, svg')) continue
        sizes.set(parseFloat(getComputedStyle(element).fontSize), element.outerHTML.slice(0, 100))
      }
      return [...sizes]
    })
    expect
      .soft(
        found.filter(([size]) => !SIZES.includes(size)),
        path,
      )
      .toEqual([])
  }
})
