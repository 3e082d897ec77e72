import { expect, test } from '../support/test.ts'
import { blockStorage } from '../support/blocked-storage.ts'
import {
  DIAGRAM,
  enlarged,
  enlarger,
  figure,
  FIGURES,
  LOG,
  openFigures,
  settled,
  widthOf,
} from '../support/figures.ts'
import { hydrated, openHydrated, openStill } from '../support/hydrated.ts'
import { shell } from '../support/ports.ts'

test.describe('figures enlarge', () => {
  // @covers 10.21
  test('a diagram enlarges with a click on it, and an HTML drawing with its button', async ({
    page,
  }) => {
    await openFigures(page)
    const diagram = figure(page, DIAGRAM).getByRole('img', { name: DIAGRAM })
    const before = await widthOf(diagram)
    await diagram.click()
    const copy = enlarged(page).getByRole('img', { name: DIAGRAM })
    await expect(enlarged(page)).toHaveAccessibleName(DIAGRAM)
    await settled(page)
    expect(await widthOf(copy)).toBeGreaterThan(before * 1.25)
    await expect(copy).toBeInViewport({ ratio: 1 })
    await copy.click()
    await expect(enlarged(page)).toHaveCount(0)

    const item = figure(page, LOG).getByText('click the button')
    const small = await item.boundingBox()
    await figure(page, LOG).hover()
    await enlarger(page, LOG).click()
    await settled(page)
    const text = enlarged(page).getByText('click the button')
    await expect(text).toBeInViewport({ ratio: 1 })
    expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan((small?.height ?? 0) * 1.25)
    await expect(enlarged(page).getByRole('button', { name: 'Run again' })).toBeDisabled()
    await expect(enlarged(page)).not.toContainText('What a test leaves in the log.')
    await enlarged(page).getByRole('button', { name: 'Close' }).click()
    await expect(enlarged(page)).toHaveCount(0)
  })

  // @covers 10.21
  test("an image in a figure is enlarged separately, and code isn't enlarged", async ({ page }) => {
    await openFigures(page)
    await expect(page.getByRole('button', { name: /^Enlarge/ })).toHaveText(['', '', '', '', ''])
    await expect(page.locator('.code-block').getByRole('button')).toHaveAccessibleName('Copy code')
    await page.locator('.code-block pre').click()
    await expect(enlarged(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Enlarge the image: A chart in a frame' }).click()
    await expect(enlarged(page).getByRole('img', { name: 'A chart in a frame' })).toBeVisible()
  })

  // @covers 10.21
  test('with only the keyboard, whose focus stays in the dialog and then returns', async ({
    page,
  }) => {
    await openFigures(page)
    const button = enlarger(page, DIAGRAM)
    await page.getByRole('button', { name: 'Enlarge the image: A chart of squares' }).focus()
    await expect(button).toHaveCSS('opacity', '0')
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(button).toHaveCSS('opacity', '1')
    for (const [open, close] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await page.keyboard.press(open)
      const closer = enlarged(page).getByRole('button', { name: 'Close' })
      await expect(closer).toBeFocused()
      await page.keyboard.press(close)
      await expect(enlarged(page)).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(figure(page, LOG).getByRole('link')).toBeFocused()
  })

  // @covers 10.21
  test('the copy has new IDs, and its references point to them', async ({ page }) => {
    await openFigures(page)
    await enlarger(page, DIAGRAM).focus()
    await page.keyboard.press('Enter')
    await enlarged(page).waitFor()
    const found = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const dialog = document.querySelector('dialog[open]')
      const arrow = dialog?.querySelector('[marker-end]')?.getAttribute('marker-end')
      return {
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        arrow: dialog?.querySelector(arrow?.match(/#[\w-]+/)?.[0] ?? 'nothing')?.localName,
      }
    })
    expect(found).toEqual({ twice: [], arrow: 'marker' })
  })

  // @covers 10.22
  test('text in a drawing can be selected, and its links can be followed', async ({ page }) => {
    await openFigures(page)
    const item = figure(page, LOG).getByText('expect the title')
    await item.scrollIntoViewIfNeeded()
    const box = await item.boundingBox()
    if (!box) throw new Error('The drawing has no text.')
    await page.mouse.move(box.x + 5, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\w+ the/)
    await expect(enlarged(page)).toHaveCount(0)
    await figure(page, LOG).getByText('What a test leaves').click()
    await figure(page, LOG).getByRole('button', { name: 'Run again' }).click()
    await expect(enlarged(page)).toHaveCount(0)
    await figure(page, LOG).getByRole('link').click()
    await expect(page).toHaveURL(shell('/intro'))
  })

  // @covers 10.22
  test('text in the enlarged drawing can also be selected', async ({ page }) => {
    await openFigures(page)
    await enlarger(page, LOG).focus()
    await page.keyboard.press('Enter')
    await settled(page)
    const box = await enlarged(page).getByText('expect the title').boundingBox()
    if (!box) throw new Error('The drawing has no text.')
    await page.mouse.move(box.x + 5, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 250, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\w+ the/)
    await expect(enlarged(page)).toHaveCount(1)
    await page.mouse.click(5, 5)
    await expect(enlarged(page)).toHaveCount(0)
  })

  // @covers 10.21
  test('after a navigation and after going back, and Back closes the dialog', async ({ page }) => {
    await openHydrated(page, shell('/intro'))
    await page.getByRole('link', { name: 'Path', exact: true }).click()
    await page.getByRole('article').getByRole('link', { name: 'figures' }).click()
    await figure(page, DIAGRAM).getByRole('img').click()
    await expect(enlarged(page)).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Zoom' })).toBeVisible()
    await expect(enlarged(page)).toHaveCount(0)
    await page.goForward()
    await figure(page, DIAGRAM).getByRole('img').click()
    await expect(enlarged(page)).toHaveAccessibleName(DIAGRAM)
  })

  // @covers 10.21
  test('in the static part of an island, before and after hydration', async ({ page }) => {
    await openFigures(page)
    await expect(page.locator('docent-island[hydrated]')).toHaveCount(0)
    const circle = page.getByRole('img', { name: 'A circle' }).first()
    await circle.scrollIntoViewIfNeeded()
    await expect(page.locator('docent-island[hydrated]')).toHaveCount(1)
    await expect(enlarger(page, 'A circle')).toHaveCount(1)
    await circle.click()
    await expect(enlarged(page)).toHaveAccessibleName('A circle')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Drop it' }).click()
    await expect(page.getByText('This part of the page crashed')).toBeVisible()
  })

  // @covers 10.21
  test('with blocked storage, and without violating the policy', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML/.test(message.text())) errors.push(message.text())
    })
    await blockStorage(page, 'no storage at all can be reached')
    await openFigures(page)
    await figure(page, DIAGRAM).getByRole('img').click()
    await expect(enlarged(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(enlarged(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

  // @covers 10.21
  test('a page without figures never loads the code', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    const isLoaded = (): boolean => scripts.some((path) => path.startsWith('/assets/zoom.'))
    await openStill(page, shell('/intro'))
    await page.clock.runFor(2000)
    // A request for the code would precede this one.
    await page.evaluate(() => fetch('/routes.json').then((response) => response.text()))
    expect(isLoaded()).toBe(false)
    await page.goto(FIGURES)
    await hydrated(page)
    await page.clock.runFor(1000)
    await enlarger(page, DIAGRAM).waitFor({ state: 'attached' })
    expect(isLoaded()).toBe(true)
  })
})
