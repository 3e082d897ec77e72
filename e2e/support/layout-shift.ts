import type { Page } from '@playwright/test'

/** Sums up the layout shifts of a page from its next load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        // On a busy machine, Chromium paints the navbar before it has parsed its last button, which moves the others
        // aside by a button's width. Content only moves up or down.
        const moves = sources.some((source) => source.previousRect.top !== source.currentRect.top)
        if (moves && !hadRecentInput)
          (window as unknown as { layoutShift: number }).layoutShift += value
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
