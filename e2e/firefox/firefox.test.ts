import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'puppeteer-core'
import { has } from '../../scripts/system-parts.mjs'
import { openFirefox, type Firefox } from './open-firefox.ts'

/** What a reader does on ten kinds of pages. The tests in Chromium cover the rest. */
describe.skipIf(!has('firefox'))('in Firefox', () => {
  let firefox: Firefox
  let page: Page
  beforeAll(async () => {
    firefox = await openFirefox()
  })
  afterAll(() => firefox?.close())
  beforeEach(async () => {
    page = await firefox.newReader()
    return () => page.browserContext().close()
  })

  const open = (path: string): Promise<unknown> => page.goto(firefox.url(path))
  // Finding elements by their computed names takes Firefox seconds on a long page.
  const button = (name: string): string => `button[aria-label="${name}"]`
  const search = 'header [data-results]'
  const isShown = (selector: string): Promise<unknown> => page.locator(selector).wait()
  const titleIs = (name: string): Promise<unknown> => isShown(`h1::-p-text(${name})`)
  const click = (selector: string): Promise<void> => page.locator(selector).click()
  const inView = async (selector: string): Promise<boolean> =>
    (await page.$(selector))?.isIntersectingViewport() ?? false
  // On a busy machine, Puppeteer's `goBack` can wait for a load that never comes, because the document stays.
  const goBack = (): Promise<void> => page.evaluate(() => history.back())
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('the home page leads to a guide, and Back leads to the home page', async () => {
    await open('/')
    await click('main ::-p-text(Why Cypress?)')
    await titleIs('Why Cypress?')
    await goBack()
    await titleIs('Test your web app where it runs')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('the contents of a command lead to its sections', async () => {
    await open('/api/commands/click')
    await click('nav[aria-label="On this page"] ::-p-text(See also)')
    await expect.poll(() => inView('#see-also')).toBe(true)
    expect(new URL(page.url()).hash).toBe('#see-also')
  })

  test('the search finds a command and opens it', async () => {
    await open('/api/commands/click')
    await click(search)
    await page.locator('dialog input').fill('intercept')
    await isShown('dialog [role="option"]::-p-text(intercept)')
    await page.keyboard.press('Enter')
    await titleIs('intercept')
  })

  test('the page of search results shows results of its address and opens one', async () => {
    await open('/search?q=viewport')
    await click('main a::-p-text(viewport)')
    await titleIs('viewport')
  })

  test('code is copied as it is in the block', async () => {
    await open('/app/references/configuration')
    const code = await page.$eval('.code-block code', (block) => block.textContent)
    await click(button('Copy code'))
    await isShown(button('Copied'))
    await click(search)
    await page.locator('dialog input').wait()
    await page.keyboard.down('Control')
    await page.keyboard.press('v')
    await page.keyboard.up('Control')
    const pasted = (): Promise<string> => page.$eval('dialog input', (field) => field.value)
    // The field has one line.
    const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)
    await expect.poll(async () => words(await pasted())).toEqual(words(code))
  })

  test('a selected tab shows its panel', async () => {
    await open('/accessibility/get-started/setup')
    const other = await page.locator('[role="tab"][aria-selected="false"]').waitHandle()
    const name = await other.evaluate((tab) => tab.textContent)
    await other.click()
    await isShown(`[role="tab"][aria-selected="true"]::-p-text(${name})`)
    const value = await other.evaluate((tab) => tab.getAttribute('data-value'))
    await isShown(`[role="tabpanel"][data-value="${value}"]`)
  })

  test('the menu of a phone leads to another page', async () => {
    await page.setViewport({ width: 390, height: 800 })
    await open('/app/get-started/why-cypress')
    await click(button('Open the menu'))
    await click('dialog[open] ::-p-text(Install Cypress)')
    await titleIs('Install Cypress')
    expect(await page.$('dialog[open]')).toBeNull()
  })

  test('a reload in the middle of a page stays there', async () => {
    await open('/api/commands/intercept')
    const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY))
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    expect(await top()).toBe(3000)
    await page.reload()
    await expect.poll(top).toBe(3000)
  })

  test('an image is enlarged and made small again', async () => {
    await open('/app/get-started/why-cypress')
    await click('main img[data-zoom], main [data-zoom] button')
    await isShown('dialog[open] .zoom-stage')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.$('dialog[open]')).toBeNull()
  })

  test('the dark theme stays after a reload', async () => {
    await open('/api/table-of-contents')
    const light = await background()
    await click(button('Switch to dark mode'))
    await expect.poll(background).not.toBe(light)
    const dark = await background()
    await page.reload()
    await isShown(button('Switch to light mode'))
    expect(await background()).toBe(dark)
  })

  test('a page that does not exist says so and has the search', async () => {
    await open('/app/no-such-page')
    await titleIs('Page not found')
    await isShown(search)
  })

  test('an old address of a section leads to the section, with any letter case', async () => {
    await open('/app/references/changelog#13-6-2')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/app/references/changelog/13')
    await expect.poll(() => inView('[id="13-6-2"]')).toBe(true)
    await open('/api/commands/click#COMMAND-log')
    await expect.poll(() => inView('#command-log')).toBe(true)
    await open('/api/commands/click#Actionability')
    await isShown('::-p-text(That section has moved or no longer exists)')
  })
})
