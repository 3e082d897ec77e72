import { expect, test } from 'vitest'
import { imageAddresses, withImageSources } from '../../src/page/picture-elements.ts'
import { parseHtml } from '../../src/shared/html/tree.ts'

const SHOWN = { width: 800, height: 400, formats: [{ type: 'image/webp', srcset: '/a.webp 800w' }] }

/** An image with sources in a picture. */
const picture = (sizes: string, image: string): string =>
  `<picture><source type="image/webp" srcset="/a.webp 800w" sizes="${sizes}"/>${image}</picture>`

test.each([
  [
    'with its size',
    '<p><img src="/a.png" alt="A" width="800" height="400"></p>',
    `<p>${picture('min(800px, 100vw)', '<img src="/a.png" alt="A" width="800" height="400">')}</p>`,
  ],
  [
    'without a size',
    '<img src="/a.png" alt="A"/>',
    picture('min(800px, 100vw)', '<img src="/a.png" alt="A" width="800" height="400"/>'),
  ],
  [
    'with a width',
    '<img width="300" src="/a.png">',
    picture('min(300px, 100vw)', '<img width="300" src="/a.png" height="150">'),
  ],
  [
    'with a height',
    '<img src="/a.png" height="100">',
    picture('min(200px, 100vw)', '<img src="/a.png" height="100" width="200">'),
  ],
  [
    'with a part of the width',
    '<img src="/a.png" width="50%">',
    picture('100vw', '<img src="/a.png" width="50%">'),
  ],
  [
    'with a class or a style',
    '<img src="/a.png" class="icon"><img src="/a.png" data-inline-style="height: 2em">',
    picture('100vw', '<img src="/a.png" class="icon">') +
      picture('100vw', '<img src="/a.png" data-inline-style="height: 2em">'),
  ],
  [
    'among the children of an island',
    '<docent-island name="X"><p><docent-slot><img src="/a.png" class="a"></docent-slot></p></docent-island>',
    `<docent-island name="X"><p><docent-slot>${picture('100vw', '<img src="/a.png" class="a">')}</docent-slot></p></docent-island>`,
  ],
])('an image %s', (_, html, expected) => {
  expect(imageAddresses(parseHtml(html).children)).toEqual(['/a.png'])
  expect(withImageSources(html, { '/a.png': SHOWN })).toBe(expected)
})

test.each([
  '<docent-island name="X"><img src="/a.png"></docent-island>',
  '<picture><source srcset="/b.webp"><img src="/a.png"></picture>',
  '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
  '<noscript><img src="/a.png"></noscript>',
  '<!-- <img src="/a.png"> -->',
  '<p title="&lt;img src=&quot;/a.png&quot;&gt;">Text</p>',
  '<img alt="A">',
])('stays as it is: %s', (html) => {
  expect(imageAddresses(parseHtml(html).children)).toEqual([])
  expect(withImageSources(html, { '/a.png': SHOWN })).toBe(html)
})

test('an image without formats only gets its size', () => {
  const sources = { '/a.gif': { ...SHOWN, formats: [] } }
  expect(withImageSources('<img src="/a.gif"><img src="/b.gif">', sources)).toBe(
    '<img src="/a.gif" width="800" height="400"><img src="/b.gif">',
  )
})

test('the formats keep their order, and their addresses are escaped', () => {
  const formats = [
    { type: 'image/avif', srcset: '/a&b.avif 800w' },
    { type: 'image/webp', srcset: '/a&b.webp 800w' },
  ]
  const sources = { '/a&b.png': { ...SHOWN, sizes: 'min(100vw, 40rem)', formats } }
  const sizes = 'min(800px, min(100vw, 40rem))'
  expect(withImageSources('<img src="/a&amp;b.png">', sources)).toBe(
    `<picture><source type="image/avif" srcset="/a&amp;b.avif 800w" sizes="${sizes}"/><source type="image/webp" srcset="/a&amp;b.webp 800w" sizes="${sizes}"/><img src="/a&amp;b.png" width="800" height="400"></picture>`,
  )
})
