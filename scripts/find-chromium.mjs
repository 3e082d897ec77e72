import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/**
 * Whether a browser can start, because an existing file may lack libraries.
 * @param {string} path
 */
async function works(path) {
  try {
    await exec(path, ['--version', '--no-sandbox'], { timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/**
 * The headless shell is Chromium without its user interface, which the tests don't need. Tests take half the time in
 * it.
 */
const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the system's, or the one in the npm package `@sparticuz/chromium`.
 * @returns {Promise<string>} path of an executable that starts
 */
export async function findChromium() {
  const own = process.env.CHROMIUM_PATH
  if (own) {
    if (await works(own)) return own
    throw new Error(`CHROMIUM_PATH is "${own}", which isn't a Chromium that starts.`)
  }
  for (const path of INSTALLED.map((name) => `/usr/bin/${name}`)) {
    if (existsSync(path) && (await works(path))) return path
  }
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    if (await works(path)) return path
  } catch {
    // The package isn't installed, or it isn't built for this system.
  }
  throw new Error(
    'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium-headless-shell), ' +
      'or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
