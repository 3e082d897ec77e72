import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'

const choice = (page: Page) => page.getByRole('combobox', { name: 'My Cypress version' })
const told = (page: Page) => page.getByRole('status').filter({ hasText: /newer|New in|Nothing/ })

test.describe("the reader's version", () => {
  test('marks newer rows in words, counts them, and can be reset', async ({ page }) => {
    await openHydrated(page, '/api/commands/intercept')
    const row = page.getByRole('row', { name: /^15\.20\.0/ })
    await expect(told(page)).toHaveText('Select your version to mark newer entries.')
    await choice(page).selectOption('13.6.0')
    await expect(row).toContainText('New in 15.20.0 – your version is 13.6.0')
    await expect(page.getByRole('row', { name: /^7\.6\.0/ })).not.toContainText('your version')
    await expect(told(page)).toHaveText('3 entries on this page are newer than 13.6.0.')
    await choice(page).selectOption('15.21.0')
    await expect(told(page)).toHaveText('Nothing on this page is newer than 15.21.0.')
    await choice(page).selectOption('Older')
    await expect(row).toContainText('New in 15.20.0 – your version is older than 13.0.0')
    await choice(page).selectOption('Any version')
    await expect(row).not.toContainText('your version')
  })

  test('marks flags, settings, options, and the index of the API', async ({ page }) => {
    const marked = async (route: string, name: RegExp, text: string): Promise<void> => {
      await openHydrated(page, route)
      await choice(page).selectOption('13.6.0')
      await expect(
        page.locator('tr, .fields > div').filter({ hasText: name }).first(),
      ).toContainText(text)
    }
    const mark = (since: string) => `New in ${since} – your version is 13.6.0`
    await marked('/app/references/command-line', /^--expose/, mark('15.10.0'))
    await marked('/app/references/configuration', /^allowCypressEnv/, mark('15.10.0'))
    await marked('/api/table-of-contents', /^cy\.prompt\(\)/, mark('15.4.0'))
    await openHydrated(page, '/api/commands/as')
    await choice(page).selectOption('13.6.0')
    await expect(page.locator('.fields dt').filter({ hasText: /^type/ })).toContainText(
      'Since 12.4.0',
    )
  })

  test('shows that the subject of a page is newer', async ({ page }) => {
    await openHydrated(page, '/api/commands/prompt')
    await choice(page).selectOption('13.6.0')
    await expect(told(page)).toHaveText('New in 15.4.0 – your version is 13.6.0.')
  })

  test('is remembered and visible before the application loads', async ({ page }) => {
    await openHydrated(page, '/api/commands/intercept')
    await choice(page).selectOption('13.6.0')
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const form = document.querySelector('form[data-my-version]')
        Object.assign(window, { early: form?.textContent ?? '' })
      })
    })
    await page.reload()
    const early = await page.evaluate(() => (window as unknown as { early: string }).early)
    expect(early).toContain('3 entries on this page are newer than 13.6.0.')
    const height = (): Promise<number> =>
      page.evaluate(async () => {
        await document.fonts.ready
        return document.querySelector('article')?.offsetHeight ?? 0
      })
    const before = await height()
    await hydrated(page)
    await expect(choice(page)).toHaveValue('13.6.0')
    expect(await height()).toBe(before)
  })

  test('applies after client navigation and in other tabs', async ({ page, context }) => {
    test.slow()
    await openHydrated(page, '/api/commands/intercept')
    const other = await context.newPage()
    await openHydrated(other, '/api/commands/prompt')
    await choice(page).selectOption('13.6.0')
    await expect(told(other)).toHaveText('New in 15.4.0 – your version is 13.6.0.')
    const sidebar = page.getByRole('complementary')
    await sidebar.locator('details', { hasText: 'prompt()' }).last().locator('> summary').click()
    await sidebar.getByRole('link', { name: 'prompt()', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'prompt' })).toBeVisible()
    await expect(told(page)).toHaveText('New in 15.4.0 – your version is 13.6.0.')
    await choice(other).selectOption('Any version')
    await expect(told(page)).toHaveText('Select your version to mark newer entries.')
  })

  test('works with the keyboard, and the history links to it', async ({ page }) => {
    await openHydrated(page, '/api/commands/intercept')
    await page.getByRole('link', { name: 'Mark changes newer than my version' }).press('Enter')
    await expect(choice(page)).toBeInViewport()
    await choice(page).focus()
    await page.keyboard.type('13.6.0')
    await page.keyboard.press('Enter')
    await expect(told(page)).toContainText('newer than 13.6.0')
  })

  test('works with blocked storage without being remembered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await openHydrated(page, '/api/commands/intercept')
    await choice(page).selectOption('13.6.0')
    await expect(told(page)).toHaveText('3 entries on this page are newer than 13.6.0.')
  })

  test("adds nothing to pages that don't mention versions", async ({ page }) => {
    await openHydrated(page, '/app/core-concepts/retry-ability')
    await expect(choice(page)).toHaveCount(0)
    expect(await page.content()).not.toContain('cypress-docs.my-version')
  })

  test('prints its marks but not the selection', async ({ page }) => {
    await openHydrated(page, '/api/commands/intercept')
    await choice(page).selectOption('13.6.0')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('My Cypress version')).toBeHidden()
    await expect(page.getByText('New in 15.20.0 – your version is 13.6.0')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no selection, and the page shows all versions', async ({ page }) => {
    await page.goto('/api/commands/as')
    await expect(page.getByText('My Cypress version')).toBeHidden()
    await expect(page.getByText('Since 12.4.0')).toBeVisible()
  })
})

test('a page with samples shows the version that they were checked with', async ({ page }) => {
  await page.goto('/api/commands/click')
  const text = page.getByText(/^Samples checked against Cypress \d+\.\d+\.\d+$/)
  await expect(text).toBeVisible()
  // A page without samples.
  await page.goto('/accessibility/core-concepts/accessibility-score')
  await expect(text).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("the menu is large enough that iOS doesn't enlarge the page", async ({ page }) => {
    await openHydrated(page, '/api/commands/intercept')
    await expect(choice(page)).toHaveCSS('font-size', '16px')
  })
})
