import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { flattenCode } from '../support/flatten-code.ts'

// The article of every page, with everything around it left out: the shell is the same everywhere, and
// accessibility.spec.ts looks at it in both modes and sizes. AXE_ALL=1 sees every page in all four ways, which takes a
// quarter of an hour and more; otherwise each eighth page is seen in one of them, so that the other tests keep their time.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { routes } = JSON.parse(
  readFileSync(new URL('../../site/dist/routes.json', import.meta.url), 'utf8'),
) as { routes: { path: string }[] }

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const VARIANTS = [
  { mode: 'light', width: 1440, height: 900 },
  { mode: 'dark', width: 390, height: 844 },
  { mode: 'light', width: 390, height: 844 },
  { mode: 'dark', width: 1440, height: 900 },
]
const ALL = process.env.AXE_ALL === '1'
const SHELL = '.announcement, .navbar, .sidebar, .toc, .breadcrumbs, .footer, .pagination'
const PARTS = 16

// Recording every step for a trace would take several times as long as the steps.
test.use({ trace: 'off' })

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
}

/** Violations of the page as it stands, each with the first elements. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    (values) =>
      window.axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // Landmarks and the skip link's target belong to the shell.
        rules: { region: { enabled: false }, 'skip-link': { enabled: false } },
      }),
    TAGS,
  )
  return found.violations.map(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' ')).slice(0, 3)
    return `${id}: ${targets.join(', ')}`
  })
}

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing in the articles of all pages, part ${part + 1} of ${PARTS}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext()
    // Neither pictures nor typefaces change what is judged; without the application nothing changes meanwhile.
    await context.route(/\.(?:woff2|png|svg|webp|js)$/, (route) => route.abort())
    const page = await context.newPage()
    for (const [index, { path }] of routes.entries()) {
      if (Math.floor(index / 8) % PARTS !== part || (!ALL && index % 8 !== 0)) continue
      await page.goto(path, { waitUntil: 'load' })
      await page.evaluate((shell) => {
        for (const element of document.querySelectorAll(shell)) element.remove()
      }, SHELL)
      await page.evaluate(flattenCode)
      await page.evaluate(axe)
      const own = Math.floor(index / 8) % VARIANTS.length
      for (const { mode, width, height } of ALL ? VARIANTS : VARIANTS.slice(own, own + 1)) {
        await page.setViewportSize({ width, height })
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, mode)
        expect.soft(await violations(page), `${path}, ${mode}, ${width} px`).toEqual([])
      }
    }
    await context.close()
  })
}
