import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { PageData } from '../../src/shared/records/page-data.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/fences/highlighter.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { finishArticle } from '../../src/page/finish-article.ts'
import { evaluatePage } from '../../src/page/evaluate.tsx'
import { renderArticle } from '../../src/page/render-article.tsx'
import type { SiteData } from '../../src/shared/records/site-data.ts'

const here = dirname(fileURLToPath(import.meta.url))
const options = {
  siteDir: here,
  outside: [],
  staticDir: here,
  baseUrl: '/',
  highlight: createHighlight(),
  codeBlocks: {
    format: { semi: false, singleQuote: true, printWidth: 80, trailingComma: 'es5' as const },
    deriveJavaScript: true,
    packageManagers: ['npm' as const, 'yarn' as const],
    installedCommands: ['cypress'],
    aliases: {},
    magicComments: [],
  },
  markdown: {
    format: 'detect' as const,
    directives: {},
    emoji: false,
    anchors: { maintainCase: false },
    math: false,
  },
}

async function toHtml(file: string): Promise<string> {
  const { code } = await compilePage(readFileSync(file, 'utf8'), file, options)
  const { Content } = evaluatePage(code, {})
  const page = { route: '/a', title: '' } as PageData
  const { html } = renderArticle({
    Content,
    components: {},
    page,
    site: {} as SiteData,
    islandNames: new Map(),
  })
  return finishArticle(html, [], {
    title: '',
    hideTitle: true,
    messages: mergeAllMessages({}),
    resolveHref: (href) => href,
  }).article.html
}

// Each case is a pair of files: `name.mdx` and its HTML.
describe('Markdown', () => {
  const cases = readdirSync(join(here, 'cases')).filter((name) => /\.mdx?$/.test(name))
  test.each(cases)('%s', async (name) => {
    await expect(await toHtml(join(here, 'cases', name))).toMatchFileSnapshot(
      join(here, 'cases', `${name}.html`),
    )
  })
})

describe('require()', () => {
  test.each([
    ['in code of the page', '<img src={require("./a.png").default} />', ['./a.png']],
    ['in a template', '<p style={{ background: `url(${require("./a.png")})` }} />', ['./a.png']],
    ['in inline code', "Write `require('./a')`.", []],
    ['in inline code of a component', "<B>Write `require('./a')`, don't ask</B>", []],
    ['in prose', "It's require('./a') here.", []],
    ['in a code block', "```js\nrequire('./a')\n```", []],
  ])('%s', async (_, source, files) => {
    const { imports } = await compilePage(source, join(here, 'cases', 'page.mdx'), options)
    expect(imports.map(({ specifier }) => specifier)).toEqual(files)
  })
})

/** Text of a compiled page, without tags. */
const textOf = (code: string): string =>
  code
    .replace(/\\n/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')

describe('code from files', () => {
  const compile = (fence: string) =>
    compilePage(`# Login\n\n\`\`\`js ${fence}\n\`\`\`\n`, join(here, 'cases', 'page.mdx'), options)

  test('is an input of the page', async () => {
    const { inputs } = await compile('file="./files/login.js"')
    expect(inputs.map(({ file }) => file)).toEqual([join(here, 'cases', 'files', 'login.js')])
  })

  // @covers 10.68
  test("can be outside the site's folder", async () => {
    const { code } = await compile('file="../../../package.json" lines="2"')
    expect(textOf(code)).toContain('docent')
  })

  // @covers 10.68
  test.each([
    ['lines="2-3"', 'two\nthree'],
    ['lines="4-"', 'four\nfive'],
    ['lines="1, 4-5"', 'one\nfour\nfive'],
  ])('includes the lines in %s', async (lines, expected) => {
    expect(textOf((await compile(`file="./files/five.txt" ${lines}`)).code)).toContain(expected)
  })

  test('numbers lines as in the file', async () => {
    const { code } = await compile('file="./files/five.txt" lines="2-3" showLineNumbers')
    expect(code.match(/data-line=\\"\d/g)).toEqual(['data-line=\\"2', 'data-line=\\"3'])
  })

  // @covers 10.68
  test.each([
    ['file="./files/lgoin.js"', 'code-file-not-found'],
    ['file="./files/login.js#fil"', 'code-region-not-found'],
    ['file="./files/login.js"\ncy.visit("/")', 'code-beside-file'],
    ['file="./files/login.js" lines="4-400"', 'code-lines-not-found'],
    ['file="./files/login.js" lines="7-3"', 'invalid-code-lines'],
    ['file="./files/login.js" lines="all"', 'invalid-code-lines'],
    ['file="./files/login.js#fill" lines="3"', 'code-lines-and-region'],
    ['lines="3-4"', 'code-lines-without-file'],
  ])('%s: %s, with its location', async (fence, code) => {
    await expect(compile(fence)).rejects.toMatchObject({ code, line: 3, column: 1 })
  })
})
