import { test as base, type Page } from '@playwright/test'
import { finishTest, openKeptPage, startTest, type KeptPage } from './kept-page.ts'

interface Options {
  /** Whether the test gets its own page, with an empty cache. Default: `false`. */
  ownPage: boolean
}

/** Where a worker keeps its page between two tests. */
interface Shelf {
  kept?: KeptPage | undefined
  /** The options that the page was opened with. */
  options?: string
}

/**
 * Playwright's `test`, except that a worker's tests take turns with one page, which is cleaned after each of them. A
 * test that opens a page and waits for its application then takes 0.26 s of processor time instead of 0.48.
 */
export const test = base.extend<Options, { shelf: Shelf }>({
  ownPage: [false, { option: true }],
  shelf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
    async ({}, use) => {
      const shelf: Shelf = {}
      await use(shelf)
      await shelf.kept?.page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      shelf,
      ownPage,
      viewport,
      // Every option that a test sets with `test.use`, because a page is kept only for tests with the same options.
      bypassCSP,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    use,
    info,
  ) => {
    if (ownPage) {
      const context = await browser.newContext()
      await context.newPage()
      await use(context)
      return context.close()
    }
    const used = { bypassCSP, contextOptions, hasTouch, isMobile, javaScriptEnabled }
    const options = JSON.stringify(used)
    if (shelf.options !== options) {
      await shelf.kept?.page.context().close()
      shelf.kept = undefined
    }
    const kept = shelf.kept ?? (await openKeptPage(browser))
    await startTest(kept, viewport)
    await use(kept.page.context())
    const isClean = info.status === info.expectedStatus && (await finishTest(kept))
    if (!isClean) await kept.page.context().close()
    shelf.kept = isClean ? kept : undefined
    shelf.options = options
  },
  page: ({ context }, use) => use(context.pages()[0] as Page),
})

export { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
