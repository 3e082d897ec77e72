import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { resolved } from '../../config/helpers.ts'
import { atomFeed } from '../../../src/outputs/formats/atom-feed.ts'

const site = {
  title: 'Docs',
  url: 'https://example.com',
  baseUrl: '/docs/',
  htmlLang: 'en-GB',
  generator: 'docent',
}
const [feed] = resolved({
  feeds: [
    {
      path: 'news.xml',
      title: 'News <&> "more"',
      items: [
        {
          title: 'Old',
          link: '/news#old',
          date: '2025-01-01',
          updated: '2025-03-01',
          content: '<p><a href="/a?b=1&amp;c=2">in</a> <a href="//cdn.example/x">out</a></p>',
        },
        {
          title: 'New\u0000\u001b',
          link: 'https://other.example/x?a=ü',
          date: '2025-02-01T10:00:00+02:00',
        },
      ],
    },
  ],
}).feeds
if (!feed) throw new Error('The feed is missing.')
const xml = atomFeed(feed, site)

test('is well-formed, whatever its content', () => {
  const { DOMParser } = new Window()
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(document.querySelector('feed > title')?.textContent).toBe('News <&> "more"')
  expect(document.querySelectorAll('entry')).toHaveLength(2)
})

test('has the elements that RFC 4287 requires in a feed and in an entry', () => {
  for (const part of ['<id>', '<title>', '<updated>', '<author><name>Docs</name></author>'])
    expect(xml.slice(0, xml.indexOf('<entry>'))).toContain(part)
  expect(xml).toContain(
    'rel="self" type="application/atom+xml" href="https://example.com/docs/news.xml"',
  )
  expect(xml).toContain('<id>https://example.com/docs/news#old</id>')
  expect(xml).toContain('<published>2025-02-01T08:00:00.000Z</published>')
})

test('begins with the newest entry and has the date of the newest change', () => {
  expect(xml.indexOf('<title>New</title>')).toBeLessThan(xml.indexOf('<title>Old</title>'))
  expect(xml).toContain('<updated>2025-03-01T00:00:00.000Z</updated>\n<author>')
})

test("makes the site's addresses absolute in the content of an entry", () => {
  expect(xml).toContain('href=&quot;https://example.com/docs/a?b=1&amp;amp;c=2&quot;')
  expect(xml).toContain('href=&quot;//cdn.example/x&quot;')
})

test('encodes addresses', () => {
  expect(xml).toContain('<id>https://other.example/x?a=%C3%BC</id>')
})
