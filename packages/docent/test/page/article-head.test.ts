import { expect, test } from 'vitest'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { finishArticle } from '../../src/page/finish-article.ts'

const finish = (html: string) =>
  finishArticle(html, [], {
    title: '',
    hideTitle: true,
    messages: mergeAllMessages({}),
    resolveHref: (href) => href,
  })

test("elements for the head are removed from the article, and React's preloads stay", () => {
  const { article, nodes } = finish(
    '<link rel="preload" href="/a.png"/><title>First</title><meta name="a" content="b"/>' +
      '<p>Text</p><div><docent-head><title>A &amp; B</title> <script src="/c.js"></script></docent-head></div><meta name="d"/>',
  )
  expect(article).toMatchObject({
    html: '<link rel="preload" href="/a.png"/><p>Text</p><div></div><meta name="d"/>',
    head: '<meta name="a" content="b"/> <script src="/c.js"></script>',
    documentTitle: 'A & B',
  })
  expect(nodes.map((node) => 'name' in node && node.name)).toEqual(['link', 'p', 'div', 'meta'])
})

test('an article without elements for the head has an empty head', () => {
  expect(finish('<p>Text</p>').article).not.toHaveProperty('head')
  expect(finish('<p>Text</p>').article).not.toHaveProperty('documentTitle')
})

test('parts with styles are found by their elements, but not in code samples', () => {
  const { article } = finish(
    '<ul class="cards two"></ul><p><math></math></p><pre>&lt;div class="hero"></pre>',
  )
  expect(article.articleParts).toEqual(['Cards', 'Math'])
})
