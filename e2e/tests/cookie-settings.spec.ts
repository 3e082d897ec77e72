import { expect, test } from '../support/test.ts'
import { axeViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { thirdParty } from '../support/ports.ts'
import {
  answer,
  answerThirdParties,
  question,
  settings,
  settingsLink,
} from '../support/third-parties.ts'

test.beforeEach(({ context }) => answerThirdParties(context))

test.describe('cookie settings', () => {
  for (const path of ['/second', '/privacy', '/nowhere']) {
    test(`can be opened from the footer of ${path}`, async ({ page }) => {
      await page.goto(thirdParty(path))
      await settingsLink(page).click()
      await expect(settings(page)).toBeVisible()
    })
  }

  test('open for a reader who requests them before they have loaded', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/chosen-services.*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(thirdParty('/first'))
    await settingsLink(page).click()
    await expect(settings(page)).toBeHidden()
    release()
    await expect(settings(page)).toBeVisible()
  })

  test("trap the focus while they're open, and restore it", async ({ page }) => {
    await openHydrated(page, thirdParty('/first'))
    await expect(question(page)).toBeVisible()
    await settingsLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(settings(page)).toBeVisible()
    for (let i = 0; i < 9; i += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(settingsLink(page)).toBeFocused()
    // Closing isn't a decision.
    await expect(question(page)).toBeVisible()
  })

  test('close when the reader follows their link to the policy on the same site', async ({
    page,
  }) => {
    await openHydrated(page, thirdParty('/first'))
    await settingsLink(page).click()
    await settings(page).getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expect(settings(page)).toBeHidden()
  })

  test("the banner comes right after the skip link and doesn't take the focus", async ({
    page,
  }) => {
    await page.goto(thirdParty('/first'))
    await expect(question(page)).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(question(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(answer(page, 'Reject all')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
  })
})

for (const mode of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    test(`the banner and the settings have no violations at ${width} px in ${mode} mode`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(thirdParty('/first'))
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode)
      await expect(question(page)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await answer(page, 'Choose').click()
      await expect(settings(page)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
    })
  }
}
