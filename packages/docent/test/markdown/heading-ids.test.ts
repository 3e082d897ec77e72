import { createElement, type ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { configSchema } from '../../src/config/schema.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/fences/highlighter.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import type { Heading, PageData } from '../../src/shared/records/page-data.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { evaluatePage, type MdxComponents, partialComponent } from '../../src/page/evaluate.tsx'
import { finishArticle } from '../../src/page/finish-article.ts'
import { renderArticle } from '../../src/page/render-article.tsx'

const { codeBlocks, markdown } = configSchema.parse({ title: 'Site', url: 'https://a.test' })
const options = {
  siteDir: '/site',
  outside: [],
  staticDir: '/site/static',
  baseUrl: '/',
  codeBlocks,
  markdown,
  highlight: createHighlight(),
}

async function contentOf(source: string, bindings: Record<string, unknown>, file: string) {
  const { code } = await compilePage(source, `/site/docs/${file}`, options)
  return evaluatePage(code, bindings).Content
}

const Badge = ({ text, children }: { text?: string; children?: unknown }) =>
  createElement('b', undefined, text, children as string)

/** Headings of a page, which can use `Badge` and the partial `Partial`. */
async function headingsOf(source: string, partial = '', file = 'page.mdx'): Promise<Heading[]> {
  const Partial = partialComponent(await contentOf(partial, {}, 'partial.mdx'))
  const Content = await contentOf(source, { Partial, version: 2 }, file)
  const rendered = renderArticle({
    Content,
    components: {
      Badge: Badge as ComponentType<never>,
      Partial: Partial as ComponentType<never>,
    } as MdxComponents,
    page: { route: '/page' } as PageData,
    site: {} as SiteData,
    islandNames: new Map(),
  })
  const { article } = finishArticle(rendered.html, [], {
    title: 'Page',
    hideTitle: false,
    messages: mergeAllMessages({}),
    resolveHref: (href) => href,
  })
  return article.headings
}

const idsOf = async (...page: Parameters<typeof headingsOf>): Promise<string[]> =>
  (await headingsOf(...page)).map(({ id }) => id)

describe('heading IDs', () => {
  // The expected IDs are those that Docusaurus 3.10.2 generates for the same sources (the headings plugin of
  // @docusaurus/mdx-loader).
  // @covers 10.29
  test.each([
    ['a heading that repeats the title', '# Title\n\n## Title\n\n## Other', ['title-1', 'other']],
    ['a component with text', '## <Badge>New</Badge> option', ['new-option']],
    ['a component that makes its text', '## Since <Badge text="v2"/>', ['since-']],
    [
      'an expression',
      'import { version } from "../package.json"\n\n## Version {version}',
      ['version-version'],
    ],
    ['an image', '## The ![logo](https://a.test/a.png) picture', ['the-logo-picture']],
    ['links and code', '## See [a *link*](/x) `code`', ['see-a-link-code']],
    ['repeated headings', '## A\n\n## A\n\n## A 1\n\n## A', ['a', 'a-1', 'a-1-1', 'a-2']],
    ['signs and spaces', '## 2² ½ _x_ a&nbsp;b', ['2--x-ab']],
    ['letters of all kinds', '## Émoji 🎉 und Größe Ⓐ', ['émoji--und-größe-ⓐ']],
    ['two lines', 'Two\nlines\n---', ['twolines']],
    ['an id in a comment', '## Own {/* #mine */}', ['mine']],
    ['an id in a comment of HTML', '## Own <!-- #mine -->', ['mine']],
    ['an id in a comment, and closing marks', '## Own {/* #mine */} ##', ['mine']],
    ['an id in a comment of an underlined heading', 'Own {/* #mine */}\n---', ['mine']],
    ['another comment', '## A {/* note */}', ['a--note-']],
  ])('are the same as in Docusaurus for %s', async (_, source, ids) => {
    expect(await idsOf(source)).toEqual(ids)
  })

  test.each([
    ['## Own {/*mine*/}', ['mine']],
    ['## Own {/*mine-2*/} ##', ['mine-2']],
    ['- ## Own {/*mine*/}', ['mine']],
    ['Own {/*mine*/}\n---', ['mine']],
    ['## `a` and <b>c</b> {/*mine*/}', ['mine']],
    ['## Own {/*mine*/} words', ['own-mine-words']],
    ['## Own {/*two words*/}', ['own-two-words']],
  ])('are those in comments as in the documentation of React: %j', async (source, ids) => {
    expect(await idsOf(source)).toEqual(ids)
  })

  // Docusaurus interprets it as a directive and leaves it out: "wait-for-".
  test('include text after a colon', async () => {
    expect(await idsOf('## Wait for :visible')).toEqual(['wait-for-visible'])
  })

  test("don't change the headings' text", async () => {
    const [heading] = await headingsOf('## Since <Badge text="v2"/>')
    expect(heading).toMatchObject({ id: 'since-', text: 'Since v2', html: 'Since <b>v2</b>' })
  })

  // Docusaurus generates duplicate IDs here. Links lead to the first heading with an ID, which is the same one.
  // @covers 10.29
  test('are numbered separately in partials', async () => {
    expect(await idsOf('## A\n\n<Partial />\n\n## A', '## A\n\n## B')).toEqual([
      'a',
      'a-2',
      'b',
      'a-1',
    ])
    expect(await idsOf('<Partial />\n\n## A\n\n## A', '## A')).toEqual(['a', 'a-2', 'a-1'])
  })

  test("are kept if an author writes them, and aren't counted", async () => {
    expect(await idsOf('## A {#own}\n\n## Own\n\n## A')).toEqual(['own', 'own-1', 'a'])
  })

  test('are generated from the rendered text if the source has no letters', async () => {
    expect(await idsOf('## <Badge text="New" />\n\n## →')).toEqual(['new', 'section'])
  })
})

describe('braces in headings', () => {
  const textsOf = async (source: string, file: string): Promise<[string, string][]> =>
    (await headingsOf(source, '', file)).map(({ text, id }) => [text, id])

  test.each([
    ['## Get /users/{id}', 'Get /users/{id}', 'get-usersid'],
    ['## The set {1,2}', 'The set {1,2}', 'the-set-12'],
    ['## The set {1,2} ##', 'The set {1,2}', 'the-set-12'],
    ['## {a=b}', '{a=b}', 'ab'],
    ['> ## {{b}}', '{{b}}', 'b'],
    ['- ## Get {id}', 'Get {id}', 'get-id'],
    ['The path {id}\n---', 'The path {id}', 'the-path-id'],
    ['## `{id}`', '{id}', 'id'],
    ['## Get {id} {#own}', 'Get {id}', 'own'],
    ['## A {#b} c', 'A {#b} c', 'a-b-c'],
    ['## A {#b} {#c}', 'A {#b}', 'c'],
    ['## A \\{#b}', 'A {#b}', 'a-b'],
  ])('are text in Markdown: %j', async (source, text, id) => {
    expect(await textsOf(`${source}\n`, 'page.md')).toEqual([[text, id]])
  })

  test.each([
    ['## {#a} Some heading', '{#a} Some heading', 'a-some-heading'],
    ['## A {#b} {#c}', 'A {#b}', 'c'],
    ['## A {#} b', 'A {#} b', 'a--b'],
    ['## `{#a}` {#b} c', '{#a} {#b} c', 'a-b-c'],
    ['## Sum {1 + 2} {#own}', 'Sum 3', 'own'],
  ])('that can only be an ID in the wrong place are text in MDX: %j', async (source, text, id) => {
    expect(await textsOf(`${source}\n`, 'page.mdx')).toEqual([[text, id]])
  })

  test('that are code in the next line of a fence stay', async () => {
    expect(await textsOf('```sh\n# a {b}\n```\n\n## A\n', 'page.md')).toEqual([['A', 'a']])
  })
})

test('a heading without text is no entry of the table of contents', async () => {
  expect(await headingsOf('##\n\n## A\n', '', 'page.md')).toMatchObject([{ text: 'A' }])
})
