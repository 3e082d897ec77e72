import { expect, test } from '../support/test.ts'
import { AXE_WAYS, axeViolations } from '../support/axe.ts'
import { tooWide } from '../support/page.ts'
import {
  DIAGRAM,
  enlarged,
  enlarger,
  figure,
  LOG,
  openFigures,
  settled,
} from '../support/figures.ts'

// @covers 10.24
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

// @covers 10.24
test('figures are printed without buttons and without the enlarged copy', async ({ page }) => {
  await openFigures(page)
  await figure(page, DIAGRAM).getByRole('img').click()
  await expect(enlarged(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(enlarged(page)).toBeHidden()
  await expect(page.locator('[aria-label^="Enlarge: "]').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('img', { name: DIAGRAM }).first()).toBeVisible()
})

// @covers 10.24
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
  // @covers 10.24
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

// @covers 10.6
test('at 320 pixels, figures with their buttons fit the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFigures(page)
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})
