import { openContext } from './chromium.ts'
import { errors, type Browser, type Page } from '@playwright/test'

/** How long a server may take until it shows a page. */
const START_LIMIT_MS = 600_000
/** How long an edit may take. */
export const EDIT_LIMIT_MS = 60_000
/** The page rests after an edit, because an author doesn't save again at once. */
const REST_MS = 400

/** Text of the page, or the marker of the style sheet. */
export type Place = 'text' | 'style'

/** A browser window that tells when a preview shows something. All times are in milliseconds since 1970. */
export interface PreviewWindow {
  /** Opens an address as soon as the server answers, and waits until a heading is painted. */
  open(url: string, heading: string): Promise<number>
  /**
   * Waits until a marker is painted after `act`, which returns when it began.
   * @returns undefined if it isn't painted in time
   */
  after(marker: string, place: Place, act: () => Promise<number>): Promise<number | undefined>
  close(): Promise<void>
}

/** Opens a window with an empty cache. */
export async function openPreview(browser: Browser): Promise<PreviewWindow> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.addInitScript(watchMarkers)
  return {
    async open(url, heading) {
      const end = Date.now() + START_LIMIT_MS
      while (!(await opened(page, url))) {
        if (Date.now() > end)
          throw new Error(`${url} didn't answer for ${START_LIMIT_MS / 1000} s.`)
        await new Promise((done) => setTimeout(done, 20))
      }
      return painted(page, heading, 'heading', START_LIMIT_MS)
    },
    async after(marker, place, act) {
      await page.waitForTimeout(REST_MS)
      const started = await act()
      try {
        return (await painted(page, marker, place, EDIT_LIMIT_MS)) - started
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
        return undefined
      }
    },
    close: () => context.close(),
  }
}

/** Servers refuse connections, or answer with an error, until they're ready. */
async function opened(page: Page, url: string): Promise<boolean> {
  const response = await page.goto(url, { waitUntil: 'commit' }).catch(() => null)
  return response?.ok() === true
}

/** Waits for the frame that shows a marker. The preview may load the page again meanwhile. */
async function painted(
  page: Page,
  marker: string,
  place: Place | 'heading',
  timeout: number,
): Promise<number> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    try {
      const time = await page.waitForFunction(
        (wanted): number | Promise<number> => globalThis.benchSeen(wanted.marker, wanted.place),
        { marker, place },
        { timeout: Math.max(1, end - Date.now()), polling: 'raf' },
      )
      return Number(await time.jsonValue())
    } catch (error) {
      // A document that is replaced ends the wait.
      if (!/navigation|context was destroyed|Cannot find context/i.test(String(error))) throw error
    }
  }
  throw new errors.TimeoutError(`The preview didn't show "${marker}".`)
}

/**
 * Runs in every document: `benchSeen` is called in each frame, and resolves with the time after that frame if it shows
 * the marker.
 */
function watchMarkers() {
  const shows = {
    heading: (marker: string) =>
      [...document.querySelectorAll('h1')].some(
        (heading) =>
          heading.checkVisibility() &&
          heading.textContent?.replace(/[\u200b#]/g, '').trim() === marker,
      ),
    text: (marker: string) => document.body?.textContent?.includes(marker) === true,
    style: (marker: string) =>
      getComputedStyle(document.documentElement).getPropertyValue('--bench-style').includes(marker),
  }
  globalThis.benchSeen = (marker, place) => {
    if (!shows[place](marker)) return 0
    return new Promise((resolve) => {
      // The message is handled after the current frame.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(Date.now()))
      port1.start()
      port2.postMessage(null)
    })
  }
}
