import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { articleMarkdown } from '../../src/page/markdown-copy/article-markdown.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import type { SiteFence } from '../../src/markdown/site-plugins.ts'
import { createHighlight } from '../../src/markdown/fences/highlighter.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import type { Fence, FenceResult } from '../../src/config/plugins/fence.ts'
import type { PageData } from '../../src/shared/records/page-data.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { evaluatePage } from '../../src/page/evaluate.tsx'
import { finishArticle } from '../../src/page/finish-article.ts'
import { renderArticle } from '../../src/page/render-article.tsx'
import { pageText } from '../../src/page/page-text.ts'
import { compareCopy } from '../copies/compare-copy.ts'

const here = dirname(fileURLToPath(import.meta.url))
const file = join(here, 'page.mdx')
const messages = mergeAllMessages({})

interface CompileSettings {
  math?: boolean
  fences?: SiteFence[]
  isForeign?: boolean
}

function compile(
  source: string,
  { math = true, fences = [], isForeign = false }: CompileSettings = {},
) {
  return compilePage(source, file, {
    siteDir: here,
    outside: [],
    staticDir: here,
    baseUrl: '/',
    ...(isForeign && { foreignComponents: {} }),
    highlight: createHighlight(),
    markdown: {
      format: 'detect',
      directives: {},
      emoji: false,
      anchors: { maintainCase: false },
      math,
    },
    plugins: { mdast: [], hast: [], fences },
    codeBlocks: {
      format: { semi: false, singleQuote: true, printWidth: 80, trailingComma: 'es5' },
      deriveJavaScript: false,
      packageManagers: ['npm'],
      installedCommands: [],
      aliases: {},
      magicComments: [],
    },
  })
}

async function article(source: string, settings?: CompileSettings) {
  const { Content } = evaluatePage((await compile(source, settings)).code, {}, {})
  const { html } = renderArticle({
    Content,
    components: {},
    page: { route: '/a', title: '' } as PageData,
    site: {} as SiteData,
    islandNames: new Map(),
  })
  const finished = finishArticle(html, [], {
    title: '',
    hideTitle: true,
    messages,
    resolveHref: (href) => href,
  })
  return { ...finished.article, nodes: finished.nodes }
}

/** An article's Markdown copy, which has been compared with its page. */
async function copyOf(source: string, settings?: CompileSettings): Promise<string> {
  const { nodes } = await article(source, settings)
  const options = { url: 'https://example.com', hasCopy: () => false, messages }
  const markdown = articleMarkdown(nodes, { ...options, site: {} } as never)
  expect(compareCopy({ ...options, nodes, markdown })).toBeUndefined()
  return markdown
}

describe('formulas', () => {
  // @covers 10.59
  test('become inline and display MathML', async () => {
    const { html, articleParts } = await article('Area $A = \\pi r^2$ of\n\n$$\n\\frac{a}{b}\n$$\n')
    expect(html).toMatch(/<p>Area <math data-tex="A = \\pi r\^2">.*<\/math> of<\/p>/)
    expect(html).toMatch(/<p class="math-block"><math data-tex="\\frac\{a\}\{b\}" display="block"/)
    expect(html).toContain('<mi>π</mi>')
    expect(articleParts).toEqual(['Math'])
  })

  test('can be fences with the language math', async () => {
    const { html } = await article('```math\nx^2\n```\n')
    expect(html).toContain('<math data-tex="x^2" display="block"')
  })

  test.each(['$\\KaTeX$', '$\\text{in \\KaTeX}$'])('can name other packages: %s', async (text) => {
    expect((await article(text)).html).toMatch(/>(?:in.)?K<\/mtext>[\s\S]*>A<[\s\S]*>X</)
  })

  test('keep letters that other MathML converters lose', async () => {
    expect((await article('$\\mathbb{R} \\mathcal{L}$')).html).toMatch(/ℝ[\s\S]*ℒ/)
  })

  // @covers 10.59
  test.each(['It costs $5 to $6.', 'From $5 and up, at most $ 7.'])(
    "amounts don't become formulas: %s",
    async (text) => {
      expect((await article(text)).html).toBe(`<p>${text}</p>`)
    },
  )

  // @covers 10.59
  test('with a syntax error are errors with their line', async () => {
    await expect(compile('# A\n\nSee $\\frac{1$.\n')).rejects.toMatchObject({
      code: 'invalid-formula',
      line: 3,
      column: 5,
    })
  })

  test('are text if the option is off', async () => {
    expect((await compile('Area $r^2$', { math: false })).code).toContain('Area $r^2$')
  })

  // @covers 10.59
  test('are TeX in the copy, and one word for the search', async () => {
    const source = 'If $a_i * b_i < c^2$ holds:\n\n$$\nx = \\frac{a}{b} * c * d\n$$\n'
    expect(await copyOf(source)).toBe(
      'If $`a_i * b_i < c^2`$ holds:\n\n```math\nx = \\frac{a}{b} * c * d\n```',
    )
    expect(pageText((await article('If $x^2$ holds')).nodes, [])[0]?.text).toBe('If x2 holds')
  })
})

