import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compilePage } from '../../src/markdown/compile.ts'
import { evaluatePage } from '../../src/page/evaluate.tsx'
import { renderArticle } from '../../src/page/render-article.tsx'
import { type HtmlNode, isElement, parseHtml, textOf } from '../../src/shared/html/tree.ts'
import type { PageData } from '../../src/shared/records/page-data.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { compileOptions } from './to-html.ts'

interface Example {
  markdown: string
  html: string
  number: number
}
/** The examples of CommonMark. Arrows are tabs. */
const { tests: examples } = createRequire(import.meta.url)('commonmark-spec') as {
  tests: Example[]
}

/** Numbers of the examples in which docent differs, and the reason. */
const DIFFERENCES: Record<string, number[]> = {
  'Lines with three dashes at the start of a page are front matter.': [96, 98],
  'A tag or an element that is never closed would hide text, so it is an error.': [
    156, 157, 158, 173,
  ],
  'A link to a Markdown file leads to its page.': [484],
  'Addresses in text are links, as on GitHub.': [602, 606, 608, 611, 612],
  'Browsers read <a/> as a start tag, and the content of <![CDATA[ as a comment.': [614, 615, 629],
}

/** Images that the examples show. A missing image is an error. */
const IMAGES = ['url', 'url2', 'uri3', 'foo', 'train.jpg', 'moon.jpg', 'path/to/train.jpg']

const page = { route: '/a', title: '' } as PageData
const site = { messages: {} } as SiteData

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-specification-'))
  for (const image of IMAGES) {
    mkdirSync(dirname(join(dir, image)), { recursive: true })
    writeFileSync(join(dir, image), '<svg xmlns="http://www.w3.org/2000/svg"></svg>')
  }
})
afterAll(() => rmSync(dir, { recursive: true }))

async function htmlOf(markdown: string): Promise<string> {
  const options = { ...compileOptions(), siteDir: dir, staticDir: dir }
  const { code } = await compilePage(markdown, join(dir, 'page.md'), options)
  const { Content } = evaluatePage(code, {})
  return renderArticle({ Content, components: {}, page, site, islandNames: new Map() }).html
}

const ATTRIBUTES = new Set(['href', 'src', 'alt', 'title', 'start', 'checked', 'style', 'align'])

/** What an HTML text means: its elements, addresses, and words. Code blocks are their text. */
function meaning(html: string): string {
  return outline(parseHtml(html).children)
    .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|pre|div|br|t\w+)\b[^>]*>|<\/\w+>$)\s*/g, '$1')
    .replace(/\s+(?=<\/)/g, '')
    .trim()
}

function outline(nodes: readonly HtmlNode[]): string {
  return nodes.map(nodeOutline).join('')
}

function nodeOutline(node: HtmlNode): string {
  if (!isElement(node)) return node.type === 'text' ? node.data.replace(/\s+/g, ' ') : ''
  if (node.name === 'figure' || node.name === 'pre')
    return `<pre>${textOf(node).replace(/\n$/, '')}</pre>`
  // Browsers add it to tables.
  if (node.name === 'tbody') return outline(node.children)
  const attributes = Object.entries(node.attribs)
    .filter(([name]) => ATTRIBUTES.has(name))
    .map(([name, value]) => ` ${name}=${name === 'src' || name === 'href' ? address(value) : value}`)
  return `<${node.name}${attributes.sort().join('')}>${outline(node.children)}</${node.name}>`
}

