import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

// These tests parse documents on the page, which the page's policy forbids.
test.use({ bypassCSP: true })

const { routes } = JSON.parse(
  readFileSync(new URL('../../site/dist/routes.json', import.meta.url), 'utf8'),
) as { routes: { path: string }[] }
const paths = routes.map(({ path }) => path).filter((path) => path !== '/search')

test('every page has an image of 1200 by 630 pixels and at most 40 kB', async ({ page }) => {
  await page.goto('/')
  const images = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const html = await (await fetch(path)).text()
          // Parsing the articles would take most of the time.
          const [start = ''] = html.split('<body', 1)
          const { head } = new DOMParser().parseFromString(start, 'text/html')
          const meta = (name: string): string | null | undefined =>
            head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
          const { pathname } = new URL(meta('og:image') ?? '', location.href)
          const file = await (await fetch(pathname)).arrayBuffer()
          const header = new DataView(file)
          const size = [header.getUint32(16), header.getUint32(20)]
          const named = [meta('og:image:width'), meta('og:image:height')].map(Number)
          const alt = meta('og:image:alt') ?? ''
          return { path, pathname, bytes: file.byteLength, size, named, alt }
        }),
      ),
    paths,
  )
  expect(images.length).toBeGreaterThan(300)
  // One comparison, because thousands take seconds.
  const faulty = images.filter(
    ({ pathname, bytes, size, named, alt }) =>
      !/^\/assets\/preview\.[\da-f]{12}\.png$/.test(pathname) ||
      `${size}` !== '1200,630' ||
      `${named}` !== '1200,630' ||
      bytes > 40_000 ||
      alt === '',
  )
  expect(faulty).toEqual([])
})

test('the image has an absolute address, and its text has the section and the title', async ({
  page,
}) => {
  await page.goto('/api/commands/click')
  const meta = (name: string) => page.locator(`head > meta[property="${name}"]`)
  await expect(meta('og:image')).toHaveAttribute('content', /^https?:\/\/[^/]+\/assets\/preview\./)
  await expect(meta('og:image:alt')).toHaveAttribute('content', 'API: click')
  await expect(meta('og:type')).toHaveAttribute('content', 'article')
  await expect(page.locator('head > meta[name="twitter:card"]')).toHaveAttribute(
    'content',
    'summary_large_image',
  )
})

test('client navigation replaces the image of the page', async ({ page }) => {
  await page.goto('/api/commands/click')
  const image = page.locator('head > meta[property="og:image"]')
  const before = await image.getAttribute('content')
  await page.locator('.sidebar').getByRole('link', { name: 'dblclick()', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dblclick')
  await expect(image).toHaveCount(1)
  await expect(image).not.toHaveAttribute('content', before ?? '')
})
