import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { writtenSite } from '../support/fixtures.ts'

test('a plugin may be a linked package of a workspace, in TypeScript, with packages of its own', async () => {
  const site = await writtenSite(
    {
      'website/docs/a.md': '# Page\n\nHello\n',
      'website/docent.config.ts': `import { defineConfig } from 'docent/config'
export default defineConfig({
  title: 'T',
  url: 'https://docs.example.com',
  markdown: { mdastPlugins: ['@acme/remark-shout'] },
})
`,
      'tools/shout/package.json': JSON.stringify({
        name: '@acme/remark-shout',
        type: 'module',
        main: 'src/index.ts',
      }),
      'tools/shout/src/index.ts': `import sign from 'shout-sign'
interface Node { value?: string; children?: Node[] }
const visit = (node: Node): void => {
  if (node.value !== undefined) node.value += sign
  node.children?.forEach(visit)
}
export default () => visit
`,
      'tools/shout/node_modules/shout-sign/package.json': '{ "name": "shout-sign" }',
      'tools/shout/node_modules/shout-sign/index.js': "module.exports = '?!'\n",
    },
    '',
  )
  onTestFinished(site.delete)
  mkdirSync(join(site.dir, 'website/node_modules/@acme'), { recursive: true })
  symlinkSync('../../../tools/shout', join(site.dir, 'website/node_modules/@acme/remark-shout'))
  const { stderr } = await docent(['build', '--site', 'website'], site.dir)
  expect(stderr).toBe('')
  expect(await site.read('website/dist/a/index.html')).toContain('Hello?!')
})
