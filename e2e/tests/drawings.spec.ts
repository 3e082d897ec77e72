import { readdirSync, readFileSync } from 'node:fs'
import { findDrawingFaults } from '../support/drawing-faults.ts'
import { findLayout } from '../support/layout-findings.ts'
import { endAnimations } from '../support/page.ts'
import { openQuiet, showPage } from '../support/show-page.ts'
import { expect, test, type Page } from '../support/test.ts'

// `DRAWINGS=all npm run e2e -- drawings.spec.ts` measures the drawings of all pages, which takes about ten minutes.
const ALL = process.env.DRAWINGS === 'all'

const SITE = new URL('../../site/', import.meta.url)

/** The pages' sources with their routes. */
const sources = readdirSync(new URL('docs/', SITE), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => ({
    route: `/${file.replace(/\.mdx$/, '')}`,
    text: readFileSync(new URL(`docs/${file}`, SITE), 'utf8'),
  }))

/** Pages that together show each drawing of a folder, so that a new drawing is measured without an entry here. */
function pagesOf(folder: string): string[] {
  const names = readdirSync(new URL(`src/${folder}/`, SITE)).filter((name) => name.endsWith('.tsx'))
  const pages: typeof sources = []
  for (const name of names) {
    const element = new RegExp(`<${name.slice(0, -'.tsx'.length)}\\b`)
    if (pages.some(({ text }) => element.test(text))) continue
    const page = sources.find(({ text }) => element.test(text))
    if (!page) throw new Error(`No page shows ${folder}/${name}.`)
    pages.push(page)
  }
  return pages.map(({ route }) => route)
}

/** Pages with drawings: each screen and each diagram once, and one of each kind of runner and log. */
const PAGES = {
  screens: pagesOf('screens'),
  'runners and logs': [
    '/app/core-concepts/best-practices',
    '/app/core-concepts/testing-types',
    '/app/core-concepts/variables-and-aliases',
    '/app/core-concepts/writing-and-organizing-tests',
    '/app/end-to-end-testing/writing-your-first-end-to-end-test',
    '/app/guides/cross-origin-testing',
    '/app/guides/cypress-studio',
    '/app/guides/debugging',
    '/api/commands/click',
    '/api/commands/clock',
    '/api/commands/intercept',
    '/api/commands/session',
    '/api/commands/stub',
  ],
  diagrams: pagesOf('diagrams'),
}

/** Widths of the column at 1440, 1024, 390, and 320 pixels. */
const WIDTHS = [736, 688, 356, 288]

const DRAWINGS = 'main figure:is(.drawing, .diagram)'

// The page's policy forbids parsing documents.
test.use({ bypassCSP: true })

/** Every page of the built site that has a drawing. */
function pagesWithDrawings(): string[] {
  const dist = new URL('dist/', SITE)
  const { routes } = JSON.parse(readFileSync(new URL('routes.json', dist), 'utf8')) as {
    routes: { path: string }[]
  }
  return routes
    .map(({ path }) => path)
    .filter((path) =>
      /<figure class="(?:drawing|diagram)\b/.test(
        readFileSync(new URL(`.${path.replace(/\/$/, '')}/index.html`, dist), 'utf8'),
      ),
    )
}

async function measure(page: Page, paths: string[]): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openQuiet(page)
  for (const path of paths) {
    await page.evaluate(showPage, { path, without: '.footer' })
    await endAnimations(page)
    expect(await page.locator(DRAWINGS).count(), path).toBeGreaterThan(0)
    for (const width of WIDTHS) {
      for (const mode of ['light', 'dark']) {
        await page.evaluate(
          ({ theme, size, drawings }) => {
            document.documentElement.dataset.theme = theme
            for (const drawing of document.querySelectorAll<HTMLElement>(drawings))
              drawing.style.width = `${size}px`
          },
          { theme: mode, size: width, drawings: DRAWINGS },
        )
        const drawn = (await page.evaluate(findLayout)).filter(({ inDrawing }) => inDrawing)
        const faults = await page.evaluate(findDrawingFaults)
        expect.soft([...drawn, ...faults], `${path}, ${mode}, ${width} px`).toEqual([])
      }
    }
  }
}

for (const [kind, paths] of Object.entries(ALL ? { 'all drawings': pagesWithDrawings() } : PAGES)) {
  test(`${kind} can be read at each width, in both modes`, async ({ page }) => {
    test.setTimeout(ALL ? 1_800_000 : 300_000)
    await measure(page, paths)
  })
}

test('drawings are printed on white, with their colors', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 794, height: 1123 })
  await openQuiet(page)
  for (const path of new Set(Object.values(PAGES).flat())) {
    await page.evaluate(showPage, { path, without: '.footer' })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    const found = (await page.evaluate(findLayout)).filter(
      ({ inDrawing, kind }) => inDrawing && kind === 'contrast',
    )
    expect.soft(found, path).toEqual([])
    const adjust = await page
      .locator(DRAWINGS)
      .first()
      .evaluate((figure) => getComputedStyle(figure).printColorAdjust)
    expect.soft(adjust, path).toBe('exact')
    await page.emulateMedia({ media: null })
  }
})

test('icons of drawings are visible in forced colors', async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ forcedColors: 'active' })
  await openQuiet(page)
  let icons = 0
  for (const path of PAGES['runners and logs']) {
    await page.evaluate(showPage, { path, without: '.footer' })
    const { count, invisible } = await page.evaluate((drawings) => {
      const canvas = document.createElement('div')
      canvas.style.background = 'Canvas'
      document.body.append(canvas)
      const paper = getComputedStyle(canvas).backgroundColor
      const masked = [...document.querySelectorAll(`${drawings} *`)]
        .map((element) => ({ element, style: getComputedStyle(element, '::before') }))
        .filter(({ style }) => style.content !== 'none' && style.maskImage !== 'none')
      return {
        count: masked.length,
        invisible: masked
          .filter(({ style }) => [paper, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor))
          .map(({ element }) => element.className),
      }
    }, DRAWINGS)
    icons += count
    expect.soft(invisible, path).toEqual([])
  }
  expect(icons).toBeGreaterThan(20)
})