/** An address without escapes. Images next to the page get a hash in their name. */
function address(written: string): string {
  const decoded = decodeURIComponent(written.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  return decoded.replace(/^\/assets\/(\w+)\.\w+(?=\.|$)/, '$1')
}

describe('CommonMark', () => {
  test('gives every example its meaning, except for the differences', async () => {
    const different: number[] = []
    for (const { markdown, html, number } of examples) {
      const [source, expected] = [markdown, html].map((text) => text.replaceAll('→', '\t'))
      const made = await htmlOf(source ?? '').catch((error: Error) => error.message)
      if (meaning(made) !== meaning(expected ?? '')) different.push(number)
    }
    expect(examples.length).toBeGreaterThan(650)
    expect(different).toEqual(
      Object.values(DIFFERENCES)
        .flat()
        .sort((a, b) => a - b),
    )
  }, 60_000)
})

const cell = (name: string, text: string, align?: string): string =>
  `<${name}${align === undefined ? '' : ` style="text-align: ${align}"`}>${text}</${name}>`

describe("GitHub's additions", () => {
  test.each([
    ['| foo | bar |\n| --- | --- |\n| baz | bim |', [['foo', 'bar'], ['baz', 'bim']], []],
    ['| abc | defghi |\n:-: | -----------:\nbar | baz', [['abc', 'defghi'], ['bar', 'baz']], ['center', 'right']],
    ['| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |', [['f|oo'], ['b <code>|</code> az'], ['b <strong>|</strong> im']], []],
    ['| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |', [['abc', 'def'], ['bar', ''], ['bar', 'baz']], []],
    ['| abc | def |\n| --- | --- |', [['abc', 'def']], []],
  ])('table %j', async (markdown, [head = [], ...rows], align) => {
    const row = (name: string, texts: readonly string[]): string =>
      `<tr>${texts.map((text, at) => cell(name, text, align[at])).join('')}</tr>`
    const body = rows.map((texts) => row('td', texts)).join('')
    const table = `<table><thead>${row('th', head)}</thead>${body}</table>`
    expect(meaning(await htmlOf(`${markdown}\n`))).toBe(meaning(table))
  })

  test.each([
    ['| abc | def |\n| --- |\n| bar |', '<p>| abc | def | | --- | | bar |</p>'],
    ['| abc | def |\n| --- | --- |\n| bar | baz |\n> bar', '<table><thead><tr><th>abc</th><th>def</th></tr></thead><tr><td>bar</td><td>baz</td></tr></table><blockquote><p>bar</p></blockquote>'],
    ['~~Hi~~ Hello, there world!', '<p><del>Hi</del> Hello, there world!</p>'],
    ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p><p>new paragraph~~.</p>'],
    ['This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
    ['www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>'],
    ['Visit www.commonmark.org/help for more.', '<p>Visit <a href="http://www.commonmark.org/help">www.commonmark.org/help</a> for more.</p>'],
    ['Visit www.commonmark.org.', '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>'],
    ['(www.google.com/search?q=Markup+(business))', '<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>'],
    ['www.google.com/search?q=commonmark&hl;', '<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&amp;hl;</p>'],
    ['www.commonmark.org/he<lp', '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>'],
    ['(Visit https://encrypted.google.com/search?q=Markup+(business))', '<p>(Visit <a href="https://encrypted.google.com/search?q=Markup+(business)">https://encrypted.google.com/search?q=Markup+(business)</a>)</p>'],
    ['foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
    ['hello+xyz@mail.example isn’t hello@mail+xyz.example', '<p><a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> isn’t hello@mail+xyz.example</p>'],
    ['a.b-c_d@a.b-', '<p>a.b-c_d@a.b-</p>'],
    // Browsers no longer open FTP, so these aren't links.
    ['ftp://foo.bar.baz', '<p>ftp://foo.bar.baz</p>'],
  ])('%j', async (markdown, html) => {
    expect(meaning(await htmlOf(`${markdown}\n`))).toBe(meaning(html))
  })

  test('task lists', async () => {
    const html = await htmlOf('- [ ] foo\n- [x] bar\n  - [x] baz\n- [] none\n')
    expect(html.match(/<input [^>]*type="checkbox"[^>]*>/g)).toHaveLength(3)
    expect(html.match(/ checked/g)).toHaveLength(2)
    expect(html).toContain('[] none')
  })
})
