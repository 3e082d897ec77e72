import { describe, expect, test } from 'vitest'
import { hrefResolver, resolveHref } from '../../src/page/resolve-href.ts'

const context = {
  route: '/base/guides/first',
  baseUrl: '/base/',
  routeOfFile: (path: string) =>
    path === 'docs/guides/second.mdx' ? '/base/guides/second' : undefined,
}

describe('resolveHref', () => {
  test.each([
    ['docent-file:docs/guides/second.mdx?x=1#a', '/base/guides/second?x=1#a'],
    ['docent-file:docs/nowhere.mdx', 'docent-file:docs/nowhere.mdx'],
    ['#part', '#part'],
    ['https://example.com/a.html', 'https://example.com/a.html'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['/guides/third', '/base/guides/third'],
    ['/base/guides/third', '/base/guides/third'],
    ['/guides/third.html', '/base/guides/third'],
    ['/guides/third/index.html', '/base/guides/third'],
    ['/guides/third/#b', '/base/guides/third#b'],
    ['third', '/base/guides/third'],
    ['../other/page', '/base/other/page'],
    ['?q=1', '/base/guides/first?q=1'],
    ['/', '/base'],
  ])('%s becomes %s', (href, expected) => {
    expect(resolveHref(href, context)).toBe(expected)
  })

  test.each([
    ['/data.csv?x#y', '/base/data.csv?x#y'],
    ['/base/data.csv', '/base/data.csv'],
    ['/guides/second', '/base/fr/guides/second'],
    ['pathname:///guides/second', '/base/guides/second'],
    ['/base/fr/data.csv', '/base/fr/data.csv'],
    ['./data.csv', '/base/guides/data.csv'],
    ['../data.csv#x', '/base/data.csv#x'],
    ['../../data.csv', '/base/data.csv'],
    // docusaurus#3927, in a partial that pages in several folders use.
    ['../../cli', '/base/fr/cli'],
    ['../../../cli', '/base/fr/cli'],
    ['../..', '/base/fr'],
    ['..', '/base/fr'],
  ])('in another locale, %s becomes %s', (href, expected) => {
    const isSharedFile = (address: string): boolean => address.endsWith('.csv')
    const other = { ...context, route: '/base/fr/guides/first', baseUrl: '/base/fr/' }
    expect(resolveHref(href, { ...other, root: '/base/', isSharedFile })).toBe(expected)
  })
})

test('a page outside of the documentation folders links to files with paths from the site folder', () => {
  const table = {
    files: { 'blog/2017/a.mdx': '/base/blog/2017/a', 'docs/b.md': '/base/b' },
    roots: ['docs'],
    copies: [],
    assets: '/base/assets/',
    root: '/base/',
    statics: {},
    documents: {},
    allRelative: true,
  }
  const page = { route: '/base/blog/2022/c', baseUrl: '/base/' }
  const resolve = hrefResolver('blog/2022/c.mdx', page, table)
  expect(resolve('/blog/2017/a.mdx#top')).toBe('/base/blog/2017/a#top')
  expect(resolve('/docs/b.md')).toBe('/base/b')
  expect(resolve('/blog/2017/gone.mdx')).toBe('/base/blog/2017/gone.mdx')
})
