import { expect, test, type Page } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'

const START = '/api/commands/click'
const NEXT = '/api/commands/check'

/** The article that waits for the reader's click. */
const prepared = (page: Page) => page.locator('main .article-hidden')
const sidebarLink = (page: Page) => page.locator('.sidebar').locator(`a[href="${NEXT}"]`)

/** Points at a link in the sidebar until its page is prepared. */
async function pointAtNext(page: Page): Promise<void> {
  await openHydrated(page, START)
  await sidebarLink(page).hover()
  await expect(
    prepared(page).getByRole('heading', { name: 'History', includeHidden: true }),
  ).toBeAttached()
}

test.describe('the article that a reader points at', () => {
  test('is prepared out of sight, and out of reach of the keyboard and screen readers', async ({
    page,
  }) => {
    await pointAtNext(page)
    await expect(prepared(page).locator('h1')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('.click()')
    await expect(page.getByRole('article')).toHaveCount(1)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.mouse.move(700, 500)
    await expect(prepared(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })

  // @covers 2.5.2
  test('is the one that the click shows', async ({ page }) => {
    await pointAtNext(page)
    await prepared(page).evaluate((element) => element.setAttribute('data-seen', ''))
    await sidebarLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('.check()')
    await expect(page.locator('main article[data-seen]')).toHaveCount(1)
    await expect(page.locator('main article')).toHaveCount(1)
    await expect(page).toHaveTitle(/^check/)
  })

  // @covers 2.5.2
  test('is complete after the click, including what is far below the window', async ({ page }) => {
    await pointAtNext(page)
    const last = prepared(page).locator('td').last()
    const text = (await last.textContent()) ?? ''
    await sidebarLink(page).click()
    await expect(page.getByRole('article').getByText(text).last()).toBeVisible()
  })

  // @covers 2.5.2
  test('is scrolled to where the reader was when they go back to it', async ({ page }) => {
    await openHydrated(page, START)
    await page.getByRole('heading', { level: 2, name: 'Rules' }).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(1000)
    await sidebarLink(page).click()
    // Nothing is prepared until the next page is complete.
    await expect(sidebarLink(page)).toHaveAttribute('aria-current', 'page')
    await page.locator('.sidebar').locator(`a[href="${START}"]`).hover()
    await expect(
      prepared(page).getByRole('heading', { name: 'History', includeHidden: true }),
    ).toBeAttached()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('.click()')
    await expect(page.getByRole('heading', { level: 2, name: 'Rules' })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('keeps its anchors to itself', async ({ page }) => {
    await pointAtNext(page)
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Examples' })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Examples' })).toBeInViewport()
    await expect(page).toHaveURL(`${START}#examples`)
  })

  // @covers 2.5.2
  test('is scrolled to the anchor in its address, even if both articles have it', async ({
    page,
  }) => {
    await openHydrated(page, '/api/commands/wait')
    const link = page.getByRole('article').locator('a[href="/api/commands/intercept#yields"]')
    await link.hover()
    await expect(
      prepared(page).getByRole('heading', { name: 'See also', includeHidden: true }),
    ).toBeAttached()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('cy.intercept()')
    await expect(page.getByRole('heading', { level: 2, name: 'Yields' })).toBeInViewport()
  })

  test('can be shown before it is complete', async ({ page }) => {
    // A browser that is never idle prepares nothing.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await openHydrated(page, START)
    await sidebarLink(page).hover()
    await expect(prepared(page)).toBeAttached()
    await sidebarLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('.check()')
    await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeAttached()
  })

  test('is prepared if the pointer was there before the application', async ({ page }) => {
    await page.goto(START)
    await sidebarLink(page).hover()
    await expect(prepared(page)).toHaveCount(1)
    await sidebarLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('.check()')
  })

  test('is prepared for the keyboard, too', async ({ page }) => {
    await openHydrated(page, START)
    await sidebarLink(page).focus()
    await expect(prepared(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('.check()')
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap shows the page that its touch prepared', async ({ page }) => {
    await openHydrated(page, START)
    const link = page
      .getByRole('article')
      .getByRole('link', { name: 'dblclick', exact: false })
      .first()
    await link.scrollIntoViewIfNeeded()
    await link.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('.dblclick()')
    await expect(page.locator('main article')).toHaveCount(1)
  })
})

test('parts of a prepared article work once it is shown', async ({ page }) => {
  await openHydrated(page, '/app/get-started/why-cypress')
  const link = page.locator('.sidebar a[href="/app/get-started/install-cypress"]')
  await link.hover()
  await expect(prepared(page)).toHaveCount(1)
  await link.click()
  await expect(page).toHaveURL('/app/get-started/install-cypress')
  const tab = page.getByRole('tab', { name: 'pnpm' }).first()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})
