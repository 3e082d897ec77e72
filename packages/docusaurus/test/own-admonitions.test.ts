import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { convertAdmonitions, ownAdmonitions } from '../src/convert-admonitions.ts'
import { convertSwizzled } from '../src/convert-swizzled.ts'
import { docent } from '../../docent/test/support/docent.ts'
import { folderWith, said, siteWith } from './test-sites.ts'

const PACKAGE = '{ "dependencies": { "@docusaurus/core": "3.9.2" } }'
const CONFIG = `export default {
  title: 'Trial', url: 'https://docs.example.com', baseUrl: '/',
  presets: [['classic', {
    docs: { routeBasePath: '/', admonitions: { keywords: ['my-custom-admonition', 'tip'], extendDefaults: true } },
    blog: false,
    pages: { admonitions: { keywords: ['aside'] } },
  }]],
}
`
const TYPES = `import Types from '@theme-original/Admonition/Types'
import type { Props } from '@theme/Admonition'
const Mine = ({ type, title, children }: Props) => <section title={type}><b>{title}</b>{children}</section>
export default { ...Types, 'my-custom-admonition': Mine }
`
const PAGE = `# Page

:::my-custom-admonition[My title]

Words of the **first**.

:::

:::aside

Words of the second.

:::

<Known />
`

test('own types of admonitions have their components, or the look of info, after a migration', async () => {
  const folder = folderWith(
    {
      'site/package.json': PACKAGE,
      'site/docusaurus.config.js': CONFIG,
      'site/src/theme/Admonition/Types.tsx': TYPES,
      'site/src/theme/MDXComponents.tsx':
        "import MDXComponents from '@theme-original/MDXComponents'\n\nexport default { ...MDXComponents, Known: () => <i>known</i> }\n",
      'site/docs/index.md': PAGE,
    },
    { linked: true },
  )
  const out = join(folder, 'new')
  const { stdout } = await docent(['migrate', join(folder, 'site'), '--out', out])
  expect(stdout).toContain('presets[0][1].docs.admonitions.keywords: my-custom-admonition')
  const { stderr } = await docent(['build'], out)
  expect(stderr).toBe('')
  const html = readFileSync(join(out, 'dist/index.html'), 'utf8')
  expect(html).toContain('<section title="my-custom-admonition"><b>My title</b>')
  expect(html).toContain('<p>Words of the <strong>first</strong>.</p>')
  expect(html).toContain('<aside class="admonition admonition-info"><p class="admonition-title">')
  expect(html).toContain('<p>Words of the second.</p>')
  expect(html).toContain('<i>known</i>')
})

const site = (foreign: string[]) =>
  siteWith(
    {
      presets: [['classic', { docs: { admonitions: { keywords: ['3d', 'own-admonition'] } } }]],
    },
    { swizzled: [{ file: '/site/src/theme/Admonition/Types/index.js', text: '', foreign }] },
  )

test('a file of types that docent can’t build is a manual step, and the types look like info', () => {
  const own = ownAdmonitions(site(['@theme/Other']))
  expect(own).toEqual({
    components: { '3d': 'Own3dAdmonition', 'own-admonition': 'OwnAdmonition' },
    module: '@theme-original/Admonition/Types',
  })
  const { findings } = convertSwizzled(site([]).swizzled, '/site', own, site([]).swizzled[0])
  expect(said(findings, 'manual')).toHaveLength(1)
})

test('the report says where the look of each type comes from', () => {
  const { options, findings } = convertAdmonitions(site([]))
  expect(options).toEqual({
    markdown: { directives: { '3d': 'Own3dAdmonition', 'own-admonition': 'OwnAdmonition' } },
  })
  expect(said(findings, 'converted')).toEqual([
    'presets[0][1].docs.admonitions.keywords: 3d: markdown.directives: Own3dAdmonition, with the component in src/theme/Admonition/Types/index.js, or the look of `info` if it has none',
    'presets[0][1].docs.admonitions.keywords: own-admonition: markdown.directives: OwnAdmonition, with the component in src/theme/Admonition/Types/index.js, or the look of `info` if it has none',
  ])
})

test('a site that has only its own types learns which others docent adds', () => {
  const only = (keywords: string[]) =>
    siteWith({
      presets: [['classic', { docs: { admonitions: { keywords, extendDefaults: false } } }]],
    })
  const text = (keywords: string[]) =>
    said(convertAdmonitions(only(keywords)).findings, 'dropped').join('\n')
  expect(text(['note', 'tip', 'info', 'warning', 'danger'])).toBe(
    'presets[0][1].docs.admonitions.extendDefaults: docent always has its own types: on its pages, :::secondary, :::success, :::important, :::caution are admonitions, too. Where they should stay text, write `\\:::`.',
  )
  const all = 'note tip info warning danger secondary success important caution'.split(' ')
  expect(text(all)).toContain('The keywords contain all of docent’s types.')
})
