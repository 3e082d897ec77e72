import { expect, type Page } from '@playwright/test'

/**
 * Expects that an action opens exactly one tab, at this address, and closes the tab.
 *
 * The browser's own list of tabs is read, because Playwright's event `page` can be missing: Chromium doesn't always
 * report the first navigation of a new tab (`Page.frameNavigated`) to a client that has just attached to it, and
 * Playwright waits for that report.
 */
export async function expectNewTab(
  page: Page,
  url: string | RegExp,
  open: () => Promise<unknown>,
): Promise<void> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const session = await browser.newBrowserCDPSession()
  const tabs = async (): Promise<{ targetId: string; url: string }[]> => {
    const { targetInfos } = await session.send('Target.getTargets')
    return targetInfos.filter(({ type }) => type === 'page')
  }
  try {
    const before = new Set((await tabs()).map(({ targetId }) => targetId))
    const opened = async () => (await tabs()).filter(({ targetId }) => !before.has(targetId))
    await open()
    const expected = typeof url === 'string' ? url : (expect.stringMatching(url) as unknown)
    await expect
      .poll(async () => (await opened()).map((tab) => tab.url), {
        message: 'addresses of new tabs',
      })
      .toEqual([expected])
    for (const { targetId } of await opened())
      await session.send('Target.closeTarget', { targetId })
  } finally {
    await session.detach()
  }
}
