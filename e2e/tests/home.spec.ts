import { expect, test, type Locator, type Page } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'

const run = (page: Page): Locator => page.locator('.played-run')
const button = (page: Page, name: string): Locator =>
  run(page).getByRole('button', { name, exact: true })

/** Slows the run down, so that a busy machine can still act while it plays. */
const slowDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.playbackRate = 0.02
  })

const finish = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

const positions = (page: Page): Promise<unknown[]> =>
  run(page).evaluate(async (root) => {
    const animations = root.getAnimations({ subtree: true })
    // A pause takes effect with the next frame.
    await Promise.all(animations.map(({ ready }) => ready))
    return animations.map(({ currentTime, playState }) => [playState, currentTime])
  })

test.describe('the run on the home page', () => {
  test('plays automatically without a layout shift, and can be replayed', async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto('/')
    await hydrated(page)
    await expect(run(page).locator('.log-entry')).toHaveCount(7)
    await finish(page)
    await button(page, 'Play again').click()
    await slowDown(page)
    await expect(button(page, 'Pause')).toBeVisible()
    await expect(run(page).locator('.log-entry').last()).toHaveCSS('opacity', '0')
    await finish(page)
    await expect(button(page, 'Play again')).toBeVisible()
    await expect(run(page).locator('.log-entry').last()).toHaveCSS('opacity', '1')
    expect(await layoutShift(page)).toBeLessThan(0.001)
  })

  test('pauses and continues with one button, including by keyboard', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await finish(page)
    await button(page, 'Play again').press('Enter')
    await slowDown(page)
    await button(page, 'Pause').press('Enter')
    await expect(button(page, 'Play')).toBeFocused()
    const stopped = await positions(page)
    expect(await positions(page)).toEqual(stopped)
    expect(stopped).toContainEqual(['paused', expect.anything()])
    await button(page, 'Play').press('Space')
    await expect(button(page, 'Pause')).toBeFocused()
    expect(await positions(page)).toContainEqual(['running', expect.anything()])
  })

  test('shows its end to readers who prefer reduced motion until they play it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    expect(await positions(page)).toEqual([])
    await hydrated(page)
    await button(page, 'Play again').click()
    await slowDown(page)
    await expect(button(page, 'Pause')).toBeVisible()
    expect(await positions(page)).not.toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('plays without a button', async ({ page }) => {
      await page.goto('/')
      await expect(run(page).getByText('visit')).toBeVisible()
      await expect(run(page).locator('.played-button')).toBeHidden()
    })
  })
})

test.describe('the home page', () => {
  test('aligns the first steps', async ({ page }) => {
    await page.goto('/')
    const tops = await page
      .locator('.step-grid a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
  })

  test('links to tasks, migrations, frameworks, and the newest releases', async ({ page }) => {
    await page.goto('/')
    const links = page.locator('main a[href^="/"]')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const href of [
      '/api/commands/session',
      '/app/guides/network-requests',
      '/app/continuous-integration/overview',
      '/app/guides/migration/playwright-to-cypress',
      '/app/component-testing/vue/overview',
    ]) {
      expect(hrefs).toContain(href)
    }
    const news = page
      .getByRole('region', { name: 'What’s new' })
      .getByRole('link', { name: /^Cypress \d/ })
    await expect(news).toHaveCount(3)
    await news.first().click()
    await expect(page).toHaveURL(/\/app\/references\/changelog#\d+-\d+-\d+$/)
  })
})
