import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

const FILES = ['a.csv', 'b.zip', 'c.docx', 'd.xyz', 'e.pdf', 'f.yaml', 'G.TXT']
const COMPAT = "plugins: [(await import('@docent/docusaurus')).docusaurus()]"

describe('modules of pages', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await writtenSite(
      {
        'src/ui.tsx': `export const Note = ({ children }) => <b>{children}</b>
export const Card = { Body: Note }
export default function Frame({ children, ...props }) { return <section {...props}>{children}</section> }\n`,
        'src/pages/_sample.js': 'export default function Sample() {\n  return <i>sample</i>\n}\n',
        'docs/_part.mdx':
          'export { Note as PartNote } from "@site/src/ui"\n\nexport const Help = () => <Badge>help</Badge>\n\nPart with <Help />.\n',
        ...Object.fromEntries(FILES.map((name) => [`docs/${name}`, `text of ${name}(`])),
        'docs/LICENSE': 'MIT',
        'docs/files.mdx': `import imported from "./d.xyz"

<a href={imported}>imported</a> <a href={require('./LICENSE').default}>license</a>

${FILES.map((name) => `<a href={require('./${name}').default}>${name}</a>\n`).join('\n')}`,
        'docs/page.mdx': `import * as ui from "@site/src/ui"
import Part, { PartNote } from "./_part.mdx"

export { default } from "@site/src/ui"

<ui.Card.Body>member</ui.Card.Body>

<PartNote>passed on</PartNote>

<Part />
`,
        'docs/code.mdx': `import CodeBlock from '@theme/CodeBlock'
import sample from '!!raw-loader!@site/src/pages/_sample'
import other from '@site/src/pages/_sample?raw'

<CodeBlock className="language-bash">
  npm install

  npm start
</CodeBlock>

<CodeBlock language="js">{sample}</CodeBlock>

<CodeBlock language="js">{other}</CodeBlock>

<CodeBlock>const a = <b>1</b></CodeBlock>

<CodeBlock>
  one:{'\\n'}
  [two](./page.mdx)
</CodeBlock>
`,
      },
      COMPAT,
    )
    run = await docent(['build'], site.dir)
  })
  afterAll(() => site.delete())
  const article = async (route: string): Promise<string> =>
    (JSON.parse(await site.read(`dist/${route}/index.json`)) as { html: string }).html

  test('build', () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
  })

  test('are components by any path', async () => {
    const html = await article('page')
    expect(html).toContain('<b>member</b>')
    expect(html).toContain('<b>passed on</b>')
    expect(html).toMatch(/Part with <span class="[^"]*badge[^"]*">help<\/span>\./)
    expect(html).toContain('<section>')
  })

  test.each(FILES)('can be files of any kind: %s', async (name) => {
    const [base = '', extension = ''] = name.split('.')
    const link = new RegExp(`href="(/assets/${base}\\.[^"]+\\.${extension})"`)
    const [, address = ''] = link.exec(await article('files')) ?? []
    expect(await site.read(`dist${address}`)).toBe(`text of ${name}(`)
  })

  test('can be files without an extension', async () => {
    const [, address = ''] = /href="(\/assets\/LICENSE[^"]*)"/.exec(await article('files')) ?? []
    expect(await site.read(`dist${address}`)).toBe('MIT')
  })

  test('can be code, with elements and from any file', async () => {
    const html = await article('code')
    const codes = [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code = '']) => code)
    const texts = codes.map((code) => code.replace(/<[^>]*>/g, ''))
    const sample = 'export default function Sample() {\n  return &lt;i&gt;sample&lt;/i&gt;\n}'
    expect(texts).toEqual([
      'npm install\n\nnpm start',
      sample,
      sample,
      'const a = 1',
      'one:\n\ntwo',
    ])
    expect(codes[3]).toContain('const a = <b>1</b>')
    expect(codes[4]).toContain('<a href="/page">two</a>')
    const copy = await site.read('dist/code.md')
    expect(copy).toContain('```bash\nnpm install\n\nnpm start\n```')
  })
})

describe('on a site with a Markdown plugin', () => {
  let site: FixtureSite
  const counting = (name: string): string =>
    `export const Times = () => <i>rendered {(globalThis.${name} = (globalThis.${name} ?? 0) + 1)}x</i>`
  beforeAll(async () => {
    site = await writtenSite(
      {
        'src/shout.js':
          "export default () => ({ name: 'shout', text(node, context) { if (node.value.includes('quiet')) context.setProperty(node, 'value', node.value.replace('quiet', 'LOUD')) } })\n",
        'src/components/_part.mdx': 'A quiet part.\n',
        'src/components/Shown.tsx':
          "import Part from './_part.mdx'\nexport default function Shown() { return <div><Part /></div> }\n",
        'docs/partial.mdx':
          'import Shown from "@site/src/components/Shown"\n\n# Partial\n\nA quiet page.\n\n<Shown />\n',
        'docs/prose.mdx': `# Prose\n\n${counting('proseTimes')}\n\nThe variable toc, in prose. <Times />\n`,
        'docs/read.mdx': `# Read\n\n${counting('readTimes')}\n\n## Part\n\n{toc.length} heading. <Times />\n`,
      },
      "markdown: { mdastPlugins: ['./src/shout.js'] }",
    )
    const { code, stderr } = await docent(['build'], site.dir)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })
  afterAll(() => site.delete())

  test('it also applies to a partial that a component imports', async () => {
    const html = await site.read('dist/partial/index.html')
    expect(html).toContain('A LOUD page.')
    expect(html).toContain('A LOUD part.')
  })

  test('a page is rendered twice only if it reads its headings', async () => {
    expect(await site.read('dist/prose/index.html')).toMatch(/rendered (?:<!-- -->)?1/)
    const read = await site.read('dist/read/index.html')
    expect(read).toMatch(/1(?:<!-- -->)? heading/)
    expect(read).toMatch(/rendered (?:<!-- -->)?2/)
  })
})

test("the site's elements are also in a partial that a component imports", async () => {
  const site = await writtenSite(
    {
      'src/mdx.tsx': 'export default { em: (props) => <em className="own" {...props} /> }\n',
      'src/components/_part.mdx': 'A *partial*.\n',
      'src/components/Shown.tsx':
        "import Part from './_part.mdx'\nexport default function Shown() { return <Part /> }\n",
      'docs/page.mdx':
        'import Shown from "@site/src/components/Shown"\n\n# Page\n\nA *page*.\n\n<Shown />\n',
    },
    `${COMPAT},\nmdxComponents: './src/mdx.tsx'`,
  )
  const { code, stderr } = await docent(['build'], site.dir)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const html = await site.read('dist/page/index.html')
  await site.delete()
  expect(html).toContain('<em class="own">page</em>')
  expect(html).toContain('<em class="own">partial</em>')
})

test('a missing package is reported where a page imports it', async () => {
  const site = await writtenSite({
    'docs/a.mdx':
      '# A\n\nThe package `dlv`.\n\n```js\nimport x from "dlv"\n```\n\nWrite `import x from "dlv"`.\n',
    'docs/b.mdx': '# B\n\nimport x from "dlv"\n\n{typeof x}\n',
  })
  const { stderr } = await docent(['build'], site.dir)
  await site.delete()
  expect(stderr).toContain('[unresolved-import]')
  expect(stderr).toContain('docs/b.mdx:3')
})
