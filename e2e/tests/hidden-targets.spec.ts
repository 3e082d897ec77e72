import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { shell } from '../support/ports.ts'

const HIDDEN = shell('/hidden')

/** Headings that are in a tab that isn't selected or in closed details, by the hash of their links. */
const TARGETS = {
  '#in-second-tab': 'In second tab',
  '#in-inner-tab': 'In inner tab',
  '#in-details': 'In details',
}

const heading = (page: Page, name: string) =>
  page.getByRole('article').getByRole('heading', { name: new RegExp(`^${name}`) })

/** Shows the first tabs again and closes all details. */
const hideAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('[role="tablist"]'))
      list.querySelector<HTMLElement>('[role="tab"]')?.click()
    for (const details of document.querySelectorAll('article details'))
      (details as HTMLDetailsElement).open = false
    scrollTo({ top: 0, behavior: 'instant' })
  })

/** The target is in view, and each set of tabs around it shows the panel of its selected tab only. */
async function expectShown(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeInViewport()
  const panels = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article .tabs')].map((tabs) => [
      tabs.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.value,
      [...tabs.children].flatMap((child) =>
        child instanceof HTMLElement && child.role === 'tabpanel' && !child.hasAttribute('hidden')
          ? [child.dataset.value]
          : [],
      ),
    ]),
  )
  for (const [selected, visible] of panels) expect(visible).toEqual([selected])
}

test.describe('a link to a heading that is hidden shows it', () => {
  // @covers 11.28
  test('in the text, in the contents, and in the address of an open page', async ({ page }) => {
    await openHydrated(page, HIDDEN)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const [hash, name] of Object.entries(TARGETS)) {
      await hideAll(page)
      await expect(heading(page, name)).not.toBeInViewport()
      await page.getByRole('article').locator(`p > a[href="${hash}"]`).click()
      await expectShown(page, name)
      await hideAll(page)
      if (name !== 'In inner tab') {
        await contents.getByRole('link', { name }).click()
        await expectShown(page, name)
        await hideAll(page)
      }
      await page.evaluate(() => (location.hash = '#far-part'))
      await page.evaluate((typed) => (location.hash = typed), hash)
      await expectShown(page, name)
    }
  })

  // @covers 11.28
  test('in an address that is opened, before and after the application has started', async ({
    page,
  }) => {
    for (const [hash, name] of Object.entries(TARGETS)) {
      await page.goto('about:blank')
      await page.goto(HIDDEN + hash)
      await expectShown(page, name)
      await hydrated(page)
      await expectShown(page, name)
    }
  })

  test('in an address that is opened, even if the reader has selected another tab before', async ({
    page,
  }) => {
    await openHydrated(page, HIDDEN)
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.getByRole('tab', { name: 'One' }).click()
    await page.goto(shell('/intro'))
    await hydrated(page)
    await page.goto(`${HIDDEN}#in-second-tab`)
    await expectShown(page, 'In second tab')
  })

  test('on another page', async ({ page }) => {
    await openHydrated(page, HIDDEN)
    await page.getByRole('tab', { name: 'One' }).click()
    for (const [hash, name] of Object.entries(TARGETS)) {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Path', exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible()
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLAnchorElement>('article a[href="/figures"]')
        if (link) link.href = `/hidden${href}`
        link?.click()
      }, hash)
      await expect(page).toHaveURL(HIDDEN + hash)
      await expectShown(page, name)
    }
  })

  // @covers 11.28
  test('in a search result', async ({ page }) => {
    await openHydrated(page, shell('/intro'))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('platypus')
    await page.getByRole('option', { name: /In second tab/ }).click()
    await expectShown(page, 'In second tab')
    await expect(heading(page, 'In second tab')).toBeFocused()
    await expect(heading(page, 'In second tab')).toHaveCSS('outline-style', 'none')
  })
})

// @covers 11.29
test('hidden text can be found in the page, and its tab becomes the selected one', async ({
  page,
}) => {
  await openHydrated(page, HIDDEN)
  const panel = page.locator('[role="tabpanel"][data-value="two"]')
  await expect(panel).toHaveAttribute('hidden', 'until-found')
  expect(await panel.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(0)
  // What a browser does when it finds text in the panel.
  await panel.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }))
    element.hidden = false
  })
  await expectShown(page, 'In second tab')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all panels are visible', async ({ page }) => {
    await page.goto(HIDDEN)
    for (const name of ['In first tab', 'In second tab'])
      await expect(heading(page, name)).toBeVisible()
    await expect(page.getByText('Platypus')).toBeVisible()
  })
})

test('a heading that is hidden is never the current one in the contents', async ({ page }) => {
  await openHydrated(page, HIDDEN)
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
  const current = page.locator('.toc [aria-current]')
  await expect(current).toHaveCount(0)
  await page.getByRole('link', { name: 'To the part' }).click()
  await expect(current).toHaveText('Far part')
})
