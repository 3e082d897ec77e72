import type { Page } from '@playwright/test'

/** Opens a page and waits until its application runs. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Waits until the application of the current page runs. */
export async function hydrated(page: Page): Promise<void> {
  // The application comes with the first intent; a moved pointer is one.
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
}

/** Marks the window: the mark is gone after a full page load. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** Whether the page is still the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/**
 * Opens a page whose time stands still and moves only with `page.clock.runFor(ms)`: what happens after so many
 * milliseconds can then be seen on machines of any speed.
 */
export async function openStill(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openHydrated(page, url)
}
