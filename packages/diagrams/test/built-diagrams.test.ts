import { expect, onTestFinished, test } from 'vitest'
import { docent } from '../../docent/test/support/docent.ts'
import { type FixtureSite, writtenSite } from '../../docent/test/support/fixtures.ts'

const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\`\n`
const FLOW = 'flowchart LR\n  A[Read] --> B[Write]'

async function siteWith(docs: Record<string, string>, options = ''): Promise<FixtureSite> {
  const site = await writtenSite({
    ...docs,
    'docent.config.mjs': `import { diagrams } from '@docent/diagrams'
export default { title: 'Trial', url: 'https://docs.example.com', plugins: [diagrams], ${options} }
`,
  })
  onTestFinished(site.delete)
  return site
}

test('a built site has diagrams with their styles, in the language of the page, and keeps them', async () => {
  const site = await siteWith(
    {
      'docs/flow.md': `# Flow\n\n${fence(FLOW)}\n${fence(FLOW)}`,
      'i18n/zh-CN/docs/flow.md': `# 流程\n\n${fence(FLOW)}`,
    },
    "i18n: { locales: ['en', 'zh-CN'] }",
  )
  const { code, stderr } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)

  const html = await site.read('dist/flow/index.html')
  expect(
    html.match(/<figure data-fence="mermaid"[^>]* class="diagram mermaid"><svg/g),
  ).toHaveLength(2)
  expect(html).toMatch(/<title[^>]*>Diagram<\/title>/)
  const ids = [...html.matchAll(/ id="(mermaid-[^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await site.read('dist/zh-CN/flow/index.html')).toMatch(/<title[^>]*>图表<\/title>/)
  expect(await site.read('dist/flow.md')).toContain(fence(FLOW).trim())

  const sheet = /<link rel="stylesheet" href="\/(assets\/[^"]+)"/g
  const sheets = [...html.matchAll(sheet)].map(([, path = '']) => path)
  const home = [...(await site.read('dist/index.html')).matchAll(sheet)].map(([, path]) => path)
  const own = sheets.filter((path) => !home.includes(path))
  expect(own).toHaveLength(1)
  expect(await site.read(`dist/${own[0]}`)).toContain('.mermaid svg{')

  const again = await docent(['build'], site.dir)
  expect(again.stdout).toMatch(/Compile pages.* 0 new/)
})

test('a diagram that can not be drawn stops the build with its line', async () => {
  const site = await siteWith({ 'docs/flow.md': `# Flow\n\n${fence(`${FLOW}\n  what is this`)}` })
  const { code, stderr } = await docent(['check'], site.dir)
  expect(code).toBe(1)
  expect(stderr).toContain('The line "what is this" would be missing from the diagram.')
  expect(stderr).toContain('docs/flow.md:6')
})
