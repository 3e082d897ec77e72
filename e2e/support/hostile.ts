import { expect, type Page } from '@playwright/test'
import { HOSTILE } from '../../packages/docent/test/fixtures/hostile/texts.ts'

/** The string as a reader sees it. */
export const SEEN = HOSTILE.replace(/\s+/g, ' ')
export const seen = (text: string): RegExp =>
  new RegExp(
    [...text.trim()]
      .map((c) => (/\s/.test(c) ? '\\s+' : c.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')))
      .join(''),
  )
const TEXT = seen(SEEN)

/** Collects signs that a hostile string ran as code. Call it before you open the page. */
export function watchForCode(page: Page): string[] {
  const found: string[] = []
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => found.push(`error: ${String(error)}`))
  page.on('console', (message) => {
    const isOfPage = !message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && isOfPage) found.push(`console: ${message.text()}`)
  })
  // An injected image is requested before its error handler runs.
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/x')) found.push(`request: ${request.url()}`)
  })
  return found
}

/** Expects that no hostile string has had an effect. */
export async function expectNothingRan(page: Page, found: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(await page.locator('[onerror], [src="x"], svg:not([class], .spinner > svg)').count()).toBe(
    0,
  )
  expect(found).toEqual([])
}

/** Every element of the shell and the article that displays a hostile string. */
export async function expectTexts(page: Page): Promise<void> {
  const main = page.locator('main')
  await expect(page).toHaveTitle(seen(`Page ${SEEN} | ${SEEN} Site ${SEEN}`))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', TEXT)
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', TEXT)
  await expect(page.locator('link[type="application/atom+xml"][href="/news.xml"]')).toHaveAttribute(
    'title',
    TEXT,
  )
  const shown: [string, string][] = [
    ['.brand-name', `Bar ${SEEN}`],
    ['.navbar-nav', `Area ${SEEN}`],
    ['.navbar-nav summary', `Menu ${SEEN}`],
    ['.sidebar', `Doc ${SEEN}`],
    ['.sidebar', `Label ${SEEN}`],
    ['.sidebar .badge', `Badge ${SEEN}`],
    ['.sidebar', `Category ${SEEN}`],
    ['.sidebar', `Elsewhere ${SEEN}`],
    ['nav.toc', `Heading ${SEEN}`],
    ['.breadcrumbs', `Label ${SEEN}`],
    ['.footer-title', `Column ${SEEN}`],
    ['.footer', `Link ${SEEN}`],
    ['.doc-open a', `Assistant ${SEEN}`],
    ['main h1', `Page ${SEEN}`],
    ['main h2 >> nth=0', `Heading ${SEEN}`],
    ['main h2 >> nth=1', SEEN],
    ['main p >> nth=0', `Paragraph ${SEEN}`],
    ['main p >> nth=1', `Expression ${SEEN}`],
    ['docent-slot', `Child ${SEEN}`],
    ['main a[title^="Hover"]', `link ${SEEN}`],
    ['main th >> nth=0', `Column ${SEEN}`],
    ['main td >> nth=0', `Cell ${SEEN}`],
    ['[role="tab"] >> nth=1', `Second ${SEEN}`],
    ['.admonition-title', `Note ${SEEN}`],
  ]
  for (const [selector, text] of shown)
    await expect(page.locator(selector).first()).toContainText(seen(text))
  // Fences and code spans can't contain all of it.
  for (const selector of ['.code-title >> nth=0', '.code-block pre >> nth=0', 'td code'])
    await expect(main.locator(selector)).toContainText(
      '</script><script>window.hit=1</script> <!--<script>',
    )
  await expect(main.locator('img')).toHaveCount(1)
  await expect(main.locator('img')).toHaveAttribute('alt', seen(`Alt ${SEEN}`))
  await expect(main.locator('img')).toHaveAttribute('title', /^Caption <img src=x .*<h2>b<\/h2>$/)
  await expect(main.locator('a[title^="Hover"]')).toHaveAttribute('title', /<h2>b<\/h2>$/)
  await expect(main.locator('h2')).toHaveCount(2)
}
