import { expect, test, type Page } from '../support/test.ts'
import { openHydrated, openStill } from '../support/hydrated.ts'
import { basic, shell } from '../support/ports.ts'

test.describe('titles', () => {
  // @covers 2.1.3, 2.5.13, 9.15
  test('are the page title, a vertical bar, and the site title', async ({ page }) => {
    await page.goto('/app/get-started/why-cypress')
    await expect(page).toHaveTitle('Why Cypress? | Cypress Documentation')
    await openHydrated(page, shell('/intro'))
    await expect(page).toHaveTitle('Introduction | Shell')
    await page.getByRole('link', { name: 'Path', exact: true }).click()
    await expect(page).toHaveTitle('Zoom | Shell')
  })

  // @covers 2.2.1, 2.5.14
  test('are only the site title if the page title is blank', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Cypress Documentation')
    await openHydrated(page, shell('/intro'))
    await page.getByRole('link', { name: 'Shell', exact: true }).click()
    await expect(page).toHaveTitle('Shell')
  })
})

// @covers 2.5.9
test('headings have a direct link with their name, even at levels that the table of contents omits', async ({
  page,
}) => {
  await openHydrated(page, shell('/guides/long'))
  for (const [name, id] of [
    ['First part', 'first-part'],
    ['Inside the first part', 'inside-the-first-part'],
    ['Below the list of headings', 'below-the-list-of-headings'],
  ]) {
    await expect(page.getByTitle(`Direct link to ${name}`, { exact: true })).toHaveAttribute(
      'href',
      `#${id}`,
    )
  }
  await expect(page.locator('h1 a')).toHaveCount(0)
  await page.getByTitle('Direct link to Second part').click()
  await expect(page).toHaveURL(shell('/guides/long#second-part'))
})

// @covers 2.5.10, 9.13
test('the table of contents contains levels 2 and 3, and a page can hide it', async ({ page }) => {
  await openHydrated(page, shell('/guides/long'))
  const list = page.getByRole('navigation', { name: 'On this page' })
  await expect(list.getByRole('link')).toHaveText([
    'First part',
    'Inside the first part',
    'Second part',
    'The end',
  ])
  await page.goto(shell('/guides/last'))
  await expect(list).toHaveCount(0)
})

// @covers 2.1.4
test('a page can hide the footer and have a wrapper class', async ({ page }) => {
  await openHydrated(page, shell('/intro'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'the last guide' }).click()
  await expect(page.locator('.layout.wide-page')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.goto(basic('/'))
  await expect(page.locator('.layout.front')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

// @covers 2.1.3
test("a page's description is in the head", async ({ page }) => {
  await page.goto(basic('/intro'))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Where to begin.')
})

// @covers 1.7
test('the date of the last update is below the text', async ({ page }) => {
  await page.goto(shell('/intro'))
  const updated = page.getByText('Last updated on Mar 4, 2025')
  await expect(updated).toBeVisible()
  await expect(updated.locator('time')).toHaveAttribute('datetime', /^2025-03-04/)
})

test.describe('the sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs' })

  // @covers 4.8
  test("can't be hidden, and opening a category leaves the others open", async ({ page }) => {
    await openHydrated(page, shell('/guides/long'))
    await expect(page.getByRole('button', { name: 'Hide the sidebar' })).toHaveCount(0)
    await expect(sidebar(page).getByRole('link', { name: 'Last' })).toBeVisible()
    await sidebar(page).locator('summary', { hasText: 'Many' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'm8' })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'Last' })).toBeVisible()
    for (const name of await page.locator('.sidebar details').all())
      await expect(name).not.toHaveAttribute('name')
  })
})

