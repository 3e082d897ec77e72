import { serve } from '../serve/server.mjs'
import { untilQuiet } from './quiet.mjs'

/**
 * @typedef {import('../serve/server.mjs').Served} Served
 *
 * What the first visit to a page costs.
 * @typedef {object} PageLoad
 * @property {string} heading text of the first h1: the page is really there
 * @property {number} requests without prefetches
 * @property {number} requestsAtLoad until the load event
 * @property {Record<'html' | 'css' | 'js' | 'font' | 'other' | 'prefetch' | 'total', Weight>} bytes
 * @property {Weight} jsAtLoad JavaScript until the load event
 * @property {string[]} errors that the page wrote to the console
 *
 * @typedef {{ raw: number, sent: number }} Weight
 */

/**
 * Loads a page of a built site with an empty cache and waits until it asks for nothing more.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} root folder of the built site
 * @param {string} route
 * @returns {Promise<PageLoad>}
 */
export async function loadPage(browser, root, route) {
  const server = await serve(root)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error' && !isIcon(new URL(url || server.url).pathname))
        errors.push(message.text())
    })
    const response = await page.goto(server.url + route, { waitUntil: 'load' })
    if (response?.status() !== 200) throw new Error(`${route} answers with ${response?.status()}`)
    const atLoad = weigh(server.served)
    await untilQuiet(server.served)
    const heading = (await page.locator('h1').first().textContent({ timeout: 5000 }))?.trim() ?? ''
    const { requests, bytes } = weigh(server.served)
    return {
      heading,
      requests,
      requestsAtLoad: atLoad.requests,
      bytes,
      jsAtLoad: atLoad.bytes.js,
      errors,
    }
  } finally {
    await context.close()
    await server.close()
  }
}

/**
 * Sums answered requests by kind; prefetches and the site icon stand apart from what the page needs.
 * @param {readonly Served[]} served
 */
export function weigh(served) {
  const zero = () => ({ raw: 0, sent: 0 })
  /** @type {PageLoad['bytes']} */
  const bytes = {
    html: zero(),
    css: zero(),
    js: zero(),
    font: zero(),
    other: zero(),
    prefetch: zero(),
    total: zero(),
  }
  const counted = served.filter(({ path }) => !isIcon(path))
  for (const { kind, prefetch, rawBytes, sentBytes } of counted) {
    for (const weight of prefetch ? [bytes.prefetch] : [bytes[kind], bytes.total]) {
      weight.raw += rawBytes
      weight.sent += sentBytes
    }
  }
  return { requests: counted.filter(({ prefetch }) => !prefetch).length, bytes }
}

/** The site icon, which not every generator brings along. @param {string} path */
const isIcon = (path) => /^\/favicon\.\w+$/.test(path)
