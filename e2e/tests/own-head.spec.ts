import { expect, test } from '../support/test.ts'
import { hydrated } from '../support/hydrated.ts'
import { shell } from '../support/ports.ts'

test("hydration doesn't add what a page's own elements in the head replace", async ({ page }) => {
  const contents = (selector: string): Promise<(string | null)[]> =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('content') ?? element.getAttribute('href')),
      )
  await page.goto(shell('/hidden'))
  const expected = {
    'link[rel="canonical"]': ['https://example.org/elsewhere'],
    'meta[name="description"]': ["The page's own description"],
    'meta[property="og:title"]': ["The page's own title"],
  }
  for (const [selector, values] of Object.entries(expected))
    expect(await contents(selector)).toEqual(values)
  await hydrated(page)
  for (const [selector, values] of Object.entries(expected))
    expect(await contents(selector)).toEqual(values)
})
