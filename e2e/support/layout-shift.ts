import type { Page } from '@playwright/test'

/** Sums up the layout shifts of a page from its next load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift since the page was loaded. */
export function layoutShift(page: Page): Promise<number> {
  // Entries are reported after their frame.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(
            () => resolve((window as unknown as { layoutShift: number }).layoutShift),
            100,
          ),
        )
      }),
  )
}
