import { expect, test, type Page } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { shell, two } from '../support/ports.ts'

interface Stop {
  name: string
  /** Whether the focus is visible. */
  marked: boolean
  inView: boolean
}

/** The focused element. Its name is what assistive technology would announce, or its text. */
function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // An element that slides in on focus is in place with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined
    if (element === document.body || element.id === 'docent') return undefined
    const name = (
      element.getAttribute('aria-label') ??
      (element as HTMLElement).innerText ??
      ''
    ).trim()
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      name: name === '' ? `(${element.tagName} without a name)` : name,
      marked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
      inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    }
  })
}

/** Tabs through a page from its start to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab')
    const at = await stop(page)
    if (!at) break
    stops.push(at)
  }
  return stops
}

for (const [name, size] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  // @covers 10.5
  test(`every tab stop on ${name} has a name, is in view, and has a visible focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, shell('/guides/long'))
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.filter((at) => at.name.includes('without a name'))).toEqual([])
    expect(stops.filter((at) => !at.marked).map((at) => at.name)).toEqual([])
    expect(stops.filter((at) => !at.inView).map((at) => at.name)).toEqual([])
  })
}

// @covers 10.5
test("the keyboard reaches every control of the shell in the page's order", async ({ page }) => {
  await openHydrated(page, shell('/guides/long'))
  const names = (await walk(page)).map((at) => at.name)
  const wanted = [
    'Skip to main content',
    'Shell',
    'Path',
    'Menu',
    'More in Menu',
    'Switch to dark mode',
    'Introduction',
    'Guides',
    'Many',
    'Home page',
    'the introduction',
    'Direct link to First part',
    'Folded away',
    'macOS',
    'First part',
  ]
  let at = -1
  for (const name of wanted) {
    const next = names.findIndex((candidate, index) => index > at && candidate === name)
    expect(
      next,
      `"${name}" after "${names[at] ?? 'the start'}" in ${names.join(' / ')}`,
    ).toBeGreaterThan(at)
    at = next
  }
})

// @covers 10.5
test('a key has the same effect on each control as a click', async ({ page }) => {
  await openHydrated(page, shell('/guides/long'))
  const press = async (role: 'button' | 'link' | 'tab', name: string, key = 'Enter') => {
    await page.getByRole(role, { name, exact: true }).first().focus()
    await page.keyboard.press(key)
  }
  await press('button', 'Switch to dark mode', ' ')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const many = page
    .getByRole('navigation', { name: 'Docs' })
    .locator('summary', { hasText: 'Many' })
  await many.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'm8' })).toBeVisible()
  await page.keyboard.press(' ')
  await expect(page.getByRole('link', { name: 'm8' })).toBeHidden()

  await page.getByText('Folded away', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Inside the fold.')).toBeVisible()

  await press('tab', 'macOS', 'ArrowRight')
  await expect(page.getByText('Press Control.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Linux' })).toBeFocused()

  // On a page that is written from right to left, the right arrow leads to the tab on the right, too.
  const setDirection = (dir: string): Promise<void> =>
    page.evaluate((value) => void (document.documentElement.dir = value), dir)
  const left = async (name: string): Promise<number> =>
    (await page.getByRole('tab', { name }).boundingBox())?.x ?? NaN
  await setDirection('rtl')
  expect(await left('macOS')).toBeGreaterThan(await left('Linux'))
  await press('tab', 'Linux', 'ArrowRight')
  await expect(page.getByRole('tab', { name: 'macOS' })).toBeFocused()
  await press('tab', 'macOS', 'ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Linux' })).toBeFocused()
  await setDirection('ltr')

  const table = page.getByRole('region', { name: /^Table/ })
  await table.focus()
  await expect(table).toBeFocused()

  await press('link', 'Next Last')
  await expect(page.getByRole('heading', { level: 1, name: 'Last' })).toBeVisible()
  await expect(page).toHaveURL(shell('/guides/last'))
  // After a navigation, the next tab stop is the new page's first one.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

// @covers 10.5
test('the phone menu can be used with only the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(two('/docs/intro'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Open the menu' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: '← Back to main menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  const more = menu.locator('summary', { hasText: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Help' })).toBeVisible()
  await menu.getByRole('link', { name: 'Help' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(two('/community/help'))
  await expect(menu).toBeHidden()
})
