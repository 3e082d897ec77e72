import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { AXE_WAYS, axeViolations } from '../support/axe.ts'
import {
  DIAGRAM,
  enlarged,
  enlarger,
  figure,
  LOG,
  openFigures,
  settled,
} from '../support/figures.ts'

test('figures enlarge with a short animation, or with none for readers who prefer reduced motion', async ({
  page,
}) => {
  await openFigures(page)
  for (const [reducedMotion, seconds] of [
    ['no-preference', '0.2s'],
    ['reduce', '0.001s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await figure(page, DIAGRAM).getByRole('img').click()
    await expect(enlarged(page).locator('.zoom-stage')).toHaveCSS('transition-duration', seconds)
    await page.keyboard.press('Escape')
    await expect(enlarged(page)).toHaveCount(0)
  }
})

test('figures are printed without buttons and without the enlarged copy', async ({ page }) => {
  await openFigures(page)
  await figure(page, DIAGRAM).getByRole('img').click()
  await expect(enlarged(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(enlarged(page)).toBeHidden()
  await expect(page.locator('[aria-label^="Enlarge: "]').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('img', { name: DIAGRAM }).first()).toBeVisible()
})

test('figures enlarge in forced colors, with borders around the controls', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openFigures(page)
  await figure(page, DIAGRAM).hover()
  for (const control of [enlarger(page, DIAGRAM), page.getByRole('button', { name: 'Close' })]) {
    await expect(control).toHaveCSS('border-top-style', 'solid')
    await control.click()
  }
  await expect(enlarged(page)).toHaveCount(0)
})

for (const { mode, size, viewport } of AXE_WAYS) {
  test(`axe finds nothing with a figure enlarged, ${mode}, on a ${size}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    await page.setViewportSize(viewport)
    await openFigures(page)
    expect(await axeViolations(page), 'closed').toEqual([])
    for (const name of [DIAGRAM, LOG]) {
      await enlarger(page, name).focus()
      await page.keyboard.press('Enter')
      await settled(page)
      expect(await axeViolations(page), name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(enlarged(page)).toHaveCount(0)
    }
  })
}

/** Pixels by which a page exceeds the width of the window. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('at 320 pixels no figure or image makes a page scroll sideways', async ({ page }) => {
  test.setTimeout(180_000)
  const dist = new URL('../../site/dist/', import.meta.url)
  const { routes } = JSON.parse(readFileSync(new URL('routes.json', dist), 'utf8')) as {
    routes: { path: string }[]
  }
  const paths = routes
    .map(({ path }) => path)
    .filter((path) => {
      const html = readFileSync(new URL(`.${path}/index.html`, dist), 'utf8')
      const article = /<article[\s>].*<\/article>/s.exec(html)?.[0] ?? ''
      return /<figure(?! class="code-block)|<img\b/.test(article)
    })
  expect(paths.length).toBeGreaterThan(30)
  await page.setViewportSize({ width: 320, height: 640 })
  // Only styles and fonts affect the width of a page.
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of paths) {
    await page.goto(path)
    expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0)
  }
})

test('at 320 pixels, figures with their buttons fit the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFigures(page)
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})
