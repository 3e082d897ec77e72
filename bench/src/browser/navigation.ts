import { openContext } from './chromium.ts'
import { untilQuiet } from './quiet.ts'
import type { Browser, Page } from '@playwright/test'
import type { StaticServer } from '../serve/server.ts'

/** Factor by which the processor is slowed down. */
export const SLOWDOWN = 4
/** Sidebar links end to the left of this position in a window with a width of 1440 pixels. */
const SIDEBAR_RIGHT = 440

/**
 * Measures one navigation: opens a page, points at a sidebar link until its prefetch is done, slows the processor down,
 * clicks, and measures the time from the click event to the frame that shows the new heading.
 *
 * @param from route
 * @param hover the time between pointing and the click, with the processor slowed down before both
 * @returns milliseconds
 */
export async function timeNavigation(
  browser: Browser,
  server: StaticServer,
  { from, to, hover }: { from: string; to: { route: string; title: string }; hover?: number },
): Promise<number> {
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchHeading, to.title)
    await page.goto(server.url + from, { waitUntil: 'load' })
    await untilQuiet(server.served)
    const { x, y } = await sidebarLink(page, to.route)
    const devtools = await context.newCDPSession(page)
    const slowDown = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    if (hover === undefined) {
      await page.mouse.move(x, y)
      await untilQuiet(server.served, { quietMs: 700 })
      await slowDown()
    } else {
      await slowDown()
      await page.mouse.move(x, y)
      await page.waitForTimeout(hover)
    }
    await page.mouse.click(x, y)
    const result = await page.waitForFunction(() => sessionStorage.getItem('bench:painted'), null, {
      timeout: 20_000,
      polling: 100,
    })
    return Number(await result.jsonValue())
  } finally {
    await context.close()
  }
}

/** Center of the sidebar link that leads to a route. */
async function sidebarLink(page: Page, route: string) {
  const links = await page.locator('nav a[href], aside a[href]').all()
  for (const link of links) {
    const path = await link.evaluate((node) => new URL((node as HTMLAnchorElement).href).pathname)
    if (path.replace(/(?:\.html|\/)$/, '') !== route || !(await link.isVisible())) continue
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    if (box && box.x + box.width <= SIDEBAR_RIGHT) {
      return { x: box.x + Math.min(40, box.width / 2), y: box.y + box.height / 2 }
    }
  }
  throw new Error(`The sidebar has no visible link to ${route}.`)
}

/**
 * Runs in every document: records the click, then checks in each frame whether the heading is visible, and records the
 * time after that frame. Both times are absolute, so they survive a change of document.
 */
function watchHeading(title: string) {
  const START = 'bench:clicked'
  const END = 'bench:painted'
  addEventListener(
    'click',
    (event) => sessionStorage.setItem(START, String(performance.timeOrigin + event.timeStamp)),
    { capture: true, once: true },
  )
  const look = () => {
    const text = [...document.querySelectorAll('h1')]
      .find((heading) => heading.checkVisibility())
      ?.textContent?.replace(/[\u200b#]/g, '')
      .trim()
    const start = sessionStorage.getItem(START)
    if (start === null || text !== title) return requestAnimationFrame(look)
    // The message is handled after the current frame.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const now = performance.timeOrigin + performance.now()
      sessionStorage.setItem(END, String(now - Number(start)))
    })
    port1.start()
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}
