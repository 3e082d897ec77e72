import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { AXE_ALL, axeViolations } from '../support/axe.ts'
import { endAnimations } from '../support/page.ts'

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
const SHELL = '.announcement, .navbar, .sidebar, .toc, .breadcrumbs, .footer, .pagination'
const PARTS = 8

// Landmarks and the skip link's target belong to the shell.
const OF_THE_SHELL = ['region', 'skip-link']

// The page's policy forbids parsing documents.
test.use({ bypassCSP: true })

/**
 * Runs on a page: replaces its content with another page's, without the shell. axe is faster the second time it runs in
 * a document, so one document for several pages saves a quarter of the processor time.
 */
async function showArticle({ path, shell }: { path: string; shell: string }): Promise<void> {
  const response = await fetch(path)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const element of next.querySelectorAll(shell)) element.remove()
  for (const { name, value } of next.documentElement.attributes)
    document.documentElement.setAttribute(name, value)
  const sheets = [...next.head.querySelectorAll('link[rel="stylesheet"]')]
  const loaded = sheets.map(
    (sheet) =>
      new Promise((resolve, reject) => {
        sheet.addEventListener('load', resolve)
        sheet.addEventListener('error', reject)
      }),
  )
  document.head.replaceWith(next.head)
  document.body.replaceWith(next.body)
  await Promise.all(loaded)
}

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing in the articles of all pages, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    // Pictures and fonts don't affect the checks, and without the application, nothing changes during a check.
    await page.route(/\.(?:woff2|png|svg|webp|js)$/, (route) => route.abort())
    await page.goto('/')
    for (const [index, { path }] of routes.entries()) {
      if (Math.floor(index / 8) % PARTS !== part || (!AXE_ALL && index % 8 !== 0)) continue
      await page.evaluate(showArticle, { path, shell: SHELL })
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
  })
}
