import { expect, test, type Page } from '../support/test.ts'
import { AXE_WAYS, axeViolations } from '../support/axe.ts'
import { markWindow, openHydrated, isMarked } from '../support/hydrated.ts'
import { shell } from '../support/ports.ts'
import { collectViolations } from '../support/violations.ts'

const card = (page: Page, title: string) => page.locator('.card').filter({ hasText: title })

test.describe('parts of articles', () => {
  // @covers 10.65
  test('a linked card is one target, and links in its text keep theirs', async ({ page }) => {
    await openHydrated(page, shell('/parts'))
    const link = page.getByRole('link', { name: 'a link to a guide' })
    await link.click({ trial: true })
    await card(page, 'Zoom').click({ position: { x: 8, y: 8 } })
    await expect(page).toHaveURL(shell('/zoom'))
  })

  // @covers 10.65
  test('a card shows the focus of its link', async ({ page }) => {
    await page.goto(shell('/parts'))
    await page.getByRole('link', { name: 'Zoom', exact: true }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(card(page, 'Zoom')).toHaveCSS('outline-style', 'solid')
  })

  // @covers 10.65
  test('are lists and headings for screen readers', async ({ page }) => {
    await page.goto(shell('/parts'))
    const article = page.locator('article')
    await expect(article).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - paragraph:
            - link "Zoom"
          - paragraph:
            - text: Pictures that can be enlarged, with
            - link "a link to a guide"
        - listitem:
          - heading /Plain/ [level=2]
      - list:
        - listitem: Install.
        - listitem: Run.
      - list:
        - listitem:
          - text: src/
          - list:
            - listitem:
              - strong: index.ts
              - text: the entry
            - listitem: …
        - listitem: package.json
    `)
    await expect(
      article.getByRole('img', { name: 'How a page is built' }),
    ).toHaveAccessibleDescription('Reading leads to writing.')
  })

  // @covers 10.66
  test('have their styles immediately, follow the policy, and need no script', async ({ page }) => {
    const violations = await collectViolations(page)
    await page.goto(shell('/parts'))
    await expect(page.locator('.cards')).toHaveCSS('display', 'grid')
    await expect(page.locator('link[href*="/assets/page."]')).toHaveCount(1)
    // The sign is to the right of a formula's first column.
    await expect(page.locator('mtd').first()).toHaveCSS('text-align', /right$/)
    expect(violations()).toEqual([])
    await page.goto(shell('/intro'))
    await expect(page.locator('link[href*="/assets/page."]')).toHaveCount(0)
  })

  // @covers 10.66
  test('client navigation loads their styles', async ({ page }) => {
    await openHydrated(page, shell('/intro'))
    await markWindow(page)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/parts'
      document.body.append(link)
      link.click()
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
    await expect(page.locator('.cards')).toHaveCSS('display', 'grid')
    expect(await isMarked(page)).toBe(true)
  })

  // @covers 10.60
  test('a diagram follows the color mode', async ({ page }) => {
    await page.goto(shell('/parts'))
    const label = page.locator('.mermaid text').first()
    const light = await label.evaluate((text) => getComputedStyle(text).fill)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await label.evaluate((text) => getComputedStyle(text).fill)).not.toBe(light)
  })

  // @covers 10.65
  test('nothing is wider than a phone, and nothing is cut off on paper', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/parts', '/landing']) {
      await page.goto(shell(path))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(390)
    }
    await page.emulateMedia({ media: 'print' })
    await page.goto(shell('/parts'))
    await expect(page.locator('.card').first()).toHaveCSS('break-inside', 'avoid')
  })

  // @covers 10.65
  test('file names stay readable in right-to-left text', async ({ page }) => {
    await page.goto(shell('/parts'))
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const [folder, file] = await page
      .locator('.tree-entry')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().right))
    expect(folder).toBeGreaterThan(file ?? Infinity)
  })

  // @covers 10.65
  test('text in a diagram keeps its place on a right-to-left page', async ({ page }) => {
    await page.goto(shell('/parts'))
    const left = (direction: string): Promise<number> =>
      page
        .locator('.mermaid text')
        .first()
        .evaluate((text: SVGTextElement, dir) => {
          text.setAttribute('text-anchor', 'start')
          document.documentElement.dir = dir
          return text.getBBox().x
        }, direction)
    expect(await left('rtl')).toBe(await left('ltr'))
  })

  // @covers 10.65
  test('signs of file trees remain in forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(shell('/parts'))
    const [sign, text] = await page
      .locator('.tree-file')
      .last()
      .evaluate((entry) => [
        getComputedStyle(entry, '::before').backgroundColor,
        getComputedStyle(entry).color,
      ])
    expect(sign).toBe(text)
  })
})

test.describe('a landing page', () => {
  // @covers 10.57
  test('has a title, a search field, and actions, and no sidebar', async ({ page }) => {
    await openHydrated(page, shell('/landing'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ship docs')
    await expect(page.locator('.sidebar')).toHaveCount(0)
    await expect(page.locator('article').getByRole('button', { name: /Search/ })).toBeVisible()
    await page.getByRole('link', { name: 'Get started' }).click()
    await expect(page).toHaveURL(shell('/intro'))
    await expect(page.locator('.sidebar')).toBeVisible()
  })
})

for (const { mode, size, viewport } of AXE_WAYS) {
  test(`axe finds nothing in parts of articles, ${mode}, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    for (const path of ['/parts', '/landing']) {
      await openHydrated(page, shell(path))
      expect.soft(await axeViolations(page), path).toEqual([])
    }
  })
}
