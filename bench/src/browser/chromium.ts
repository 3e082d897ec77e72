import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { findChromium } from '../../../scripts/find-chromium.mjs'

/** Flags for measurements, which turn off the browser's own background activity. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a browser and closes it after use. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a context with an empty cache in which this program's functions can run. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // tsx wraps functions in calls of `__name`, which pages don't define. This is a string so that it isn't wrapped
  // itself.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  return context
}
