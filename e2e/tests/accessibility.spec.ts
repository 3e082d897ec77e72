import { expect, test } from '@playwright/test'
import { AXE_WAYS, axeViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { shell, two } from '../support/ports.ts'

// One page of each kind, with the shell around it; the articles of all pages are in axe-all-pages.spec.ts.
const PAGES = [
  '/',
  '/nowhere',
  '/api/commands/click',
  '/api/commands/intercept',
  shell('/frail'),
  shell('/guides/long'),
  two('/docs/next/intro'),
]
/** Code of every colour: the page on which tokens are judged one by one. */
const COLOURFUL = '/api/commands/intercept'

// Recording every step for a trace would take several times as long as the steps.
test.use({ trace: 'off' })

for (const { mode, size, viewport } of AXE_WAYS) {
  test(`axe finds nothing on a ${size} in ${mode} mode`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize(viewport)
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    for (const path of PAGES) {
      await openHydrated(page, path)
      const found = await axeViolations(page, { tokens: path === COLOURFUL })
      expect.soft(found, path).toEqual([])
    }
  })
}

test('the open menu on a phone has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/api/commands/click')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
})
