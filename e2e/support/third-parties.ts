import type { BrowserContext, Locator, Page } from '@playwright/test'

/** A page's requests to other origins, as they occur. */
export function outsideRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') urls.push(request.url())
  })
  return urls
}

/** A stand-in for the session recording service's script. It reports until it's stopped or the page is left. */
const RECORDER = `setInterval(() => fetch('https://www.clarity.ms/collect'), 400)
document.cookie = '_clck=1; path=/'`

/** Responds for third-party services, so that no test reaches them. */
export async function answerThirdParties(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) => {
    const { pathname } = new URL(route.request().url())
    const answers: Record<string, string> = {
      '/gtag/js': `document.cookie = '_ga=1; path=/'; document.cookie = '_ga_TEST1=1; path=/'`,
      '/gtm.js': '',
      '/tag/clarity3': RECORDER,
    }
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: answers[pathname] ?? '',
    })
  })
}

export interface Reported {
  title: string
  url: string
  referrer: string
}

/** Page views that the page has reported so far to analytics and the tag manager. */
export function reportedViews(page: Page): Promise<{ analytics: Reported[]; tags: Reported[] }> {
  return page.evaluate(() => {
    const layer = ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map(
      (entry) => ({ ...entry }) as Record<string, unknown>,
    )
    const view = (values: unknown): { title: string; url: string; referrer: string } => {
      const fields = values as Record<string, string>
      return {
        title: fields.page_title ?? '',
        url: fields.page_location ?? '',
        referrer: fields.page_referrer ?? '',
      }
    }
    return {
      analytics: layer
        .filter((entry) => entry[0] === 'event' && entry[1] === 'page_view')
        .map((entry) => view(entry[2])),
      tags: layer.filter(({ event }) => event === 'virtualPageview').map(view),
    }
  })
}

/** The consent banner, one of its buttons, the settings dialog, and the control that opens it again. */
export const question = (page: Page): Locator => page.getByRole('region', { name: 'Cookies' })
export const answer = (page: Page, name: string): Locator =>
  question(page).getByRole('button', { name })
export const settings = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Cookie settings' })
export const settingsLink = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
