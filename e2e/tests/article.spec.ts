import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { basic } from '../support/ports.ts'

test.describe('articles', () => {
  test('an island becomes interactive and keeps its static children', async ({ page }) => {
    await openHydrated(page, basic('/intro'))
    await page.locator('docent-island[hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Count 2' }).click()
    await expect(page.getByRole('button', { name: 'Count 3' })).toBeVisible()
    await expect(page.locator('docent-island strong')).toHaveText('child')
  })

  test('an island works after client navigation and after going back', async ({ page }) => {
    await openHydrated(page, basic('/'))
    await page.getByRole('link', { name: 'Begin' }).click()
    await page.getByRole('button', { name: 'Count 2' }).scrollIntoViewIfNeeded()
    await page.locator('docent-island[hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Count 2' }).click()
    await expect(page.getByRole('button', { name: 'Count 3' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.goForward()
    await page.locator('docent-island[hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Count 2' }).click()
    await expect(page.getByRole('button', { name: 'Count 3' })).toBeVisible()
  })

  test('hydration changes nothing on the page and logs nothing', async ({ page }) => {
    const messages: string[] = []
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()),
    )
    page.on('pageerror', (error) => messages.push(String(error)))
    await page.goto(basic('/intro'))
    const html = async (): Promise<string> =>
      (await page.locator('main article').innerHTML()).replaceAll(' hydrated=""', '')
    const before = await html()
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
    expect(await html()).toBe(before)
    expect(messages).toEqual([])
  })

  test('tabs follow clicks and arrow keys, and are remembered', async ({ page }) => {
    await page.goto(basic('/intro'))
    const tabs = page.getByRole('tablist', { name: 'Options' })
    await expect(tabs.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
    await tabs.getByRole('tab', { name: 'Linux' }).click()
    await expect(page.getByText('Press Control.')).toBeVisible()
    await expect(page.getByText('Press Command.')).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.getByRole('tab', { name: 'macOS' })).toBeFocused()
    await page.keyboard.press('End')
    await page.reload()
    await expect(page.getByText('Press Control.')).toBeVisible()
  })

  // @covers 10.10
  test('the copy button copies the code and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(basic('/guides/second'))
    const button = page.getByRole('button', { name: 'Copy code' }).first()
    await button.click()
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm install --save-dev cypress',
    )
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  })

  test('can be read without JavaScript: text, links, and all tabs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(basic('/intro'))
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await expect(page.getByText('Press Command.')).toBeVisible()
    await expect(page.getByText('Press Control.')).toBeVisible()
    await page.getByRole('link', { name: 'the second' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await context.close()
  })
})
