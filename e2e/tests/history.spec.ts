import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { scrollPosition, withoutPrefetch } from '../support/page.ts'
import { shell } from '../support/ports.ts'

const HIDDEN = shell('/hidden')
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Scrolls, and waits until the scroll event has been dispatched. */
const scrollTo = (page: Page, position: number): Promise<void> =>
  page.evaluate(async (y) => {
    const scrolled = new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true, passive: true }),
    )
    window.scrollTo({ top: y, behavior: 'instant' })
    await scrolled
  }, position)

/** Follows a link of the article without scrolling to it. */
const follow = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('article')
    .getByRole('link', { name })
    .evaluate((link: HTMLElement) => link.click())

test.describe('Back and Forward restore the position', () => {
  // @covers 11.26
  test('after a reload of the later page, before and after its application has started', async ({
    page,
  }) => {
    for (const isStarted of [true, false]) {
      await page.goto('about:blank')
      await openHydrated(page, HIDDEN)
      await scrollTo(page, 1200)
      await follow(page, 'to another page')
      // The article is shown before the rest of the page, whose height can still change the position.
      await expect(page.locator('#the-end')).toBeFocused()
      const later = await scrollPosition(page)
      expect(later).toBeGreaterThan(0)
      await page.reload()
      if (isStarted) await hydrated(page)
      await page.goBack()
      await expect(h1(page, 'Hidden')).toBeVisible()
      await expect.poll(() => top(page)).toBe(1200)
      await page.goForward()
      await expect(h1(page, 'Long')).toBeVisible()
      await expect.poll(() => top(page)).toBe(later)
    }
  })

  // @covers 11.26
  test('after a return from another document', async ({ page }) => {
    await openHydrated(page, HIDDEN)
    await scrollTo(page, 1200)
    await follow(page, 'to another page')
    await expect(h1(page, 'Long')).toBeVisible()
    await page.goto(shell('/intro'))
    await page.goBack()
    await expect(h1(page, 'Long')).toBeVisible()
    await hydrated(page)
    await page.goBack()
    await expect(h1(page, 'Hidden')).toBeVisible()
    await expect.poll(() => top(page)).toBe(1200)
  })

  // @covers 11.26
  test('for links to a hash that were followed before the application started', async ({
    page,
  }) => {
    await page.goto(HIDDEN)
    await scrollTo(page, 200)
    await follow(page, 'to the part')
    await expect.poll(() => top(page)).toBeGreaterThan(1500)
    const part = await scrollPosition(page)
    await hydrated(page)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(200)
    await page.goForward()
    await expect.poll(() => top(page)).toBe(part)
  })

  test('for a typed hash, for the skip link, and for links inside the page, which keeps its state', async ({
    page,
  }) => {
    await openHydrated(page, HIDDEN)
    await page.evaluate(() => document.querySelector('article')?.setAttribute('data-marked', ''))
    await scrollTo(page, 200)
    await page.evaluate(() => (location.hash = '#far-part'))
    await expect.poll(() => top(page)).toBeGreaterThan(1500)
    const part = await scrollPosition(page)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(200)
    await page.goForward()
    await expect.poll(() => top(page)).toBe(part)
    await page.locator('.skip-link').evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => top(page)).toBeLessThan(100)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(part)
    await scrollTo(page, 300)
    await follow(page, 'to the details')
    await expect.poll(() => top(page)).toBeGreaterThan(1500)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(300)
    await expect(page.locator('article[data-marked]')).toHaveCount(1)
  })

  test('and a reload keeps the position although the address has a hash', async ({ page }) => {
    await openHydrated(page, `${HIDDEN}#far-part`)
    await scrollTo(page, 500)
    await page.reload()
    await hydrated(page)
    // The time after which a hash target that isn't in view is scrolled into view.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(await top(page)).toBe(500)
  })
})

test('offline, Back and Forward show all pages of this visit, including the first one', async ({
  page,
  context,
}) => {
  await withoutPrefetch(page)
  await openHydrated(page, '/api/commands/click')
  // Zooming is added a second after the page has loaded, maybe only to one of the two.
  const article = (): Promise<string> =>
    page.getByRole('article').evaluate((root) => {
      const copy = root.cloneNode(true) as Element
      for (const button of copy.querySelectorAll('.zoom-button')) button.remove()
      for (const figure of copy.querySelectorAll('[data-zoom]')) figure.removeAttribute('data-zoom')
      return copy.innerHTML
    })
  const first = await article()
  const sidebar = page.getByRole('navigation', { name: 'Docs' })
  await sidebar.getByRole('link', { name: 'dblclick()', exact: true }).click()
  await expect(h1(page, 'dblclick')).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Cloud', exact: true }).click()
  await expect(sidebar.getByRole('link', { name: 'Free trial' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(h1(page, 'dblclick')).toBeVisible()
  await page.goBack()
  await expect(h1(page, 'click')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(sidebar.getByRole('link', { name: 'click()', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // The article is as the build wrote it, and its parts work.
  expect(await article()).toBe(first)
  await page.goForward()
  await expect(h1(page, 'dblclick')).toBeVisible()
  await page.goForward()
  await expect(sidebar.getByRole('link', { name: 'Free trial' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('the next Tab', () => {
  // @covers 11.27
  test('continues in the section whose link was followed', async ({ page }) => {
    await openHydrated(page, HIDDEN)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const way of ['Enter', 'click']) {
      const link = contents.getByRole('link', { name: 'Far part' })
      if (way === 'Enter') await link.press('Enter')
      else await link.click()
      const heading = page.getByRole('article').getByRole('heading', { name: /^Far part/ })
      await expect(heading).toBeFocused()
      await expect(heading).toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'A link of the far part' })).toBeFocused()
      await expect(heading).not.toHaveAttribute('tabindex')
    }
  })

  // @covers 11.27
  test('continues at the hash target of another page', async ({ page }) => {
    await openHydrated(page, HIDDEN)
    await page.getByRole('article').getByRole('link', { name: 'to another page' }).press('Enter')
    await expect(h1(page, 'Long')).toBeVisible()
    await expect(page.locator('#the-end')).toBeFocused()
  })
})

test('an island that loads at once runs although the reader does nothing', async ({ page }) => {
  await page.goto(HIDDEN)
  await expect(page.getByText('The island runs.')).toBeVisible()
  // Without it, the application would start after four seconds.
  const started = await page.evaluate(() => {
    const main = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/main.'))
    const [navigation] = performance.getEntriesByType('navigation')
    return (main?.startTime ?? Infinity) - (navigation as PerformanceNavigationTiming).loadEventEnd
  })
  expect(started).toBeLessThan(1000)
})

// @covers 11.30
test('copied code is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(HIDDEN)
  const status = page.getByRole('status').filter({ hasText: 'Copied' })
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(status).toHaveCount(1)
  await expect(status).toHaveCount(0)
})