describe('code fences that a module renders', () => {
  const renders = (exported: unknown, isForeign = false): CompileSettings => ({
    fences: [{ language: 'shout', name: 'acme-shout', exported, options: { sign: '!' } }],
    isForeign,
  })
  const shout = renders(({ code, meta, id, options, message }: Fence<{ sign: string }>) => ({
    html: `<figure id="${id}"><b>${code}${options.sign}</b> ${meta} ${message('code.copy')}</figure>`,
  }))
  const fence = (source: string, language = 'shout'): string =>
    `Text\n\n\`\`\`${language}\n${source}\n\`\`\`\n`

  test('are what it returns, with the options, the meta, and words of the interface', async () => {
    const { html } = await article(fence('hello', 'shout loud'), shout)
    expect(html).toMatch(
      /<figure data-fence="shout" data-source="hello" id="[^"]+"><b>hello!<\/b> loud Copy code<\/figure>/,
    )
  })

  test('have IDs that are unique on the page', async () => {
    const { ids } = await article(fence('a') + fence('a') + fence('b'), shout)
    expect(new Set(ids).size).toBe(3)
  })

  test('are written as their source in the copy', async () => {
    expect(await copyOf(fence('a "quoted" <b>'), shout)).toBe(fence('a "quoted" <b>').trim())
  })

  test('may have their language in any case, and other languages stay code', async () => {
    expect((await article(fence('a', 'Shout'), shout)).html).toContain('<b>a!</b>')
    expect((await article(fence('a', 'js'), shout)).html).not.toContain('data-fence')
  })

  test.each([
    [() => ({ message: 'Too quiet.', fix: 'Shout.', line: 2 }), 'invalid-fence', 5, 'Too quiet.'],
    [() => ({ message: 'Too quiet.', fix: 'Shout.' }), 'invalid-fence', 3, 'Too quiet.'],
    [() => Promise.reject(new Error('no voice')), 'markdown-plugin-failed', 3, 'no voice'],
    [() => ({ html: 'text' }), 'fence-without-element', 3, "doesn't begin with an element"],
    ['no function', 'markdown-plugin-failed', 3, 'has to be a function'],
  ])('with a problem are errors with their line: %#', async (exported, code, line, message) => {
    await expect(compile(fence('one\ntwo'), renders(exported))).rejects.toMatchObject({
      code,
      line,
      message: expect.stringContaining(message) as string,
    })
  })

  // @covers 10.79
  test('that cannot be rendered stay code on Docusaurus sites and are reported', async () => {
    const problem = (): FenceResult => ({ message: 'Too quiet.', fix: 'Shout.', line: 1 })
    const { code, warnings } = await compile(fence('one'), renders(problem, true))
    expect(code).toContain('data-language')
    expect(warnings).toMatchObject([{ kind: 'fence', line: 4, problem: 'Too quiet.' }])
  })

  test('that need a plugin of docent that the site has not are reported with its package', async () => {
    const { warnings } = await compile(fence('flowchart LR', 'mermaid'))
    expect(warnings).toMatchObject([
      { kind: 'off', what: '```mermaid', fix: expect.stringContaining('@docent/diagrams') as string },
    ])
  })
})
