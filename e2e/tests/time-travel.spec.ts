import { axeViolations } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { layoutShifts, watchLayoutShift } from '../support/layout-shift.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

/** Guides with a run that readers can go back in. */
const PAGES = [
  '/app/end-to-end-testing/writing-your-first-end-to-end-test',
  '/app/end-to-end-testing/testing-your-app',
  '/app/core-concepts/retry-ability',
  '/app/core-concepts/best-practices',
  '/app/core-concepts/testing-types',
  '/app/core-concepts/variables-and-aliases',
  '/app/core-concepts/open-mode',
  '/app/guides/network-requests',
  '/app/guides/debugging',
  '/app/guides/cross-origin-testing',
  '/app/component-testing/get-started',
]

const run = (page: Page): Locator => page.locator('.travel').first()
const row = (page: Page, text: string | RegExp): Locator =>
  run(page).locator('.log-row').filter({ hasText: text }).first()
const shownPage = (page: Page): Locator => run(page).locator('.run-page:visible')

test.describe('time travel in guides', () => {
  // @covers 10.16
  test('each page has a run that shows one page at a time, whichever command is chosen', async ({
    page,
  }) => {
    for (const route of PAGES) {
      await page.goto(route)
      const shown = await run(page).evaluate((root) =>
        [...root.querySelectorAll<HTMLInputElement>('.log-row > input')].map((input) => {
          input.checked = true
          const pages = [...root.querySelectorAll('.run-page')]
          return pages.filter((one) => getComputedStyle(one).visibility === 'visible').length
        }),
      )
      expect(shown.length, route).toBeGreaterThan(2)
      expect(new Set(shown), route).toEqual(new Set([1]))
    }
  })

  // @covers 10.16
  test('keeps its size while commands are chosen and pointed to', async ({ page }) => {
    await watchLayoutShift(page)
    // Nothing has to scroll, which would open another part of the table of contents.
    await page.setViewportSize({ width: 1280, height: 2400 })
    await page.goto('/app/core-concepts/open-mode')
    const height = (): Promise<number> =>
      run(page).evaluate((root) => root.getBoundingClientRect().height)
    const before = await height()
    await row(page, 'visit').hover()
    expect(await height()).toBe(before)
    await row(page, 'get li').click()
    await expect(shownPage(page).locator('.app-matched')).toHaveCount(2)
    expect(await height()).toBe(before)
    expect(await layoutShifts(page, 0.001)).toEqual([])
  })

  // @covers 10.16
  test('works with the keyboard, and its enlarged copy leaves the choice alone', async ({
    page,
  }) => {
    await page.goto('/app/core-concepts/open-mode')
    await hydrated(page)
    await row(page, 'visit').click()
    await page.keyboard.press('ArrowDown')
    await expect(shownPage(page).locator('.app-matched')).toHaveText('Add pen')
    await page.mouse.move(5, 5)
    await run(page)
      .getByRole('button', { name: /Enlarge/ })
      .click()
    await expect(page.getByRole('dialog').locator('.run-page:visible')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(shownPage(page).locator('.app-matched')).toHaveText('Add pen')
  })

  // @covers 10.16
  test('has no violations', async ({ page }) => {
    await page.goto('/app/guides/network-requests')
    await hydrated(page)
    expect(await axeViolations(page, { within: '.travel' })).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    // @covers 10.16
    test('shows the page at each command, with its snapshots', async ({ page }) => {
      await page.goto('/app/core-concepts/open-mode')
      await expect(shownPage(page).locator('li:visible')).toHaveText(['Pen, € 4'])
      await shownPage(page).getByText('after', { exact: true }).click()
      await expect(shownPage(page).locator('li:visible')).toHaveText(['Pen, € 4', 'Pen, € 4'])
      await row(page, 'visit').click()
      await expect(shownPage(page)).toContainText('Total: € 0')
    })
  })
})
