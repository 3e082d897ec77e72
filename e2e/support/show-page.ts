import type { Page } from '@playwright/test'
import { markWindow } from './hydrated.ts'

/** Opens a page in which nothing runs by itself, for `showPage`. The test has to bypass the policy. */
export async function openQuiet(page: Page): Promise<void> {
  // An application would load the page again when its content is replaced.
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/versions')
  await markWindow(page)
}

/**
 * Runs on a page: replaces its content with another page's, and waits for its styles and fonts. A navigation takes three
 * times the processor time.
 * @param without selector of the parts that are left out
 */
export async function showPage({
  path,
  without,
}: {
  path: string
  without?: string
}): Promise<void> {
  const response = await fetch(path)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (without !== undefined) for (const element of next.querySelectorAll(without)) element.remove()
  for (const { name, value } of next.documentElement.attributes)
    document.documentElement.setAttribute(name, value)
  const sheets = [...next.head.querySelectorAll('link[rel="stylesheet"]')]
  const loaded = sheets.map(
    (sheet) =>
      new Promise((resolve, reject) => {
        sheet.addEventListener('load', resolve)
        sheet.addEventListener('error', reject)
      }),
  )
  document.head.replaceWith(next.head)
  document.body.replaceWith(next.body)
  await Promise.all(loaded)
  await document.fonts.ready
}
