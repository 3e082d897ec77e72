import type { Page } from '@playwright/test'

/** A movement that the reader didn't cause, with what moved, so that a failure names its cause. */
interface Shift {
  value: number
  moved: string[]
}

/** Records the layout shifts of a page from its next load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rect = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ')
    const name = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element) return 'a removed node'
      return `${element.tagName.toLowerCase()}.${element.className} "${node?.textContent?.trim().slice(0, 30)}"`
    }
    const shifts: Shift[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        const moved = sources.map(
          (source) =>
            `${name(source.node)}: ${rect(source.previousRect)} -> ${rect(source.currentRect)}`,
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Layout shifts of more than `atLeast` since the page was loaded. */
export function layoutShifts(page: Page, atLeast = 0): Promise<Shift[]> {
  // Entries are reported after their frame.
  return page.evaluate(
    (atLeast) =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const all = (window as unknown as { layoutShifts: Shift[] }).layoutShifts
            const sum = all.reduce((total, { value }) => total + value, 0)
            resolve(sum > atLeast ? all : [])
          }, 100),
        )
      }),
    atLeast,
  )
}
