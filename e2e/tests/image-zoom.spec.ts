import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openStill } from '../support/hydrated.ts'
import { collectWarnings } from '../support/page.ts'
import { shell } from '../support/ports.ts'

const chart = readFileSync(
  new URL('../../packages/docent/test/fixtures/shell/docs/chart.png', import.meta.url),
)
const SITE_PAGE = '/app/get-started/why-cypress'

/** Opens a page with a paused clock after the zoom code has loaded. */
async function openZoom(page: Page, url: string): Promise<void> {
  await openStill(page, url)
  await page.waitForLoadState('networkidle')
}

/** Enough time to find the images and to finish an enlargement. */
const settle = (page: Page): Promise<void> => page.clock.runFor(2000)

const zoomable = (page: Page, name: string) => page.getByRole('button', { name })
const overlay = (page: Page) => page.locator('dialog[open]')
const large = (page: Page) => overlay(page).getByRole('img')
/** Pixels to the left and right of the zoomed image. */
async function margins(page: Page): Promise<number[]> {
  const box = await large(page).boundingBox()
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  return box ? [box.x, width - box.x - box.width].map(Math.round) : []
}
/** Waits until no animation of the zoomed image runs. */
const grown = (page: Page): Promise<unknown> =>
  overlay(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
const scrollBy = (page: Page, pixels: number): Promise<void> =>
  page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true, passive: true }),
    )
    window.scrollBy({ top, behavior: 'instant' })
    await scrolled
  }, pixels)

