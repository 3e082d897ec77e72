import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated, openStill } from '../support/hydrated.ts'
import { outsideRequests } from '../support/third-parties.ts'

const assets = join(dirname(fileURLToPath(import.meta.url)), '../../site/dist/assets')

// @covers 1.3, 7.1, 7.2
test('a load, a navigation, and hovering over the controls request nothing from another origin', async ({
  page,
}) => {
  const requests = outsideRequests(page)
  await openStill(page, '/')
  await openHydrated(page, '/api/commands/intercept')
  await page.getByRole('main').locator('a[href^="/api/commands/"]').first().click()
  await expect(page).not.toHaveURL(/intercept$/)
  // These include the search button, which loads the search on hover.
  for (const button of await page.getByRole('banner').getByRole('button').all()) {
    if (await button.isVisible()) await button.hover()
  }
  await page.clock.runFor(10_000)
  expect(requests).toEqual([])
  await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0)
})

test('without IDs, the bundle contains nothing of a third-party service', async ({ page }) => {
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    expect(readFileSync(join(assets, file), 'utf8'), file).not.toMatch(
      /googletagmanager|clarity\.ms|docent\.consent/,
    )
  }
  await page.goto('/api/commands/click')
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
})

/** Collects what the content security policy has blocked on a page so far. */
function refusals(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  return refused
}

for (const path of ['/', '/api/commands/click', '/api/commands/intercept', '/nowhere']) {
  test(`${path} has a content security policy and doesn't violate it`, async ({ page }) => {
    const refused = refusals(page)
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
    await hydrated(page)
    await page.mouse.wheel(0, 3000)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    expect(refused).toEqual([])
  })
}

test("a script that isn't the site's own doesn't run", async ({ page }) => {
  await page.goto('/api/commands/click')
  const written = page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.foreign = true'
    document.head.append(script)
  })
  await expect(written).rejects.toThrow('TrustedScript')
  const linked = page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://example.com/foreign.js'
    document.head.append(script)
  })
  await expect(linked).rejects.toThrow('TrustedScriptURL')
  expect(await page.evaluate(() => 'foreign' in window)).toBe(false)
})
