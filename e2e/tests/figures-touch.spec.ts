import { expect, test, type Page } from '../support/test.ts'
import {
  DIAGRAM,
  enlarged,
  enlarger,
  figure,
  FIGURES,
  settled,
  widthOf,
} from '../support/figures.ts'

async function openOnTouch(page: Page): Promise<void> {
  await page.goto(FIGURES)
  await page.touchscreen.tap(5, 300)
  await enlarger(page, DIAGRAM).waitFor()
}

/** Drags with a finger, because Playwright's touch screen can only tap. */
async function drag(
  page: Page,
  { from, to }: Record<'from' | 'to', readonly [number, number]>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10)
  await touch('touchEnd', 1)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // @covers 10.23
  test('the button is always visible and large enough to tap', async ({ page }) => {
    await openOnTouch(page)
    await expect(enlarger(page, DIAGRAM)).toHaveCSS('opacity', '1')
    const box = await enlarger(page, DIAGRAM).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  })

  // @covers 10.23
  test('a tap enlarges, dragging pans, and another tap closes', async ({ page }) => {
    await openOnTouch(page)
    const diagram = figure(page, DIAGRAM).getByRole('img')
    const before = await widthOf(diagram)
    await diagram.tap()
    await settled(page)
    const copy = enlarged(page).getByRole('img', { name: DIAGRAM })
    expect(Math.abs((await widthOf(copy)) - before * 1.5)).toBeLessThan(2)
    const pageAt = await page.evaluate(() => scrollY)
    const right = async (): Promise<number> => {
      const box = await copy.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await right()).toBeGreaterThan(390)
    await drag(page, { from: [300, 420], to: [40, 420] })
    await expect.poll(right).toBeLessThanOrEqual(390)
    await drag(page, { from: [300, 700], to: [300, 200] })
    expect(await page.evaluate(() => scrollY)).toBe(pageAt)
    await copy.tap()
    await expect(enlarged(page)).toHaveCount(0)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  // @covers 10.23
  test('a page that is zoomed by pinching can be panned without closing the picture', async ({
    page,
  }) => {
    await openOnTouch(page)
    await figure(page, DIAGRAM).getByRole('img').tap()
    await settled(page)
    await expect(enlarged(page).getByRole('img')).toBeInViewport({ ratio: 1 })
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizePinchGesture', { x: 400, y: 600, scaleFactor: 2 })
    expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5)
    await page.clock.install()
    const pageAt = await page.evaluate(() => scrollY)
    await expect
      .poll(async () => {
        await drag(page, { from: [300, 1000], to: [300, 100] })
        return (await page.evaluate(() => scrollY)) - pageAt
      })
      .toBeGreaterThan(60)
    await page.clock.runFor(1000)
    await expect(enlarged(page)).toHaveCount(1)
  })
})
