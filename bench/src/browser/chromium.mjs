import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

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

/**
 * A Chromium: `CHROMIUM_PATH`, the system's, or the one of the npm package `@sparticuz/chromium`.
 * @returns {Promise<string>} path of the executable
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`)
  }
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch (cause) {
    throw new Error('No Chromium found. Set CHROMIUM_PATH to one, or run npm install.', { cause })
  }
}

/**
 * Starts a browser and closes it after use.
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withBrowser(use) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
