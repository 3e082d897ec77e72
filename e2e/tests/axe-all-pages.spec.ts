import { readFileSync } from 'node:fs'
import { expect, test } from '../support/test.ts'
import { AXE_ALL, axeViolations } from '../support/axe.ts'
import { isMarked } from '../support/hydrated.ts'
import { endAnimations } from '../support/page.ts'
import { openQuiet, showPage } from '../support/show-page.ts'

// Checks the article of every page without the shell, which is the same everywhere and is checked by
// accessibility.spec.ts in both modes and sizes. AXE_ALL=1 checks every page in all four ways, which takes more than 15
// minutes; otherwise, every eighth page is checked in one of them.
const { routes } = JSON.parse(
  readFileSync(new URL('../../site/dist/routes.json', import.meta.url), 'utf8'),
) as { routes: { path: string }[] }

const VARIANTS = [
  { mode: 'light', width: 1440, height: 900 },
  { mode: 'dark', width: 390, height: 844 },
  { mode: 'light', width: 390, height: 844 },
  { mode: 'dark', width: 1440, height: 900 },
]
const SHELL =
  '.announcement, .navbar, .sidebar, .toc, .toc-mobile, .breadcrumbs, .footer, .pagination'
const PARTS = 8

// Landmarks and the skip link's target belong to the shell.
const OF_THE_SHELL = ['region', 'skip-link']

// The page's policy forbids parsing documents.
test.use({ bypassCSP: true })

for (let part = 0; part < PARTS; part += 1) {
  // @covers 10.1
  test(`axe finds nothing in the articles of all pages, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    // Pictures and fonts don't affect the checks.
    await page.route(/\.(?:woff2|png|svg|webp)$/, (route) => route.abort())
    await openQuiet(page)
    for (const [index, { path }] of routes.entries()) {
      if (Math.floor(index / 8) % PARTS !== part || (!AXE_ALL && index % 8 !== 0)) continue
      // axe is faster the second time it runs in a document, which saves a quarter of the processor time.
      await page.evaluate(showPage, { path, without: SHELL })
      const own = Math.floor(index / 8) % VARIANTS.length
      for (const { mode, width, height } of AXE_ALL ? VARIANTS : VARIANTS.slice(own, own + 1)) {
        await page.setViewportSize({ width, height })
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, mode)
        // Text that is still fading in has too little contrast.
        await endAnimations(page)
        const found = await axeViolations(page, { without: OF_THE_SHELL })
        expect.soft(found, `${path}, ${mode}, ${width} px`).toEqual([])
      }
    }
    expect(await isMarked(page)).toBe(true)
  })
}
