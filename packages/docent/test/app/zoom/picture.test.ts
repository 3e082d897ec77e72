// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { copyOf, isDrawing, nameOf, widestSource } from '../../../src/app/zoom/picture.ts'

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  const figure = document.querySelector('figure')
  if (!figure) throw new Error('There is no figure.')
  return figure
}

beforeEach(() => document.body.replaceChildren())

test.each([
  [
    'an SVG drawing',
    '<figure><svg role="img"></svg><figcaption>Caption</figcaption></figure>',
    true,
  ],
  ['an SVG drawing in a block', '<figure><div><svg></svg></div></figure>', true],
  ['a drawing of text', '<figure><ol><li>visit</li></ol></figure>', true],
  [
    'an image with a caption',
    '<figure><p><img alt=""></p><figcaption>A</figcaption></figure>',
    false,
  ],
  ['a code block', '<figure class="code-block"><pre>run()</pre></figure>', false],
  ['a code block with a caption', '<figure><div class="code-block">run()</div></figure>', false],
  ['a drawing in a link', '<a href="/"><figure><svg></svg></figure></a>', false],
  ['a film', '<figure><video></video><p>Film</p></figure>', false],
  [
    'a figure that an island renders',
    '<docent-island><figure><p>A</p></figure></docent-island>',
    false,
  ],
  [
    "a figure among an island's children",
    '<docent-island><docent-slot><figure><p>A</p></figure></docent-slot></docent-island>',
    true,
  ],
])('%s', (_, html, expected) => {
  expect(isDrawing(show(html))).toBe(expected)
})

test.each([
  [
    'its label',
    '<figure aria-label="Log"><svg role="img"><title>Way</title></svg></figure>',
    'Log',
  ],
  [
    'what labels it',
    '<figure aria-labelledby="a b"><b id="a">A</b><b id="b">log</b></figure>',
    'A log',
  ],
  [
    "its drawing's title, without the description",
    '<figure><svg role="img" aria-labelledby="t d"><title id="t">Way</title><desc id="d">Long</desc></svg></figure>',
    'Way',
  ],
  ["its drawing's label", '<figure><div role="img" aria-label="Way">A</div></figure>', 'Way'],
  ['its caption', '<figure><p>A</p><figcaption>The\n way</figcaption></figure>', 'The way'],
  ['nothing', '<figure><p>A</p></figure>', ''],
])('a figure is named after %s', (_, html, name) => {
  expect(nameOf(show(html))).toBe(name)
})

test('a copy has new IDs, and its references point to itself', () => {
  const copy = copyOf(
    show(
      '<figure id="f" data-zoom aria-labelledby="f-title other"><p id="f-title">Log</p>' +
        '<svg><marker id="tip"></marker><path marker-end="url(#tip)" style="fill: url(\'#tip\')"></path><use href="#tip"></use></svg>' +
        '<a href="#elsewhere">Link</a><figcaption>Caption</figcaption><button class="zoom-button"></button></figure>',
    ),
  )
  expect(copy.outerHTML).toBe(
    '<figure id="enlarged-f" aria-labelledby="enlarged-f-title other"><p id="enlarged-f-title">Log</p>' +
      '<svg><marker id="enlarged-tip"></marker><path marker-end="url(#enlarged-tip)" style="fill: url(\'#enlarged-tip\')"></path><use href="#enlarged-tip"></use></svg>' +
      '<a href="#elsewhere">Link</a></figure>',
  )
})

test("a copy's controls do nothing and don't change the original's selection", () => {
  const figure = show(
    '<figure><label><input type="radio" name="mode" checked>Open</label></figure>',
  )
  const copy = copyOf(figure)
  document.body.append(copy)
  expect(figure.querySelector('input')?.checked).toBe(true)
  expect(copy.querySelector('input')?.outerHTML).not.toContain('name')
  expect(copy.querySelector('input')?.disabled).toBe(true)
})

/** An image for which a browser has chosen a source. */
function shownImage(html: string, source: string): HTMLImageElement {
  document.body.innerHTML = html
  const image = document.querySelector('img')
  if (!image) throw new Error('There is no image.')
  const currentSrc = new URL(source, document.baseURI).href
  Object.defineProperties(image, {
    currentSrc: { value: currentSrc },
    naturalWidth: { value: 700 },
  })
  return image
}

test.each([
  [
    'the sources in the format that the browser has chosen',
    '<picture><source type="image/avif" srcset="/a.avif 480w, /b.avif 1600w"><source type="image/webp" srcset="/a.webp 480w, /b%20c.webp 1200w" sizes="50vw"><img src="/a.png" alt="A"></picture>',
    '/a.webp',
    { srcset: '/a.webp 480w, /b%20c.webp 1200w', widest: 1200 },
  ],
  [
    'its own sources',
    '<img src="/a.png" srcset="/a.png 480w, /b.png 900w" sizes="50vw" alt="A">',
    '/b.png',
    { srcset: '/a.png 480w, /b.png 900w', widest: 900 },
  ],
  [
    'sources for sharper screens',
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="A">',
    '/a.png',
    { srcset: '/a.png 1x, /b.png 2x', widest: 700 },
  ],
  [
    'the image itself, in a browser that knows none of the formats',
    '<picture><source type="image/webp" srcset="/a.webp 480w"><img src="/a.png" alt="A"></picture>',
    '/a.png',
    { srcset: '', widest: 700 },
  ],
])('the enlarged copy of an image has %s', (_, html, source, { widest, srcset }) => {
  const image = shownImage(html, source)
  const copy = copyOf(image) as HTMLImageElement
  expect(copy.srcset).toBe(srcset)
  if (copy.srcset === '') expect(copy.src).toBe(image.currentSrc)
  expect(widestSource(image)).toBe(widest)
})
