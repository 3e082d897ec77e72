import type { Page } from '@playwright/test'

/** Collects what a page writes to the console as warnings. Call before opening it. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  return warnings
}

/** As a reader who saves data: then the first request for a page is that of the click. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
  })
}

/** Adds styles of the test's own. A style element would be blocked by the content security policy. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** Waits until nothing on the page moves or fades in anymore. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // An animation that is canceled, because its element is gone, has ended as well.
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Waits until the page doesn't scroll anymore, and returns how far it's scrolled. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = (): Promise<number> =>
      new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY)))
    let before = await frame()
    for (let now = await frame(); now !== before; now = await frame()) before = now
    return before
  })
}

/** By how many pixels the page is wider than the window: more than 0 makes it scroll sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
