import type { Page } from '@playwright/test'

/** Collects the warnings that a page writes to the console. Call it before opening the page. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  return warnings
}

/** Simulates a reader who saves data, so that the first request for a page comes from a click. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
  })
}

/** Adds styles for a test. The content security policy would block a style element. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** Waits until all animations and transitions on the page have ended. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // An animation that is canceled because its element was removed has also ended.
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Skips to the end of all animations and transitions on the page. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}

/** Waits until the page stops scrolling, and returns its scroll position. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = (): Promise<number> =>
      new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY)))
    let before = await frame()
    for (let now = await frame(); now !== before; now = await frame()) before = now
    return before
  })
}

/** Number of pixels by which the page is wider than the window. If it's positive, the page scrolls sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
