import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

// The article of every page, with everything around it left out: the shell is the same everywhere, and
// accessibility.spec.ts looks at it on each kind of page, in both modes and sizes. On a desktop in light mode all rules
// are asked, on a phone in dark mode those whose answer depends on size or colour: half the time of all four.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { routes } = JSON.parse(
  readFileSync(new URL('../../site/dist/routes.json', import.meta.url), 'utf8'),
) as { routes: { path: string }[] }

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OF_SIZE_AND_COLOUR = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]
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
async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const found = await page.evaluate(
    (only) =>
      window.axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
        // Landmarks and the skip link's target belong to the shell.
        rules: { region: { enabled: false }, 'skip-link': { enabled: false } },
      }),
    runOnly,
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
    for (const { path } of routes.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path, { waitUntil: 'load' })
      await page.evaluate((shell) => {
        for (const element of document.querySelectorAll(shell)) element.remove()
      }, SHELL)
      await page.evaluate(axe)
      expect
        .soft(await violations(page, { type: 'tag', values: TAGS }), `${path} on a desktop, light`)
        .toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      expect
        .soft(
          await violations(page, { type: 'rule', values: OF_SIZE_AND_COLOUR }),
          `${path} on a phone, dark`,
        )
        .toEqual([])
    }
    await context.close()
  })
}
