import { expect, test } from '../support/test.ts'
import { AXE_WAYS, axeViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { shell, two } from '../support/ports.ts'

// One page of each kind, including the shell. The articles of all pages are in axe-all-pages.spec.ts.
const PAGES = [
  '/',
  '/nowhere',
  '/api/commands/should',
  shell('/frail'),
  shell('/guides/long'),
  two('/docs/next/intro'),
]
/** Page with code in every color, on which tokens are checked separately. */
const COLORFUL = '/api/commands/should'

// Text that is still fading in has too little contrast. This shows animated drawings as they end.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { mode, size, viewport } of AXE_WAYS) {
  // @covers 10.2
  test(`axe finds nothing on a ${size} in ${mode} mode`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize(viewport)
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    for (const path of PAGES) {
      await openHydrated(page, path)
      const found = await axeViolations(page, { tokens: path === COLORFUL })
      expect.soft(found, path).toEqual([])
    }
  })
}

test('the open menu on a phone has no violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/api/commands/click')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
})
