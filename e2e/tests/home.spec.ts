import { axeViolations } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { layoutShifts, watchLayoutShift } from '../support/layout-shift.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

const run = (page: Page): Locator => page.locator('.played-run')
const button = (page: Page, name: string): Locator =>
  run(page).getByRole('button', { name, exact: true })
/** The test that the reader has chosen. The other one is hidden. */
const variant = (page: Page): Locator => run(page).locator('.run-variant:visible')
const command = (page: Page, name: RegExp): Locator => variant(page).getByRole('radio', { name })
const shownPage = (page: Page): Locator => variant(page).locator('.run-page:visible')

/** Stops the run after a time in milliseconds, so that a busy machine shows the same as a fast one. */
const stopAt = (page: Page, time: number): Promise<void> =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = ms
    }
  }, time)

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
  // @covers 10.16
  test('plays automatically without a layout shift, and can be replayed', async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto('/')
    await hydrated(page)
    await expect(variant(page).locator('.log-entry')).toHaveCount(7)
    await finish(page)
    await button(page, 'Play again').click()
    await slowDown(page)
    await expect(button(page, 'Pause')).toBeVisible()
    await expect(variant(page).locator('.log-entry').last()).toHaveCSS('opacity', '0')
    await finish(page)
    await expect(button(page, 'Play again')).toBeVisible()
    await expect(variant(page).locator('.log-entry').last()).toHaveCSS('opacity', '1')
    expect(await layoutShifts(page, 0.001)).toEqual([])
  })

  // @covers 10.16
  test('stays in place on a phone when its fonts arrive late', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const held: (() => Promise<void>)[] = []
    await page.route('**/*.woff2', (route) => void held.push(() => route.continue()))
    await watchLayoutShift(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => held.length).toBeGreaterThan(1)
    // The fallback has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await Promise.all(held.map((release) => release()))
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShifts(page, 0.005)).toEqual([])
  })

  // @covers 10.16
  test('is faithful: blank before the visit, and running before passed', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await finish(page)
    await button(page, 'Play again').click()
    await stopAt(page, 100)
    await expect(shownPage(page)).toContainText('Default blank page')
    await expect(variant(page).locator('.runner-counts')).toHaveCSS('opacity', '0')
    const mark = (): Promise<string | undefined> =>
      variant(page)
        .locator('.log-title')
        .evaluate((title) => {
          const style = getComputedStyle(title, '::before')
          const names = ['check', 'cross', 'run', 'stop']
          return names.find((name) => style.getPropertyValue(`--icon-${name}`) === style.maskImage)
        })
    expect(await mark()).toBe('run')
    // The third command.
    await stopAt(page, 3 * 550 + 100)
    await expect(shownPage(page).locator('.app-value:visible')).toHaveText('Buy milk')
    await finish(page)
    expect(await mark()).toBe('check')
    await expect(shownPage(page).locator('.app-matched')).toHaveText(['Call Ines', 'Buy milk'])
  })

  // @covers 10.16
  test('shows the page at each command to pointers and keys', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await finish(page)
    await command(page, /visit/).locator('..').hover()
    await expect(shownPage(page).locator('li')).toHaveText(['Call Ines'])
    await page.mouse.move(5, 5)
    await expect(shownPage(page).locator('li')).toHaveText(['Call Ines', 'Buy milk'])
    await command(page, /assert/).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(command(page, /click/)).toBeChecked()
    await expect(shownPage(page).locator('.app-clicked:visible')).toHaveText('Add')
    const snapshots = shownPage(page).getByRole('radiogroup', { name: 'Snapshot' })
    await page.keyboard.press('Tab')
    await expect(snapshots.getByRole('radio', { name: 'before' })).toBeFocused()
    await expect(shownPage(page).locator('li:visible')).toHaveText(['Call Ines'])
    await page.keyboard.press('ArrowRight')
    await expect(shownPage(page).locator('li:visible')).toHaveText(['Call Ines', 'Buy milk'])
    // The line of the test that runs the command is marked.
    await expect(variant(page).locator('.line').nth(3)).toHaveCSS('--here', '1')
  })

  // @covers 10.16
  test('retries for four seconds and shows the error if the test fails', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await run(page).getByText('Make it fail').click()
    await expect(variant(page).locator('.line').nth(4)).toContainText("'have.length', 3")
    const assertion = variant(page).locator('[data-at="7"] > .log-row')
    const color = (): Promise<string> => assertion.evaluate((row) => getComputedStyle(row).color)
    await stopAt(page, 7 * 550 + 3900)
    const pending = await color()
    await expect(variant(page).locator('.log-error')).toHaveCSS('opacity', '0')
    await finish(page)
    expect(await color()).not.toBe(pending)
    await expect(variant(page).locator('.log-error')).toHaveCSS('opacity', '1')
    await expect(variant(page).locator('.log-error')).toContainText(
      "Timed out retrying after 4000ms: Not enough elements found. Found '2', expected '3'.",
    )
    await expect(variant(page).locator('.log-frame-line')).toContainText('should')
  })

  // @covers 10.16
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

  // @covers 10.16
  test('ends as soon as the reader chooses a command', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await finish(page)
    await button(page, 'Play again').click()
    await slowDown(page)
    await command(page, /get \[name=note\]/).check({ force: true })
    await expect(button(page, 'Play again')).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(shownPage(page).locator('.app-value')).toHaveText('')
    await expect(variant(page).locator('.log-entry').last()).toHaveCSS('opacity', '1')
  })

  // @covers 10.16
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

  // @covers 10.16
  test('has no violations, whether it passes or fails', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    expect(await axeViolations(page)).toEqual([])
    await run(page).getByText('Make it fail').click()
    expect(await axeViolations(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    // @covers 10.16
    test('plays without a button, and shows the page at each command', async ({ page }) => {
      await page.goto('/')
      await expect(run(page).getByText('visit').first()).toBeVisible()
      await expect(run(page).locator('.played-button')).toBeHidden()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await command(page, /-contains/).check({ force: true })
      await page.mouse.move(5, 5)
      // A list, because another page, with two matches, may still be shown for a moment.
      await expect(shownPage(page).locator('.app-matched')).toHaveText(['Add'])
      await run(page).getByText('Make it fail').click()
      await expect(variant(page).locator('.log-error')).toBeVisible()
    })
  })
})

