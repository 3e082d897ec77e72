import { join } from 'node:path'
import { expect, test, type Page } from '../support/test.ts'
import { docent } from '../../packages/docent/test/support/docent.ts'
import type { FixtureSite } from '../../packages/docent/test/support/fixtures.ts'
import {
  readableTexts,
  translate,
  translatedSite,
  untranslated,
} from '../../packages/docent/test/support/translation.ts'
import { openHydrated, openStill } from '../support/hydrated.ts'
import { startPlainHost, type PlainHost } from '../support/plain-host.ts'
import { breakIndex } from '../support/search.ts'
import { answerThirdParties } from '../support/third-parties.ts'

// A site in Greek, in which every English word is one that docent hasn't translated.
let site: FixtureSite
let host: PlainHost

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await translatedSite()
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  host = await startPlainHost(join(site.dir, 'dist'))
})
test.afterAll(async () => {
  host?.close()
  await site?.delete()
})
test.beforeEach(({ context }) => answerThirdParties(context))

async function expectTranslated(page: Page): Promise<void> {
  const texts = readableTexts(await page.content())
  expect(texts.filter((text) => untranslated(text).length > 0)).toEqual([])
}

// @covers 10.34
test('a page with everything that an article can contain', async ({ page }) => {
  await openHydrated(page, host.url('/parts'))
  await expect(page.getByRole('note').or(page.locator('.admonition'))).toHaveCount(5)
  await expectTranslated(page)
  await page.setViewportSize({ width: 400, height: 800 })
  await page.getByRole('button', { name: translate('Open the menu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTranslated(page)
})

// @covers 10.34
test('images that can be enlarged', async ({ page }) => {
  await openStill(page, host.url('/start'))
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2000)
  await expect(page.locator('article').getByRole('button')).toHaveCount(2)
  await expectTranslated(page)
})

for (const works of [true, false]) {
  test(`copying code that ${works ? 'works' : 'fails'}`, async ({ page }) => {
    await page.addInitScript((isAllowed) => {
      const writeText = (): Promise<void> => (isAllowed ? Promise.resolve() : Promise.reject())
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    }, works)
    await page.goto(host.url('/parts'))
    const button = page.locator('.code-copy').first()
    const name = await button.getAttribute('aria-label')
    await button.click()
    await expect(button).toHaveAttribute('data-state', works ? 'copied' : 'failed')
    await expectTranslated(page)
    await expect(button).not.toHaveAttribute('data-state')
    expect(await button.getAttribute('aria-label')).toBe(name)
  })
}

// @covers 10.34
test('the search: suggestions, results, no results, and failure', async ({ page }) => {
  await openHydrated(page, host.url('/start'))
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('combobox')
  await field.waitFor()
  await expectTranslated(page)
  await field.fill('μέρη')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expectTranslated(page)
  await field.fill('ξξξξξξ')
  await expect(dialog).toContainText('ξξξξξξ')
  await expectTranslated(page)
  await field.fill('μέρη')
  await dialog.getByRole('option').first().click()
  await expect(page).toHaveURL(/parts/)
  await page.keyboard.press('Control+k')
  await expect(dialog.getByText('Μέρη')).toBeVisible()
  await expectTranslated(page)
  await page.goto(host.url('/search?q=μέρη'))
  await expect(page.getByRole('main').locator('ol')).toBeVisible()
  await expectTranslated(page)
  await breakIndex(page)
  await page.goto(host.url('/search?q=μέρη'))
  await expect(page.getByRole('alert')).toBeVisible()
  await expectTranslated(page)
})

// @covers 10.34
test('failures: no page, no connection, and a part that crashes', async ({ page, context }) => {
  // Prevents prefetching, so that a page is unavailable offline.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await openHydrated(page, host.url('/part'))
  await expect(page.locator('#docent-suggestions')).toBeVisible()
  await expectTranslated(page)
  await openHydrated(page, host.url('/parts'))
  await page.getByRole('button', { name: 'Σπάσε' }).click()
  await expect(page.getByRole('alert')).toContainText('Σπασμένο')
  await expectTranslated(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Αρχή' }).first().click()
  await expect(page.locator('.page-error')).toBeVisible()
  await expectTranslated(page)
})

// @covers 10.34
test('the consent banner and its settings', async ({ page }) => {
  await openHydrated(page, host.url('/start'))
  const question = page.locator('.consent')
  await expect(question).toBeVisible()
  await expectTranslated(page)
  await page.getByRole('button', { name: translate('Choose') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTranslated(page)
})
