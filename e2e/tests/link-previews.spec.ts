import { readFileSync } from 'node:fs'
import { expect, test } from '../support/test.ts'
import { DomUtils, parseDocument } from 'htmlparser2'

const dist = new URL('../../site/dist/', import.meta.url)
const { routes } = JSON.parse(readFileSync(new URL('routes.json', dist), 'utf8')) as {
  routes: { path: string }[]
}
const paths = routes.map(({ path }) => path).filter((path) => path !== '/search')

// @covers 10.19
test('every page has an image of 1200 by 630 pixels and at most 40 kB', () => {
  const images = paths.map((path) => {
    const [head = ''] = readFileSync(new URL(`.${path}/index.html`, dist), 'utf8').split('<body', 1)
    const tags = DomUtils.getElementsByTagName('meta', parseDocument(head))
    const meta = (name: string): string =>
      tags.find(({ attribs }) => attribs.property === name)?.attribs.content ?? ''
    const { pathname } = new URL(meta('og:image'))
    const file = readFileSync(new URL(`.${pathname}`, dist))
    // The header of a PNG file contains its size.
    const size = [file.readUInt32BE(16), file.readUInt32BE(20)]
    const named = [meta('og:image:width'), meta('og:image:height')].map(Number)
    return { path, pathname, bytes: file.length, size, named, alt: meta('og:image:alt') }
  })
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

// @covers 10.19
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

// @covers 10.19
test('client navigation replaces the image of the page', async ({ page }) => {
  await page.goto('/api/commands/click')
  const image = page.locator('head > meta[property="og:image"]')
  const before = await image.getAttribute('content')
  await page.locator('.sidebar').getByRole('link', { name: 'dblclick()', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('.dblclick()')
  await expect(image).toHaveCount(1)
  await expect(image).not.toHaveAttribute('content', before ?? '')
})
