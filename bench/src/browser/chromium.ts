import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../../scripts/find-chromium.mjs'

/** Flags for a browser that measures: nothing of its own in the background. */
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
