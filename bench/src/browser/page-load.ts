import { serve, type Served } from '../serve/server.ts'
import { openContext } from './chromium.ts'
import { untilQuiet } from './quiet.ts'
import type { Browser } from '@playwright/test'

/** Measurements of the first visit to a page. */
export interface PageLoad {
  /** Text of the first h1, which shows that the page has loaded. */
  heading: string
  /** Without prefetches. */
  requests: number
  /** Until the load event. */
  requestsAtLoad: number
  bytes: Record<'html' | 'css' | 'js' | 'font' | 'other' | 'prefetch' | 'total', Weight>
  /** JavaScript until the load event. */
  jsAtLoad: Weight
  /** Errors that the page wrote to the console. */
  errors: string[]
}

export type Weight = { raw: number; sent: number }

/**
 * Loads a page of a built site with an empty cache and waits until it requests nothing more.
 *
 * @param root folder of the built site
 */
export async function loadPage(browser: Browser, root: string, route: string): Promise<PageLoad> {
  const server = await serve(root)
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error' && !isIcon(new URL(url || server.url).pathname))
        errors.push(message.text())
    })
    const response = await page.goto(server.url + route, { waitUntil: 'load' })
    if (response?.status() !== 200) throw new Error(`${route} responded with ${response?.status()}`)
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

/** Sums up responses by kind. Prefetches and the site icon are separate from what the page needs. */
export function weigh(served: readonly Served[]) {
  const zero = () => ({ raw: 0, sent: 0 })
  const bytes: PageLoad['bytes'] = {
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

/** The site icon, which some generators don't include. */
const isIcon = (path: string) => /^\/favicon\.\w+$/.test(path)
