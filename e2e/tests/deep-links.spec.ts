import { hydrated } from '../support/hydrated.ts'
import { searchDialog } from '../support/search.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

test.describe('without scripts of its own, a page that is opened at a section', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()))

  // @covers 11.33
  test('shows its position in the table of contents', async ({ page }) => {
    await page.goto('/api/commands/intercept#stub-a-response')
    const toc = page.getByRole('navigation', { name: 'On this page' })
    const current = toc.locator('[aria-current]')
    await expect(current).toHaveText('Stub a response')
    await expect(current).toBeInViewport()
    const box = (await current.boundingBox()) ?? { height: 0 }
    expect(box.height).toBeLessThan(30)
  })

  // @covers 11.33
  test('shows its section in the bar of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/api/commands/intercept#stub-a-response')
    const content = await page
      .locator('.toc-mobile summary')
      .evaluate((bar) => getComputedStyle(bar, '::after').content)
    expect(content).toContain('Stub a response')
  })
})

// @covers 11.33
test('the mark moves on with the reader', async ({ page }) => {
  await page.goto('/api/commands/intercept#stub-a-response')
  await hydrated(page)
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
  await expect(current).toHaveText('Stub a response')
  const next = page.getByRole('heading', { name: /^Troubleshooting/, level: 2 })
  await next.evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('Troubleshooting')
  const bar = page.locator('.toc-mobile summary')
  await expect(bar.locator('.toc-current')).toHaveText('Troubleshooting')
  expect(await bar.evaluate((each) => getComputedStyle(each, '::after').content)).toBe('none')
})

/** The first two questions of the page. */
const first = (page: Page): Locator => page.locator('details.question').nth(0)
const second = (page: Page): Locator => page.locator('details.question').nth(1)
const ANSWER = 'free and open source under the MIT license'
const NEXT_ANSWER = 'You can use macOS, Linux, and Windows.'

test.describe('questions', () => {
  // @covers 11.34
  test('open with a click and with the keyboard, and keep their direct link', async ({ page }) => {
    await page.goto('/app/faq')
    await hydrated(page)
    await expect(page.getByText(ANSWER)).toBeHidden()
    const question = first(page).locator('summary')
    await question.click()
    await expect(page.getByText(ANSWER)).toBeVisible()
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(ANSWER)).toBeHidden()
    await question.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/app/faq#is-cypress-free')
    await expect(page.getByText(ANSWER)).toBeVisible()
  })

  // @covers 11.34
  test('open for links to them, old anchors, and results of the search', async ({ page }) => {
    await page.goto('/app/faq#is-cypress-free')
    await hydrated(page)
    await expect(page.getByText(ANSWER)).toBeVisible()
    await expect(first(page)).toHaveAttribute('open')
    await expect(second(page)).not.toHaveAttribute('open')

    await page.goto('/app/faq#Can-I-make-cyrequest-poll-until-a-condition-is-met')
    await hydrated(page)
    const moved = page.locator('details.question', {
      has: page.locator('#can-cyrequest-poll-until-a-condition-is-met'),
    })
    await expect(moved).toHaveAttribute('open')
    await expect(moved).toBeInViewport()

    const { dialog, field } = searchDialog(page)
    await page.keyboard.press('Control+k')
    await field.fill('run tests in parallel faq')
    const result = dialog.locator('[href="/app/faq#how-do-i-run-tests-in-parallel"]')
    await result.click()
    await expect(
      page.locator('details.question', { has: page.locator('#how-do-i-run-tests-in-parallel') }),
    ).toHaveAttribute('open')
  })

  // @covers 11.34
  test('are all open on paper', async ({ page }) => {
    await page.goto('/app/faq')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(ANSWER)).toBeVisible()
    await expect(page.getByText(NEXT_ANSWER).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText(ANSWER)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // @covers 11.34
  test('a link to a question shows its answer, and others open', async ({ page }) => {
    await page.goto('/app/faq#is-cypress-free')
    await expect(page.getByText(ANSWER)).toBeVisible()
    await expect(page.getByText(NEXT_ANSWER).first()).toBeHidden()
    await second(page).locator('summary').click()
    await expect(page.getByText(NEXT_ANSWER).first()).toBeVisible()
  })
})
