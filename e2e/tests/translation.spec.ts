import { hydrated } from '../support/hydrated.ts'
import { two } from '../support/ports.ts'
import { searchDialog } from '../support/search.ts'
import { expect, test, type Page } from '../support/test.ts'

/**
 * Translates a page like a browser does: it replaces the texts that are there, and after a delay those that are added or
 * changed.
 */
function translatePage(delay: number): void {
  const isOwn = (text: Node): boolean => text.parentElement?.closest('font, script, style') != null
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || !text.isConnected || isOwn(text)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((records) => {
    const changed = records.flatMap(({ addedNodes, target, type }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    )
    setTimeout(() => changed.forEach(translate), delay)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  translate(document.body)
}

const DELAYS = [0, 100, 300]

/**
 * Opens a page and translates it. Returns the errors so far, without those of parts that were translated before they
 * started: React notices it, and renders them again.
 */
async function openTranslated(page: Page, url: string, delay: number): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => {
    if (!/React error #418\b/.test(String(error))) errors.push(String(error))
  })
  await page.goto(url)
  await hydrated(page)
  await page.evaluate(translatePage, delay)
  return errors
}

/** Waits until a translation with the given text appears. */
const translated = (page: Page, text: string) =>
  page.locator('font font').filter({ hasText: `«${text}»` })

test.describe('a page that the browser translates', () => {
  for (const delay of DELAYS) {
    test(`has a search that still works, ${delay} ms after each change`, async ({ page }) => {
      const errors = await openTranslated(page, '/versions', delay)
      await page.keyboard.press('Control+k')
      const { dialog, field, options, active } = searchDialog(page)
      for (const [query, href] of [
        ['intercept', '/api/commands/intercept'],
        ['zzqqxx', ''],
        ['click', '/api/commands/click'],
        ['', ''],
        ['visit', '/api/commands/visit'],
      ] as const) {
        await field.fill(query)
        if (href === '') await expect(options.filter({ hasText: 'intercept' })).toHaveCount(0)
        else await expect(options.first()).toHaveAttribute('href', href)
      }
      await expect(dialog.locator('font').first()).toBeAttached()
      await page.keyboard.press('ArrowDown')
      await expect(active).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/\/versions$/)
      await expect(page.getByText('This part of the page crashed')).toHaveCount(0)
      expect(errors).toEqual([])
    })

    test(`has filters and result lists that still change, after ${delay} ms`, async ({ page }) => {
      const errors = await openTranslated(page, '/search?q=intercept', delay)
      const main = page.getByRole('main')
      const result = (path: string) => main.locator(`a[href^="${path}"]`).first()
      await expect(result('/api/commands/intercept')).toBeVisible()
      for (const [query, path] of [
        ['click', '/api/commands/click'],
        ['visit', '/api/commands/visit'],
      ] as const) {
        await main.locator('input').first().fill(query)
        await expect(result(path)).toBeVisible()
      }
      await main.locator('input').first().fill('zzqqxx')
      await expect(result('/api/commands/visit')).toHaveCount(0)
      errors.push(...(await openTranslated(page, '/api/table-of-contents', delay)))
      const filter = main.getByRole('searchbox')
      // React draws an island again that was translated before it started, and with it the field.
      const field = page.getByRole('searchbox')
      await expect(main.locator('docent-island[hydrated]').filter({ has: field })).toBeAttached()
      await filter.fill('intercept')
      await expect(result('/api/commands/click')).toBeHidden()
      await filter.fill('zzqqxx')
      await expect(result('/api/commands/intercept')).toBeHidden()
      await filter.fill('')
      await expect(result('/api/commands/click')).toBeVisible()
      expect(errors).toEqual([])
    })

    test(`has menus, tabs, and other pages that still work, after ${delay} ms`, async ({
      page,
    }) => {
      const errors = await openTranslated(page, '/app/get-started/install-cypress', delay)
      const main = page.getByRole('main')
      await main.getByRole('tab', { name: 'yarn' }).first().click()
      await expect(main.locator('[role="tabpanel"]:not([hidden])').first()).toContainText('yarn')
      const colors = page.getByRole('banner').locator('[data-intent="color-mode"]')
      await colors.click()
      await colors.click()
      const sidebar = page.getByRole('navigation', { name: 'Docs' })
      for (const path of ['/app/get-started/why-cypress', '/app/get-started/open-the-app']) {
        await sidebar.locator(`a[href="${path}"]`).click()
        await expect(page).toHaveURL(path)
        await expect(main.locator('h1 font').first()).toBeAttached()
      }
      await page.goBack()
      await expect(page).toHaveURL('/app/get-started/why-cypress')
      await expect(translated(page, 'Why Cypress?').first()).toBeAttached()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      await menu.getByRole('button').filter({ hasText: '←' }).click()
      await menu.locator('a[href^="/api"]').first().click()
      await expect(page).toHaveURL(/\/api/)
      await expect(menu).toBeHidden()
      await expect(page.getByText('This part of the page crashed')).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }

  test('has navbar menus with versions and languages that still work', async ({ page }) => {
    for (const delay of DELAYS) {
      const errors = await openTranslated(page, two('/docs/intro'), delay)
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.locator('summary').filter({ hasText: 'More' }).click()
      await bar.locator('a[href="/two/docs/guides/start"]').first().click()
      await expect(page).toHaveURL(two('/docs/guides/start'))
      await bar.locator('summary[aria-label="Version: 1.0"]').click()
      await bar.locator('a[href^="/two/docs/next"]').first().click()
      await expect(page).toHaveURL(/\/two\/docs\/next/)
      await expect(page.getByRole('main').locator('h1 font').first()).toBeAttached()
      expect(errors).toEqual([])
    }
  })
})
