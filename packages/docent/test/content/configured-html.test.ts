import { describe, expect, test } from 'vitest'
import { localeOf, resolveConfig } from '../../src/config/index.ts'
import {
  addressesIn,
  finalHtml,
  itemsWithBase,
  rebaseFor,
} from '../../src/content/configured-html.ts'
import { configuredLinks } from '../../src/content/configured-links.ts'

const config = resolveConfig(
  {
    title: 'Two',
    url: 'https://example.com',
    baseUrl: '/two/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    docs: {
      sidebars: {
        main: [
          'intro',
          {
            type: 'category',
            label: 'More',
            items: [
              { type: 'html', value: '<a href="/side">Side</a>' },
              { type: 'link', label: 'Link', href: '/link' },
            ],
          },
        ],
      },
    },
    announcementBar: { id: 'a', content: '<a href="/news#new">News</a>' },
    navbar: {
      logo: { src: '/logo.svg', href: '/start' },
      items: [
        { label: 'To', to: '/to' },
        { label: 'Other', href: '/other-app' },
        { type: 'html', value: '<a href="/bar">Bar</a>' },
        {
          label: 'Menu',
          items: [
            { label: 'Sub', to: '/sub' },
            { type: 'html', value: '<img src="/sub.png">' },
          ],
        },
        { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'After', to: '/after' }] },
      ],
    },
    footer: {
      links: [
        {
          title: 'Column',
          items: [{ label: 'Foot', to: '/foot' }, { html: '<a href="/raw">x</a>' }],
        },
      ],
      copyright: '© <a href="/imprint">Us</a>',
    },
  },
  { siteDir: '/site' },
)
const en = rebaseFor(config, localeOf(config, 'en'))
const fr = rebaseFor(config, localeOf(config, 'fr'))

describe('rebaseFor', () => {
  test("adds the locale's base URL to routes", () => {
    expect(en('/guides/first?a=1#b')).toBe('/two/guides/first?a=1#b')
    expect(fr('/guides/first#b')).toBe('/two/fr/guides/first#b')
    expect(en('/')).toBe('/two')
  })

  test('keeps other hosts, other schemes, hashes, and addresses that already have the base URL', () => {
    for (const address of [
      '//host/a',
      'https://example.com/a',
      'mailto:a@example.com',
      '#a',
      '?a',
      '',
      'guides/first',
      '/two/guides/first',
      '/two/#a',
      '/two',
    ])
      expect(fr(address)).toBe(address)
    expect(en('/twofold')).toBe('/two/twofold')
  })

  test('files are the same for all locales, and an explicit locale stays', () => {
    expect(fr('/img/badge.svg')).toBe('/two/img/badge.svg')
    expect(fr('/guides/first.html')).toBe('/two/fr/guides/first.html')
    expect(fr('/fr/guides')).toBe('/two/fr/guides')
    expect(en('/fr')).toBe('/two/fr')
    expect(fr('/french')).toBe('/two/fr/french')
  })
})

describe('finalHtml', () => {
  test('rewrites links and sources, regardless of how their attributes are written', () => {
    expect(
      finalHtml(
        `<a class="x" href="/a?b=1&amp;c">A</a> <A HREF='/b'>B</A> <a href=/c>C</a> <img alt="" src = "/d.png">`,
        en,
      ),
    ).toBe(
      `<a class="x" href="/two/a?b=1&amp;c">A</a> <A HREF='/two/b'>B</A> <a href=/two/c>C</a> <img alt="" src = "/two/d.png">`,
    )
  })

  test('moves styles to attributes that the security policy allows', () => {
    expect(finalHtml('<b style="color:red">B</b>', en)).toBe(
      '<b data-inline-style="color:red">B</b>',
    )
  })

  test('keeps text, comments, and other attributes', () => {
    const html = `href="/a" <!-- <a href="/a"> --> <b title=' href="/a"' data-href="/a" title='<a href="/a">'>src="/a"</b>`
    expect(finalHtml(html, en)).toBe(html)
    expect(addressesIn(html)).toEqual([])
  })
})

test('addressesIn returns resolved addresses', () => {
  expect(addressesIn(`<a href="/a?b&amp;c">x</a><img src='d.png'>`)).toEqual(['/a?b&c', 'd.png'])
})

test('itemsWithBase includes items in categories', () => {
  expect(itemsWithBase(config.docs[0]?.sidebars.main ?? [], fr)).toMatchObject([
    { type: 'doc', id: 'intro' },
    { items: [{ value: '<a href="/two/fr/side">Side</a>' }, { href: '/two/fr/link' }] },
  ])
})

test('configuredLinks names the option of every link', () => {
  const links = configuredLinks(config, localeOf(config, 'fr'))
  expect(Object.fromEntries(links.map(({ option, href }) => [option, href]))).toEqual({
    'announcementBar.content': '/two/fr/news#new',
    'navbar.logo.href': '/two/fr/start',
    'navbar.items[0].to': '/two/fr/to',
    'navbar.items[2].value': '/two/fr/bar',
    'navbar.items[3].items[0].to': '/two/fr/sub',
    'navbar.items[3].items[1].value': '/two/sub.png',
    'navbar.items[4].dropdownItemsAfter[0].to': '/two/fr/after',
    'footer.links[0].items[0].to': '/two/fr/foot',
    'footer.links[0].items[1].html': '/two/fr/raw',
    'footer.copyright': '/two/fr/imprint',
    'docs.sidebars.main[1].items[0].value': '/two/fr/side',
    'docs.sidebars.main[1].items[1].href': '/two/fr/link',
  })
  expect(links[0]?.written).toBe('/news#new')
})

test('a version in the configuration is a page, and files are the same for all locales', () => {
  const rebase = rebaseFor(config, localeOf(config, 'fr'))
  expect(rebase('/2.0')).toBe('/two/fr/2.0')
  expect(rebase('/logo.svg')).toBe('/two/logo.svg')
})
