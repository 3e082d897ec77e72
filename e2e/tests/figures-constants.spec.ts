import { expect, test } from '../support/test.ts'
import { enlarged, enlarger, openFigures, settled } from '../support/figures.ts'
import { openStill } from '../support/hydrated.ts'

test.describe("with the site's settings", () => {
  const TITLE = 'How a chain of queries is retried'

  for (const [mode, background] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(50, 50, 50)'],
  ] as const) {
    // @covers 3.12, 3.13
    test(`a diagram keeps a margin of 100 pixels, over ${background} in ${mode} mode`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
      // A diagram that the window's height limits.
      const name = 'What cy.session() saves and restores'
      await openFigures(page, '/api/commands/session', name)
      await enlarger(page, name).click()
      await settled(page)
      await expect(enlarged(page)).toHaveCSS('background-color', background)
      const box = await enlarged(page).locator('figure').boundingBox()
      expect(Math.round(box?.y ?? 0)).toBe(100)
      expect(Math.round(box?.height ?? 0)).toBe(700)
    })
  }

  // @covers 9.9
  test('a diagram stays open after scrolling 60 pixels, and closes 150 ms after scrolling farther', async ({
    page,
  }) => {
    await openStill(page, '/app/core-concepts/retry-ability')
    await page.clock.runFor(1000)
    await enlarger(page, TITLE).click()
    await settled(page)
    await page.mouse.wheel(0, 60)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(60)
    await page.clock.runFor(1000)
    await expect(enlarged(page)).toHaveCount(1)
    // Awaited before the wheel turns; otherwise, the page may scroll first.
    const scrolled = await page.evaluateHandle(() => ({
      event: new Promise((resolve) => addEventListener('scroll', resolve, { once: true })),
    }))
    await page.mouse.wheel(0, 1)
    await scrolled.evaluate(({ event }) => event.then(() => undefined))
    await page.clock.runFor(149)
    await expect(enlarged(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(enlarged(page)).toHaveCount(0)
    await expect(enlarger(page, TITLE)).toBeFocused()
  })
})
