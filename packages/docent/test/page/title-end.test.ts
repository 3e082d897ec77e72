import { expect, test } from 'vitest'
import { beginsWithTitle, titleEnd } from '../../src/page/article-order.ts'

test.each([
  '<h1>Title</h1>',
  '\n<h1 class="a">A <code>b</code></h1>',
  '<header><h1>Title</h1></header>',
  '<header><h1>Title</h1>',
])('an article that begins with its title: %s', (title) => {
  expect(titleEnd(`${title}<p>Text</p>`)).toBe(title.length)
  expect(titleEnd(`${title} text</header><h1>More</h1>`)).toBe(title.length)
})

test.each([
  '',
  'Text<h1>Title</h1>',
  '<p>Text</p><h1>Title</h1>',
  '<header><p>Text</p></header>',
  '<h1>Open',
])('an article that begins with something else: %s', (html) => {
  expect(titleEnd(html)).toBe(0)
})

test("the elements for the document's head come before a title, or before the content", () => {
  const head = '<title>Page</title><meta name="a" content="b"/><link rel="preload" href="/c"/>'
  expect(titleEnd(`${head}<h1>Title</h1><p>Text</p>`)).toBe(`${head}<h1>Title</h1>`.length)
  expect(titleEnd(`${head}<p>Text</p>`)).toBe(head.length)
})

test.each([
  ['<h1>Title</h1>', true],
  ['<title>Page</title>\n<p><img src="/logo.svg"></p><div><h1>Title</h1></div>', true],
  ['<style>.a{}</style><docent-island><p>New!</p></docent-island><h1>Title</h1>', true],
  ['<p>Text</p><h1>Reference</h1>', false],
  ['<p><em>Text</em></p>', false],
  ['<docent-island><h1>Part</h1></docent-island>', false],
  ['', false],
])('%s begins with a title: %s', (html, expected) => {
  expect(beginsWithTitle(html)).toBe(expected)
})
