import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { startDev } from '../support/dev.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

/** A Markdown plugin that adds an import and the component's element. */
const PLUGIN = `const from = '@site/src/Added'
export default () => (tree) => {
  const local = { type: 'Identifier', name: 'Added' }
  const specifiers = [{ type: 'ImportDefaultSpecifier', local }]
  const source = { type: 'Literal', value: from, raw: JSON.stringify(from) }
  const body = [{ type: 'ImportDeclaration', specifiers, source }]
  const estree = { type: 'Program', sourceType: 'module', body }
  tree.children.unshift({ type: 'mdxjsEsm', value: "import Added from '" + from + "'", data: { estree } })
  tree.children.push({ type: 'mdxJsxFlowElement', name: 'Added', attributes: [], children: [] })
}
`

describe('modules that the text of a page does not show', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await writtenSite(
      {
        'plugin.mjs': PLUGIN,
        'src/Added.jsx': 'export default () => <b>added by a plugin</b>\n',
        'docs/_frag.jsx': 'export const Frag = () => <b>fragment</b>\n',
        'docs/_part.mdx': 'A part.\n',
        'docs/escaped.mdx': `import { Frag } from './\\_frag'
import { Frag as Again } from './\\x5ffrag'
import Part from "./\\u005Fpart.mdx"

<Frag /> <Again />

<Part />
`,
      },
      "markdown: { mdastPlugins: ['plugin.mjs'] }",
    )
    run = await docent(['build'], site.dir)
  })
  afterAll(() => site.delete())

  test('imports whose path has escapes, as formatters write them', async () => {
    expect(run.stderr).toBe('')
    const html = await site.read('dist/escaped/index.html')
    expect(html.match(/<b>fragment<\/b>/g)).toHaveLength(2)
    expect(html).toContain('A part.')
  })

  test('imports that a Markdown plugin adds', async () => {
    expect(await site.read('dist/index.html')).toContain('<b>added by a plugin</b>')
    const again = await docent(['build'], site.dir)
    expect(again.stdout).toContain('(0 written)')
    const dev = await startDev(site)
    const { body } = await dev.get('/').finally(dev.stop)
    expect(body).toContain('<b>added by a plugin</b>')
  })
})
