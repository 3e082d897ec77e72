import { describe, expect, test } from 'vitest'
import { textOfAll } from '../../src/shared/html/tree.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { finishArticle, type FinishedArticle } from '../../src/page/finish-article.ts'

const NEAREST = 'That section has moved or no longer exists; this is the closest one.'

/** Finishes an article whose page had these anchors: `old: target`, or `old: ~target` for the closest section. */
function finish(html: string, old: Record<string, string>, title = 'Page'): FinishedArticle {
  return finishArticle(html, [], {
    title,
    hideTitle: title === '',
    messages: mergeAllMessages({}),
    resolveHref: (href) => href,
    address: (href) => `${href}/`,
    oldAnchors: Object.entries(old).map(([id, target]) => {
      const to = target.replace('~', '')
      return { id, to, isNearest: to !== target, written: { route: '/page', to } }
    }),
  })
}
const htmlOf = (...args: Parameters<typeof finish>): string =>
  finish(...args).article.html.replaceAll(/<a class="anchor".*?<\/a>/g, '')

describe('old anchors', () => {
  test('of a section with another name are at the start of its heading', () => {
    expect(htmlOf('<h2 id="new">New</h2>', { Old: '#new', Older: '#new' })).toBe(
      '<header><h1>Page</h1></header><h2 id="new"><span id="Old"></span><span id="Older"></span>New</h2>',
    )
  })

  test('of a page are in its title, whoever writes the title', () => {
    const span = '<span id="click"></span>'
    expect(htmlOf('<p>a</p>', { click: '#' })).toBe(`<header><h1>${span}Page</h1></header><p>a</p>`)
    expect(htmlOf('<h1 class="x">Own</h1><p>a</p>', { click: '#' })).toBe(
      `<h1 class="x">${span}Own</h1><p>a</p>`,
    )
    expect(htmlOf('<p>a</p>', { click: '#' }, '')).toBe(`${span}<p>a</p>`)
  })

  test('without a section are in a notice above the closest one', () => {
    expect(htmlOf('<p>a</p><h2 id="near">Near</h2>', { gone: '~#near', lost: '~#near' })).toBe(
      `<header><h1>Page</h1></header><p>a</p><p class="old-anchor">${NEAREST}<span id="gone"></span><span id="lost"></span></p><h2 id="near">Near</h2>`,
    )
  })

  test('without any close section are in a notice below the title', () => {
    expect(htmlOf('<p>a</p>', { gone: '~#' })).toBe(
      `<header><h1>Page</h1></header><p class="old-anchor">${NEAREST}<span id="gone"></span></p><p>a</p>`,
    )
  })

  test('of a section on another page are links to the address that the host serves', () => {
    const html = htmlOf('<p>a</p>', { a: '/other#a', b: '~/other' })
    expect(html).toContain('<a id="a" href="/other#a/" data-moved>/other#a/</a>')
    expect(html).toContain('closest one: <a id="b" href="/other/">/other/</a></p>')
  })

  test('stay out of tables, lists, and code, where only certain elements may be', () => {
    const table = '<table id="t"><tbody><tr id="r"><td>1</td></tr></tbody></table>'
    expect(htmlOf(table, { row: '#r' })).toContain('<td><span id="row"></span>1</td>')
    const fields = '<dl><div id="f"><dt>1</dt><dd>2</dd></div></dl>'
    expect(htmlOf(fields, { field: '#f' })).toContain('<dt><span id="field"></span>1</dt>')
    // In front of the name, it would be a part of the line, and the name would begin further right.
    const named = '<dl><div id="f"><dt><dfn>1</dfn> <code>a</code></dt><dd>2</dd></div></dl>'
    expect(htmlOf(named, { field: '#f' })).toContain('<dfn><span id="field"></span>1</dfn>')
    expect(htmlOf('<ul id="l"><li>1</li></ul>', { list: '#l' })).toContain(
      '<span id="list"></span><ul id="l">',
    )
    expect(htmlOf('<div><p><b id="b">1</b></p></div>', { bold: '~#b' })).toContain(
      '<span id="bold"></span></p><p><b id="b">',
    )
  })

  test("don't change the markup of an island, which React hydrates", () => {
    const island = '<docent-island><h2 id="in">In</h2></docent-island>'
    expect(htmlOf(island, { a: '#in', b: '~#in' })).toBe(
      `<header><h1>Page</h1></header><span id="a"></span><p class="old-anchor">${NEAREST}<span id="b"></span></p>${island}`,
    )
  })

  test("aren't in the text that the search and the Markdown copy get, nor among the page's anchors", () => {
    const { article, nodes } = finish('<h2 id="near">Near</h2>', { gone: '~#near', old: '#near' })
    expect(textOfAll(nodes)).toBe('PageNear')
    expect(article.ids).toEqual(['near'])
  })

  test('are escaped', () => {
    expect(htmlOf('<h2 id="x">X</h2>', { 'a"b<': '#x' })).toContain('<span id="a&quot;b&lt;">')
  })
})
