import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { compilePage } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/fences/highlighter.ts'
import type { SitePlugins } from '../../src/markdown/site-plugins.ts'

const here = dirname(fileURLToPath(import.meta.url))

function compile(source: string, plugins: Partial<SitePlugins>) {
  return compilePage(source, join(here, 'page.mdx'), {
    siteDir: here,
    outside: [],
    staticDir: here,
    baseUrl: '/',
    highlight: createHighlight(),
    markdown: { format: 'detect', directives: {}, emoji: false, anchors: { maintainCase: false }, math: true },
    plugins: { mdast: [], hast: [], fences: [], ...plugins },
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
const codeWith = async (source: string, plugins: Partial<SitePlugins>): Promise<string> =>
  (await compile(source, plugins)).code

interface TestNode {
  type: string
  value?: string
  children?: TestNode[]
}

/** A plugin in the form of the unified ecosystem. */
function remarkShout({ sign }: { sign: string }) {
  const visit = (node: TestNode): void => {
    if (node.type === 'text') node.value = `${node.value?.toUpperCase()}${sign}`
    node.children?.forEach(visit)
  }
  return (tree: TestNode) => visit(tree)
}

describe("a site's plugins", () => {
  test('can be objects with visitors', async () => {
    const shout = {
      name: 'shout',
      text: (node: TestNode, context: { setProperty(...parts: unknown[]): void }) =>
        context.setProperty(node, 'value', node.value?.toUpperCase()),
    }
    const code = await codeWith('Hello', { mdast: [{ name: 'shout', exported: shout }] })
    expect(code).toContain('HELLO')
  })

  test('keep the lines of links when they replace the tree', async () => {
    const plugin = { name: 'remark-shout', exported: remarkShout, options: { sign: '!' } }
    const source = '---\ntitle: /a\n---\n\n`/a`, [one](/a)\n\n- [two](/a "Title") and <a href="/b">b</a>\n\n[three]: /c\n'
    const { links } = await compile(source, { mdast: [plugin] })
    expect(links.map(({ url, line }) => `${url} ${line}`).sort()).toEqual([
      '/a 5',
      '/a 7',
      '/b 7',
      '/c 9',
    ])
  })

  // @covers 10.67
  test('can be functions of their options, for example unified transformers', async () => {
    const plugin = { name: 'remark-shout', exported: remarkShout, options: { sign: '!' } }
    const code = await codeWith('# Title\n\nHello **you**\n\n{1 + 1}', { mdast: [plugin] })
    expect(code).toContain('HELLO !')
    expect(code).toContain('YOU!')
    expect(code).toContain('1 + 1')
  })

  test.each([
    'At 10:30, a:b{c=d}, and 5:30pm',
    '::leaf{x=1}',
    ':::note[Title]\n\nText\n\n:::',
    'Status:see[the page](https://example.com)',
    'From $5 to $6, and $x$',
    '=== "Tab"',
  ])("that replace the tree don't change what they don't read: %j", async (text) => {
    const nothing = { name: 'nothing', exported: () => () => undefined }
    const [expected, { code, warnings }] = await Promise.all([
      compile(`# Title\n\n${text}\n`, {}),
      compile(`# Title\n\n${text}\n`, { mdast: [nothing] }),
    ])
    expect({ code, warnings }).toEqual({ code: expected.code, warnings: expected.warnings })
  })

  test('can give directives a meaning', async () => {
    const boxes = () => (tree: TestNode) => {
      const visit = (node: TestNode & { name?: string; data?: object }): void => {
        if (node.type.endsWith('Directive') && node.name?.startsWith('box'))
          node.data = { hName: 'section', hProperties: { className: [node.name] } }
        node.children?.forEach(visit)
      }
      visit(tree)
    }
    const code = await codeWith(':::box\n\nIn\n\n:::\n\nPress :boxed[Ctrl] at :other[x]\n\n::box-leaf', {
      mdast: [{ name: 'boxes', exported: boxes }],
    })
    const html = code.replaceAll('\\"', '"')
    expect(html).toContain('<section class="box"><p>In</p></section>')
    expect(html).toContain('Press <section class="boxed">Ctrl</section> at :other[x]')
    expect(html).toContain('<section class="box-leaf"></section>')
  })

  test('can parse text with the processor that is their `this`', async () => {
    function remarkExtra(this: { parse(text: string): { children: object[] } }) {
      return (tree: { children: object[] }) => {
        tree.children.push(...this.parse('Added **text**').children)
      }
    }
    const code = await codeWith('Hello', { mdast: [{ name: 'extra', exported: remarkExtra }] })
    expect(code).toContain('<strong>text</strong>')
  })

  test('can change the HTML tree', async () => {
    const add = () => (tree: TestNode & { children: object[] }) => {
      tree.children.push({ type: 'element', tagName: 'hr', properties: {}, children: [] })
    }
    expect(await codeWith('Hello', { hast: [{ name: 'add', exported: add }] })).toContain('<hr>')
  })

  test("run before docent's plugins, so their output is highlighted and checked", async () => {
    const link = {
      text(node: TestNode, context: { replaceNode(...parts: unknown[]): void }) {
        if (node.value !== 'see') return
        const children = [{ type: 'text', value: 'there' }]
        context.replaceNode(node, { type: 'link', url: './other.md', children })
      },
    }
    const { links } = await compile('see', { mdast: [{ name: 'link', exported: link }] })
    expect(links.map(({ url }) => url)).toEqual(['./other.md'])
  })

  const boom = (): never => {
    throw new Error('no such emoji')
  }
  // @covers 10.67
  test.each([
    ['a visitor', { paragraph: boom }],
    ['a visitor that waits', { paragraph: () => Promise.reject(new Error('no such emoji')) }],
  ])('that throw in %s are errors with the location', async (_, exported) => {
    const plugin = { name: 'src/emoji.ts', exported }
    await expect(compile('# A\n\nHello', { mdast: [plugin] })).rejects.toMatchObject({
      code: 'markdown-plugin-failed',
      message: 'The Markdown plugin "src/emoji.ts" failed: no such emoji',
      file: join(here, 'page.mdx'),
      line: 3,
    })
  })

  test('errors of element visitors have the location, too', async () => {
    const plugin = { name: 'links', exported: { element: [{ filter: ['p'], visit: boom }] } }
    await expect(compile('# A\n\nHello', { hast: [plugin] })).rejects.toMatchObject({
      code: 'markdown-plugin-failed',
      line: 3,
    })
  })

  test('errors of transformers have the location that they report', async () => {
    const exported = () => (tree: TestNode, file: { fail(...parts: unknown[]): never }) =>
      file.fail('no such emoji', tree.children?.[1])
    const plugin = { name: 'remark-emoji', exported }
    await expect(compile('# A\n\nHello', { mdast: [plugin] })).rejects.toMatchObject({
      code: 'markdown-plugin-failed',
      message: 'The Markdown plugin "remark-emoji" failed: no such emoji',
      line: 3,
    })
  })

  // @covers 10.67
  test('that extend the parser are rejected', async () => {
    function remarkMath(this: { data(): Record<string, unknown> }) {
      const data = this.data()
      data.micromarkExtensions ??= []
    }
    const plugin = { name: 'remark-math', exported: remarkMath }
    await expect(compile('Hello', { mdast: [plugin] })).rejects.toMatchObject({
      code: 'markdown-plugin-failed',
      message: expect.stringContaining('"remark-math"') as string,
    })
  })

  test.each(['text', undefined, 3])("can't be %s", async (exported) => {
    const plugin = { name: 'src/emoji.ts', exported }
    await expect(compile('Hello', { mdast: [plugin] })).rejects.toMatchObject({
      code: 'not-a-markdown-plugin',
    })
  })
})
