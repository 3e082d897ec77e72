import { expect, onTestFinished, test } from 'vitest'
import { DOCUSAURUS } from './test-sites.ts'
import { docent, type Run } from '../../docent/test/support/docent.ts'
import { writtenSite, type FixtureSite } from '../../docent/test/support/fixtures.ts'

async function built(
  files: Record<string, string>,
  options: string,
): Promise<FixtureSite & { run: Run }> {
  const site = await writtenSite(files, options)
  onTestFinished(site.delete)
  const run = await docent(['build'], site.dir)
  expect(run.stderr).toBe('')
  return { ...site, run }
}

const COMPONENTS = `const inner = { a: (props) => <a data-own="link" {...props} /> }
export default {
  ...inner,
  table: (props) => <div className="own"><table {...props} /></div>,
  code: (props) => <code className="own-code" {...props} />,
  pre: (props) => <pre className="own-pre" {...props} />,
}
`

test('components read the elements of their content', async () => {
  const site = await built(
    {
      'src/Rows.jsx': `import { Children, cloneElement } from 'react'
export default function Rows({ children }) {
  if (children.type !== 'table') throw new Error('Bad usage')
  const [head, body] = Children.toArray(children.props.children)
  const rows = Children.map(body.props.children, (row, at) => cloneElement(row, { id: 'row-' + at }))
  return <table>{head}<tbody>{rows}</tbody></table>
}\n`,
      'docs/page.mdx': `import Rows from '@site/src/Rows'

<Rows>

| Name | Meaning |
| ---- | :-----: |
| \`a\` | **first** |
| b | second |

</Rows>
`,
    },
    `${DOCUSAURUS}, markdown: { format: 'mdx' }`,
  )
  const html = await site.read('dist/page/index.html')
  expect(html).toMatch(/<tr id="row-0"><td><code>a<\/code><\/td><td[^>]*><strong>first<\/strong>/)
  expect(html).toContain('<tr id="row-1">')
})

const PAGE = '[Link](https://example.com) and `code`\n\n```js\na()\n```\n\n| A |\n| - |\n| b |\n'

test('components replace elements of Markdown, except for code blocks', async () => {
  const { run, read } = await built(
    { 'components.jsx': COMPONENTS, 'docs/page.md': PAGE },
    `${DOCUSAURUS}, markdown: { format: 'mdx' }, mdxComponents: 'components.jsx'`,
  )
  const html = await read('dist/page/index.html')
  expect(html).toContain('<a data-own="link" href="https://example.com"')
  expect(html).toContain('<code class="own-code">code</code>')
  expect(html).toContain('<div class="own"><div class="table-scroll"')
  expect(html).not.toContain('own-pre')
  expect(run.stdout.match(/\[element-not-replaced\]/g)).toHaveLength(1)
  expect(run.stdout).toMatch(/The component "pre" in `mdxComponents`[\s\S]*components\.jsx:6/)
})

test('without the plugin, a warning names each element among the components', async () => {
  const { run, read } = await built(
    { 'components.jsx': COMPONENTS, 'docs/page.mdx': PAGE },
    "mdxComponents: 'components.jsx'",
  )
  expect(await read('dist/page/index.html')).not.toContain('own-code')
  for (const [name, line] of [
    ['a', 1],
    ['table', 4],
    ['code', 5],
    ['pre', 6],
  ])
    expect(run.stdout).toMatch(
      new RegExp(`The component "${name}" in [^]*?components\\.jsx:${line}`),
    )
})
