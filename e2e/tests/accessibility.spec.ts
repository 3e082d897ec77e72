import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { flattenCode } from '../support/flatten-code.ts'
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
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

// Recording every step for a trace would take several times as long as the steps.
test.use({ trace: 'off' })

for (const mode of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    // The other two ways only with AXE_ALL=1: CI has a quarter of an hour.
    if (process.env.AXE_ALL !== '1' && (mode === 'light') !== (size === 'desktop')) continue
    test(`axe finds nothing on a ${size} in ${mode} mode`, async ({ page }) => {
      test.setTimeout(600_000)
      await page.setViewportSize(viewport)
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
      for (const path of PAGES) {
        await openHydrated(page, path)
        if (path !== COLOURFUL) await page.evaluate(flattenCode)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
        )
        expect.soft(found, path).toEqual([])
      }
    })
  }
}

test('the open menu on a phone has no violation', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openHydrated(page, '/api/commands/click')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})
