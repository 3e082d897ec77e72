import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/hydrated.ts'
import { releases } from '../../site/data/changelog.ts'

// These tests parse documents on the page, which the page's policy forbids.
test.use({ bypassCSP: true })

interface Entry {
  title: string
  href: string
}

const alternate = 'link[rel="alternate"][type="application/atom+xml"][title="Cypress releases"]'

test('the feed of releases is well-formed, and each entry leads to its heading', async ({
  page,
  request,
}) => {
  await page.goto('/app/references/changelog')
  const href = (await page.locator(alternate).getAttribute('href')) ?? ''
  const xml = await (await request.get(href)).text()
  const entries = await page.evaluate((text): Entry[] => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    const problem = document.querySelector('parsererror')
    if (problem) throw new Error(problem.textContent ?? '')
    return [...document.querySelectorAll('entry')].map((entry) => ({
      title: entry.querySelector('title')?.textContent ?? '',
      href: entry.querySelector('link')?.getAttribute('href') ?? '',
    }))
  }, xml)
  expect(entries.map(({ title }) => title)).toEqual(
    releases.map(({ version }) => `Cypress ${version}`),
  )
  expect(entries.at(-1)?.title).toBe('Cypress 13.0.0')

  const pages = new Map<string, string>()
  for (const { title, href: address } of entries) {
    const { pathname, hash } = new URL(address)
    const html = pages.get(pathname) ?? (await (await request.get(pathname)).text())
    pages.set(pathname, html)
    expect(html, title).toContain(`id="${hash.slice(1)}"`)
  }
  expect(pages.size).toBe(3)
})

test("only the changelog's pages link to the feed, even after client navigation", async ({
  page,
}) => {
  await openHydrated(page, '/app/references/changelog')
  await expect(page.locator(alternate)).toHaveCount(1)
  await page.locator('main').getByRole('link', { name: 'Cypress 14' }).first().click()
  await expect(page).toHaveURL('/app/references/changelog/14')
  await expect(page.locator(alternate)).toHaveCount(1)
  await page.getByRole('link', { name: 'migration guide' }).first().click()
  await expect(page).toHaveURL(/migration-guide/)
  await expect(page.locator(alternate)).toHaveCount(0)
})

test('the page links to the feed, which is a file', async ({ page }) => {
  await openHydrated(page, '/app/references/changelog')
  const link = page.locator('main').getByRole('link', { name: 'Atom feed' })
  await expect(link).toHaveAttribute('href', '/changelog.xml')
})
