import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkCopy } from '../../src/page/checks/copy-parity.ts'
import { articleMarkdown } from '../../src/page/markdown-copy/article-markdown.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/fences/highlighter.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import type { PageData } from '../../src/shared/records/page-data.ts'
import type { SiteData } from '../../src/shared/records/site-data.ts'
import { evaluatePage } from '../../src/page/evaluate.tsx'
import { finishArticle } from '../../src/page/finish-article.ts'
import { renderArticle } from '../../src/page/render-article.tsx'
import { pageText } from '../../src/search/index/page-text.ts'

const here = dirname(fileURLToPath(import.meta.url))
const file = join(here, 'page.mdx')
const messages = mergeAllMessages({})

function compile(source: string, { math = true, mermaid = true, compat }: { math?: boolean; mermaid?: boolean; compat?: 'docusaurus' } = {}) {
  return compilePage(source, file, {
    siteDir: here,
    outside: [],
    staticDir: here,
    baseUrl: '/',
    compat,
    highlight: createHighlight(),
    markdown: { format: 'detect', directives: {}, emoji: false, anchors: { maintainCase: false }, math, mermaid },
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

async function article(source: string) {
  const { Content } = evaluatePage((await compile(source)).code, {}, {})
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

/** An article's Markdown copy, which has passed the check against its page. */
async function copyOf(source: string): Promise<string> {
  const { nodes } = await article(source)
  const options = { url: 'https://example.com', hasCopy: () => false, messages }
  const markdown = articleMarkdown(nodes, { ...options, site: {} } as never)
  const input = { ...options, route: '/a', file, readSource: () => source, nodes, markdown }
  expect(checkCopy(input)).toBeUndefined()
  return markdown
}

describe('formulas', () => {
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

  test('keep letters that other MathML converters lose', async () => {
    expect((await article('$\\mathbb{R} \\mathcal{L}$')).html).toMatch(/ℝ[\s\S]*ℒ/)
  })

  test.each(['It costs $5 to $6.', 'From $5 and up, at most $ 7.'])("amounts don't become formulas: %s", async (text) => {
    expect((await article(text)).html).toBe(`<p>${text}</p>`)
  })

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

  test('are TeX in the copy, and one word for the search', async () => {
    const source = 'If $a_i * b_i < c^2$ holds:\n\n$$\nx = \\frac{a}{b} * c * d\n$$\n'
    expect(await copyOf(source)).toBe(
      'If $`a_i * b_i < c^2`$ holds:\n\n```math\nx = \\frac{a}{b} * c * d\n```',
    )
    expect(pageText((await article('If $x^2$ holds')).nodes, [])[0]?.text).toBe('If x2 holds')
  })
})

const FLOW = 'flowchart LR\n  A[Read] --> B{Fresh?}\n  B -->|No| C[Compile]'
const fence = (source: string): string => `Text\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`

describe('diagrams', () => {
  test('are drawings that follow the color mode, without inline styles or scripts', async () => {
    const { html, articleParts, styles } = await article(fence(FLOW))
    expect(html).toContain('<figure class="diagram mermaid"')
    expect(html).toContain('fill="var(--_node-fill)"')
    expect(html).toMatch(/<text[^>]*>Compile<\/text>/)
    expect(html).not.toMatch(/<style|<script|@import/)
    expect(articleParts).toEqual(['Diagram'])
    expect(styles).toEqual([])
  })

  test('have the name and the description from their source', async () => {
    const { html } = await article(
      fence(FLOW.replace('\n', '\n  accTitle: A build\n  accDescr: Reads and compiles.\n')),
    )
    const [, id] = /<svg[^>]* role="img" aria-labelledby="([\w-]+)-title"/.exec(html) ?? []
    expect(html).toContain(`<title id="${id}-title">A build</title>`)
    expect(html).toContain(`<desc id="${id}-desc">Reads and compiles.</desc>`)
    expect(html).not.toContain('accTitle</text>')
  })

  test('without a description are described by their labels', async () => {
    const { html } = await article(fence(FLOW))
    expect(html).toMatch(/<title[^>]*>Diagram<\/title>/)
    const [, description = ''] = /<desc[^>]*>([^<]*)<\/desc>/.exec(html) ?? []
    expect(description.split(', ').sort()).toEqual(['Compile', 'Fresh?', 'No', 'Read'])
  })

  test('with the same source on one page have separate arrowheads', async () => {
    const { ids } = await article(fence(FLOW) + fence(FLOW))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    'sequenceDiagram\n  participant A as Alice\n  A->>B: Hello\n  loop Daily\n    B-->>A: Hi\n  end',
    'stateDiagram-v2\n  [*] --> Still\n  Still --> Moving: go',
    'classDiagram\n  Animal <|-- Duck\n  class Duck {\n    +swim()\n  }',
    'erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  CUSTOMER {\n    string name\n  }',
    '---\ntitle: Sales\n---\nxychart-beta\n  x-axis [jan, feb]\n  y-axis "EUR" 0 --> 10\n  bar [3, 7]',
    'flowchart TD\n  %% a comment\n  subgraph one [Group]\n    A --> B\n  end\n  classDef big fill:#eee\n  class A big',
  ])('of each type are drawn: %#', async (source) => {
    expect((await article(fence(source))).html).toContain('<svg')
  })

  test.each([
    ['flowchart LR\n  A-->B-->C', ['A', 'B', 'C']],
    ['graph TD;\n  A-->B;\n  B-->C;', ['A', 'B', 'C']],
    ['graph TD; A[One]-->B{Two}; B-->|yes|C', ['One', 'Two', 'C', 'yes']],
    ['graph\n  A["x -- y"] --> |yes| B\n  B--no-->C', ['x -- y', 'B', 'C', 'yes', 'no']],
    ['graph LR\n  A-.->B==>C---D\n  E<-->F', ['A', 'B', 'C', 'D', 'E', 'F']],
    ['graph LR\n  A[One<br/>line] ----> b-c["a & b"]', ['One', 'line', 'a &amp; b']],
    ['classDiagram\n  Animal<|--Duck\n  Duck "1"-->"2" Egg', ['Animal', 'Duck', 'Egg', '1', '2']],
    ['erDiagram\n  CUSTOMER||--o{ORDER : places', ['CUSTOMER', 'ORDER', 'places']],
  ])('need no spaces around links: %s', async (source, labels) => {
    const { html } = await article(fence(source))
    for (const label of labels) expect(html).toMatch(new RegExp(`<t(?:ext|span)[^>]*>${label}</t`))
  })

  test.each([
    ['pie title Pets\n  "Dogs" : 3', 'unknown-diagram', 3],
    ['flowchart LR\n  A --> B\n  what is this line', 'ignored-diagram-line', 6],
    ['flowchart LR\n  A.b --> C', 'ignored-diagram-line', 5],
    ['graph LR; A --> B; A@{ shape: rect } --> C', 'ignored-diagram-line', 4],
    ['flowchart LR\n  A[Read] --> B\n  click A "https://example.com"', 'ignored-diagram-line', 6],
  ])('with a line that would be ignored are errors with that line: %s', async (source, code, line) => {
    await expect(compile(fence(source))).rejects.toMatchObject({ code, line })
  })

  test('that cannot be drawn stay code on Docusaurus sites and are reported', async () => {
    const { code, undrawn } = await compile(fence('gantt\n  title Plan'), { compat: 'docusaurus' })
    expect(code).toContain('data-language')
    expect(undrawn).toMatchObject([{ line: 3, problem: expect.stringContaining('"gantt"') as string }])
    const drawn = await compile(fence(FLOW), { compat: 'docusaurus' })
    expect(drawn.undrawn).toEqual([])
  })

  test('are written as their source in the copy', async () => {
    expect(await copyOf(fence(FLOW))).toBe(fence(FLOW).trim())
  })

  test('are code if the option is off', async () => {
    expect((await compile(fence(FLOW), { mermaid: false })).code).toContain('data-language')
  })
})