test.describe('a collapsible element', () => {
  /** Duration in milliseconds of the animation that a click on a summary starts. */
  const durationOf = (page: Page, text: string): Promise<number> =>
    page
      .locator('details[data-collapse], .markdown details')
      .filter({ has: page.locator('summary', { hasText: new RegExp(`^${text}$`) }) })
      .evaluate((details: HTMLElement) => {
        details.querySelector('summary')?.click()
        return Number(details.getAnimations()[0]?.effect?.getTiming().duration)
      })

  // @covers 9.11
  test('takes longer the taller it is', async ({ page }) => {
    await openHydrated(page, shell('/guides/long'))
    const low = await durationOf(page, 'Folded away')
    const high = await durationOf(page, 'Folded away, and higher')
    const list = await durationOf(page, 'Many')
    expect(low).toBeGreaterThan(100)
    expect(high).toBeGreaterThan(low)
    expect(list).toBeGreaterThan(low)
    await expect(page.getByText('Inside the fold.')).toBeVisible()
    await expect(page.getByText('Six.')).toBeVisible()
  })

  // @covers 9.12
  test('takes 1 ms if the reader prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, shell('/guides/long'))
    for (const text of ['Folded away', 'Folded away, and higher', 'Many']) {
      expect(await durationOf(page, text)).toBe(1)
    }
  })
})

test.describe('an anchor', () => {
  const heading = (page: Page) => page.getByRole('heading', { name: /^Second part/ })
  /** Follows the heading's link and waits until the page has scrolled, which is when the recheck begins. */
  const followLink = async (page: Page): Promise<void> => {
    await expect(heading(page)).not.toBeInViewport()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Second part' })
      .click()
    await expect(heading(page)).toBeInViewport()
  }
  /** Inserts a high element above the heading, as an image that loads late does. */
  const pushDown = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const late = document.createElement('div')
      late.style.height = '3000px'
      // The browser's scroll anchoring would hide the tested behavior.
      document.body.style.overflowAnchor = 'none'
      document.querySelector('article')?.prepend(late)
    })

  // @covers 2.5.7, 9.3
  test("that isn't in view 250 ms after a navigation is scrolled into view", async ({ page }) => {
    await openStill(page, shell('/intro'))
    await page.getByRole('article').getByRole('link', { name: 'its end' }).click()
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(page).toHaveURL(shell('/guides/long#the-end'), { timeout: 100 })
    }).toPass()
    await page.goto(shell('/intro'))
    await openStill(page, shell('/guides/long'))
    await followLink(page)
    await pushDown(page)
    await expect(heading(page)).not.toBeInViewport()
    await page.clock.runFor(249)
    await expect(heading(page)).not.toBeInViewport()
    await page.clock.runFor(1)
    await expect(heading(page)).toBeInViewport()
  })

  // @covers 9.3
  test("doesn't override the reader's scrolling", async ({ page }) => {
    await openStill(page, shell('/guides/long'))
    await followLink(page)
    await pushDown(page)
    const scrolled = await page.evaluateHandle(() => ({
      event: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
    }))
    await page.mouse.wheel(0, 10)
    await scrolled.evaluate(({ event }) => event.then(() => undefined))
    await page.clock.runFor(300)
    await expect(heading(page)).not.toBeInViewport()
  })

  test('in the address is in view after a full load', async ({ page }) => {
    await openHydrated(page, shell('/guides/long#the-end'))
    await expect(page.getByRole('heading', { name: /^The end/ })).toBeInViewport()
  })
})

// @covers 2.5.2
test('links outside the text are fetched when the pointer is over them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/api/commands/click')
  const link = page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name: 'rightclick()', exact: true })
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/api/commands/rightclick/index.json')
  await link.hover()
  await expect.poll(() => asked).toContain('/api/commands/rightclick/index.json')
})

// @covers 3.14, 9.14
test('code that is derived from a sample has no semicolons, single quotes, 80 columns, and ES5 commas', async ({
  page,
}) => {
  await page.goto(shell('/intro'))
  await page.getByRole('tab', { name: 'JavaScript' }).click()
  const lines = page.getByRole('tabpanel', { name: 'JavaScript' }).locator('.line')
  await expect(lines).toHaveText([
    'const options = {',
    '  retries: { runMode: 2, openMode: 0 },',
    '  video: true,',
    "  name: 'long enough for two lines',",
    '}',
    "run(options, 'with two arguments that are long enough to be broken', {",
    '  last: true,',
    '})',
  ])
})