test.describe('image zoom with the default settings', () => {
  const NAME = 'Enlarge the image: A chart of squares'

  // @covers 2.5.11, 3.11, 9.7
  test('is available 1000 ms after page load, and again after a navigation', async ({ page }) => {
    await openZoom(page, shell('/zoom'))
    await page.clock.runFor(999)
    await expect(zoomable(page, NAME)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(zoomable(page, NAME)).toHaveCount(1)
    await page.getByRole('link', { name: 'Introduction' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Path', exact: true })
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible()
    // The page around the article follows after the next paint, which needs the clock.
    await page.clock.runFor(100)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(zoomable(page, NAME)).toHaveCount(0)
    await page.clock.runFor(1500)
    await expect(zoomable(page, NAME)).toHaveCount(1)
  })

  // @covers 3.12, 9.6
  test('fills the window without a margin, over white in light mode', async ({ page }) => {
    await openZoom(page, shell('/zoom'))
    await settle(page)
    await page.setViewportSize({ width: 700, height: 900 })
    await zoomable(page, NAME).click()
    await settle(page)
    await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect.poll(() => margins(page)).toEqual([0, 0])
  })

  // @covers 9.6, 9.8
  test('stays open after scrolling 40 pixels, and closes 150 ms after scrolling farther', async ({
    page,
  }) => {
    await openZoom(page, shell('/zoom'))
    await settle(page)
    await zoomable(page, NAME).click()
    await settle(page)
    await scrollBy(page, 40)
    await settle(page)
    await expect(large(page)).toHaveCount(1)
    await scrollBy(page, 1)
    await page.clock.runFor(149)
    await expect(overlay(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(overlay(page)).toHaveCount(0)
  })

  // @covers 2.5.11
  test('opens with Enter, closes with Escape, and restores the focus', async ({ page }) => {
    await page.goto(shell('/zoom'))
    await hydrated(page)
    const image = zoomable(page, NAME)
    await image.focus()
    await page.keyboard.press('Enter')
    await expect(large(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(large(page)).toHaveCount(0)
    await expect(image).toBeFocused()
  })

  // @covers 3.11
  test('ignores images that are links', async ({ page }) => {
    await openZoom(page, shell('/zoom'))
    await settle(page)
    await expect(zoomable(page, 'Enlarge the image: A chart that is a link')).toHaveCount(0)
    await page.getByRole('link', { name: 'A chart that is a link' }).click()
    await expect(page).toHaveURL(shell('/intro'))
  })

  // @covers 8.7
  test("an image that can't be loaded logs a warning", async ({ page }) => {
    const warnings = collectWarnings(page)
    await page.goto(shell('/zoom'))
    await hydrated(page)
    await expect
      .poll(() => warnings.filter((text) => text.includes('cannot be reached')))
      .toEqual([
        'The image https://pictures.invalid/gone.png cannot be reached, so it cannot be zoomed.',
      ])
  })
})

test.describe('without the application', () => {
  // After a navigation to a prepared article, the hidden previous one stays until the next paint, which a paused clock
  // holds back. Its picture has the same name.
  const image = (page: Page) =>
    page.getByAltText('A chart of squares').filter({ visible: true }).first()
  const hasApplication = (page: Page): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/main.')),
    )

  // @covers 9.7
  test('is available 1000 ms after load although the reader does nothing', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto(shell('/zoom'))
    await page.clock.runFor(999)
    await expect(image(page)).not.toHaveAttribute('data-zoom')
    await page.clock.runFor(1)
    await expect(image(page)).toHaveAttribute('data-zoom')
    expect(await hasApplication(page)).toBe(false)
  })

  test('a click on an image before that enlarges it once', async ({ page }) => {
    for (const clicks of [1, 2]) {
      await page.goto(shell('/zoom'))
      await image(page).evaluate((element: HTMLElement, count) => {
        for (let i = 0; i < count; i += 1) element.click()
      }, clicks)
      await expect(overlay(page)).toHaveCount(1)
      await expect(large(page)).toHaveCount(1)
    }
  })

  test('a click on an image right after a navigation enlarges it', async ({ page }) => {
    await openZoom(page, shell('/figures'))
    await settle(page)
    await page.getByRole('link', { name: 'Path', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible()
    await image(page).click()
    await expect(large(page)).toHaveCount(1)
  })
})

test('an image that is closed while it grows can be opened again and closes by scrolling', async ({
  page,
}) => {
  await page.goto(shell('/zoom'))
  await hydrated(page)
  const image = zoomable(page, 'Enlarge the image: A chart of squares')
  await image.click()
  await page.keyboard.press('Escape')
  await expect(large(page)).toHaveCount(0)
  await image.click()
  await grown(page)
  await expect(large(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(large(page)).toHaveCount(0)
  await image.click()
  // Immediately, while the image grows.
  await scrollBy(page, 200)
  await expect(large(page)).toHaveCount(0)
})

test.describe("image zoom with the site's settings", () => {
  /** The site's own pages draw their pictures, so this adds an image file to one. */
  async function openWithImage(page: Page, mode: 'light' | 'dark'): Promise<void> {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    await page.route('**/test-chart.png', (route) =>
      route.fulfill({ body: chart, contentType: 'image/png' }),
    )
    await page.route(`**${SITE_PAGE}`, async (route) => {
      const response = await route.fetch()
      const image = '<p><img src="/test-chart.png" alt="Test chart" width="400" height="250"></p>'
      await route.fulfill({
        response,
        body: (await response.text()).replace('</h1>', `</h1>${image}`),
      })
    })
    await openZoom(page, SITE_PAGE)
    await settle(page)
    await zoomable(page, 'Enlarge the image: Test chart').click()
    await settle(page)
  }

  for (const [mode, background] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(50, 50, 50)'],
  ] as const) {
    // @covers 3.12, 3.13, 9.9
    test(`keeps a margin of 100 pixels, over ${background} in ${mode} mode`, async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 900 })
      await openWithImage(page, mode)
      await expect(overlay(page)).toHaveCSS('background-color', background)
      await expect.poll(() => margins(page)).toEqual([100, 100])
    })
  }

  // @covers 9.9
  test('stays open after scrolling 60 pixels, and closes after scrolling farther', async ({
    page,
  }) => {
    await openWithImage(page, 'light')
    // The animation uses the browser's own time, which isn't paused.
    await grown(page)
    await scrollBy(page, 60)
    await settle(page)
    await expect(large(page)).toHaveCount(1)
    await scrollBy(page, 1)
    await page.clock.runFor(149)
    await expect(overlay(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(overlay(page)).toHaveCount(0)
  })
})