test.describe('the home page', () => {
  // @covers 10.17
  test('finds a command by what it does', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const commands = page.getByRole('region', { name: 'Find a command' })
    await expect(commands.locator('li:visible')).toHaveCount(24)
    await commands.getByRole('searchbox').fill('upload')
    await expect(commands.locator('li:visible')).toHaveText([/selectFile/])
    await commands.getByRole('searchbox').fill('teleport')
    await expect(commands.getByText('No command matches “teleport”.')).toBeVisible()
    await commands.getByRole('searchbox').fill('')
    await expect(commands.locator('li:visible')).toHaveCount(24)
  })

  // @covers 10.17
  test('has its sections on one left edge, at every width without a scroll bar', async ({
    page,
  }) => {
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const { edges, overflow } = await page.evaluate(() => ({
        edges: [...document.querySelectorAll('.home h1, .home h2')].map(
          (title) => title.getBoundingClientRect().left,
        ),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(new Set(edges).size, `left edges at ${width}: ${edges.join(', ')}`).toBe(1)
      expect(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0)
    }
  })

  // @covers 10.17
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

test('a finger can open the link to each heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const small = await page.locator('main .anchor').evaluateAll((links) =>
    links
      .map((link) => ({ href: link.getAttribute('href'), box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ href, box }) => `${href}: ${box.width} x ${box.height}`),
  )
  expect(small).toEqual([])
})
