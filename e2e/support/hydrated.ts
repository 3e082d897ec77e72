import type { Page } from '@playwright/test'

/** Opens a page and waits until its application runs. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Waits until the current page's application runs. */
export async function hydrated(page: Page): Promise<void> {
  // The application loads at the first intent, such as a pointer move.
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
}

/** Marks the window. A full page load removes the mark. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** Whether the marked page is still loaded. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/**
 * Opens a page with a paused clock that advances only with `page.clock.runFor(ms)`, so that time-dependent behavior can
 * be tested on machines of any speed.
 */
export async function openStill(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openHydrated(page, url)
}
