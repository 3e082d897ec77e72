import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page, ViewportSize } from '@playwright/test'

/** A page that serves one test after another. */
export interface KeptPage {
  page: Page
  /** Reverts what the current test added to the page. */
  cleanups: (() => Promise<unknown>)[]
  /** Whether the current test changed something that can't be reverted. */
  isSpent: boolean
  /** Origins that the current test has opened. */
  origins: Set<string>
}

type Methods = Record<string, (...args: unknown[]) => unknown>

/**
 * Methods whose effect survives a navigation, with the arguments that revert it. Without such arguments, only the object
 * that a method returns can revert it.
 */
const LASTING = {
  page: {
    addInitScript: undefined,
    emulateMedia: [
      {
        media: null,
        colorScheme: 'light',
        contrast: 'no-preference',
        forcedColors: 'none',
        reducedMotion: 'no-preference',
      },
    ],
    exposeFunction: undefined,
  },
  context: { addInitScript: undefined, newCDPSession: undefined, setOffline: [false] },
  clock: { install: undefined },
}
/** Events that tests listen to. Playwright itself needs others. */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
] as const

/** Opens a page with the options of the current test. */
export async function openKeptPage(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext()
  const kept: KeptPage = {
    page: await context.newPage(),
    cleanups: [],
    isSpent: false,
    origins: new Set(),
  }
  watchLasting(kept, kept.page, LASTING.page)
  watchLasting(kept, context, LASTING.context)
  watchLasting(kept, kept.page.clock, LASTING.clock)
  return kept
}

/** Records calls to methods and how to revert them. */
function watchLasting(
  kept: KeptPage,
  target: object,
  names: Record<string, unknown[] | undefined>,
): void {
  const methods = target as Methods
  for (const [name, reverting] of Object.entries(names)) {
    const call = methods[name]?.bind(target)
    if (call === undefined) throw new Error(`Playwright no longer has ${name}.`)
    methods[name] = async (...args) => {
      const result = await call(...args)
      if (isDisposable(result)) kept.cleanups.push(() => result.dispose())
      else if (reverting) kept.cleanups.push(async () => call(...reverting))
      else kept.isSpent = true
      return result
    }
  }
}

function isDisposable(value: unknown): value is { dispose(): Promise<void> } {
  return typeof value === 'object' && value !== null && 'dispose' in value
}

/** Prepares the page for a test. */
export async function startTest(kept: KeptPage, viewport: ViewportSize | null): Promise<void> {
  const { page } = kept
  if (viewport !== null && !isDeepStrictEqual(viewport, page.viewportSize()))
    await page.setViewportSize(viewport)
  kept.origins.clear()
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url())
    if (frame === page.mainFrame() && origin !== 'null') kept.origins.add(origin)
  })
}

/**
 * Removes what a test has left on the page: tabs, listeners, routes, scripts, emulated media, permissions, cookies,
 * and stored values.
 * @returns whether the page is as good as new
 */
export async function finishTest(kept: KeptPage): Promise<boolean> {
  const { page, cleanups } = kept
  const context = page.context()
  // Values in the session storage of another origin can't be reached from here.
  if (kept.isSpent || kept.origins.size > 1 || page.isClosed()) return false
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  for (const event of EVENTS) page.removeAllListeners(event)
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  await context.clearPermissions()
  if (kept.origins.size > 0 && !(await clearStorage(page))) return false
  await page.mouse.move(0, 0)
  // Fails if the page is about to load another document, for example after its server has been stopped.
  return page.goto('about:blank').then(
    () => true,
    () => false,
  )
}

/**
 * Empties the storage and keeps it empty, although the page's scripts may still be starting.
 * @returns whether the test has left the storage accessible
 */
function clearStorage(page: Page): Promise<boolean> {
  return page
    .evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      Storage.prototype.setItem = () => undefined
    })
    .then(
      () => true,
      () => false,
    )
}
