import { expect, test } from 'vitest'
import { articleMarkdown } from '../../src/page/markdown-copy/article-markdown.ts'
import { readHtmlText } from '../copies/html-text.ts'
import { words } from '../copies/text-words.ts'
import { type HtmlNode, parseHtml } from '../../src/shared/html/tree.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import type { Heading } from '../../src/shared/records/page-data.ts'
import { finishArticle } from '../../src/page/finish-article.ts'
import { pageText } from '../../src/page/page-text.ts'
import { createRandom, type Random } from '../support/random.ts'

const messages = mergeAllMessages({})
const BLOCKS = 'p div h1 h2 h3 table ul pre blockquote figure header aside section'.split(' ')
const LINES = 'a b code em span svg docent-island docent-slot'.split(' ')
const VALUES = ['x', '/a?b=1&amp;c#d', 'https://other.test', 'tabs', '&lt;b&gt;', 'a <h2> b', '']
const TEXTS = [
  'Text ',
  'A &amp; B',
  '&lt;h2&gt;',
  ' ',
  '*a*',
  '<!-- <h2>c</h2> -->',
  '<br>',
  '<hr/>',
]

/** Attributes in all of their syntactic forms. */
function attributes(random: Random): string {
  const one = (): string => {
    const name = random.pick(['id', 'href', 'style', 'class', 'data-group', 'title', 'hidden'])
    const value = random.pick(VALUES)
    return random.pick([`${name}="${value}"`, `${name}='${value}'`, `${name} = "${value}"`, name])
  }
  return Array.from({ length: random.integer(3) }, () => ` ${one()}`).join('')
}

function element(random: Random, depth: number): string {
  const isLine = depth > 3 || random.integer(3) === 0
  const name = random.pick(isLine ? LINES : BLOCKS)
  const inside = name === 'table' ? table(random, depth) : html(random, depth + 1)
  const isOpen = name === 'p' && random.integer(3) === 0
  const end = isOpen ? '' : `</${name}${random.pick(['', '', ' '])}>`
  return `<${name}${attributes(random)}>${inside}${end}`
}

function table(random: Random, depth: number): string {
  const cell = (): string => {
    const name = random.pick(['th', 'td'])
    const align = random.pick(['', ' style="text-align: center"'])
    return `<${name}${align}>${random.integer(3) === 0 ? '' : html(random, depth + 3)}</${name}>`
  }
  return `<tr${attributes(random)}>${cell()}${cell()}</tr>`
}

function html(random: Random, depth = 0): string {
  const length = depth > 6 ? 1 : random.integer(4) + 1
  const one = (): string =>
    depth > 6 || random.integer(2) === 0 ? random.pick(TEXTS) : element(random, depth)
  return Array.from({ length }, one).join('')
}

/** The results of everything that reads an article's tree. */
function readAll(nodes: readonly HtmlNode[], headings: readonly Heading[]) {
  const { text, anchors } = readHtmlText(nodes, messages, 'https://a.test')
  const options = { url: 'https://a.test', baseUrl: '/', hasCopy: () => true, messages }
  return {
    sections: pageText(nodes, headings),
    markdown: articleMarkdown(nodes, options),
    checked: words(text),
    anchors,
  }
}

test('the finished tree is equivalent to the finished HTML', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const source = html(createRandom(seed))
    const { article, nodes } = finishArticle(source, [], {
      title: 'Title',
      hideTitle: false,
      messages,
      resolveHref: (href) => (href.startsWith('/') ? `/base${href}` : href),
    })
    const tree = parseHtml(article.html).children
    expect(readAll(nodes, article.headings), `seed ${seed}: ${source}`).toEqual(
      readAll(tree, article.headings),
    )
  }
})

test("an article without anything to finish doesn't change", () => {
  const plain = /^(?!.*(?:<(?:h[1-6]|a|table|th|td)[\s>]|style|"[^"]*<[^"]*"|'[^']*<[^']*'))/s
  let count = 0
  for (let seed = 1; seed <= 1000; seed += 1) {
    const source = html(createRandom(seed))
    if (!plain.test(source)) continue
    count += 1
    const { article } = finishArticle(source, [], {
      title: '',
      hideTitle: true,
      messages,
      resolveHref: (href) => href,
    })
    expect(article.html, `seed ${seed}`).toBe(source)
  }
  expect(count).toBeGreaterThan(100)
})
