import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { globalSelectors, layeredReset } from '../src/site-styles.ts'
import { DOCUSAURUS } from './test-sites.ts'
import { docent } from '../../docent/test/support/docent.ts'
import { writtenSite } from '../../docent/test/support/fixtures.ts'

test('modules that components of real Docusaurus sites import', async () => {
  const site = await writtenSite(
    {
      'src/Uses.jsx': `import A from '@theme/MDXComponents/A'
import Code from '@theme/MDXComponents/Code'
import Pre from '@theme/MDXComponents/Pre'
import Mermaid from '@theme/Mermaid'
import ExternalLink from '@theme/Icon/ExternalLink'
import ColorMode from '@theme/Icon/SystemColorMode'
import TipIcon from '@theme/Admonition/Icon/Tip'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client'
import { duplicates, usePluralForm } from '@docusaurus/theme-common'
import { createStorageSlot, useClearQueryString, useScrollPositionBlocker } from '@docusaurus/theme-common/internal'

export default function Uses() {
  useBrokenLinks().collectAnchor('a')
  useClearQueryString()
  const { activeDoc, activeVersion } = useActiveDocContext()
  return (
    <div>
      <A href="https://example.com">Link</A>
      <Pre><Code>code</Code></Pre>
      <Mermaid value="graph LR" />
      <ExternalLink width={13} aria-label="Elsewhere" />
      <ColorMode className="mode" />
      <TipIcon />
      <i>{activeDoc.id} {activeVersion.name} {duplicates([1, 2, 1]).join()}</i>
      <b>{usePluralForm().selectMessage(2, 'page|pages')} {String(createStorageSlot('a').get())} {typeof useScrollPositionBlocker().blockElementScrollPositionUntilNextRender}</b>
    </div>
  )
}
`,
      'src/pages/home.jsx': `import styles from './home.module.css'
export default () => <div className={'row ' + styles.own}><div className="col col--6">Home</div></div>\n`,
      'src/pages/home.module.css':
        '.own :global .outer .inner { color: #639; border: 1px solid var(--ifm-color-emphasis-200) }\n',
      'docs/uses.mdx': "import Uses from '@site/src/Uses'\n\n<Uses />\n",
      'docs/titled.mdx':
        "---\ntitle: Other\n---\n\nimport Part, { contentTitle as ofPart } from './_part.mdx'\n\n# The `own` title\n\n<u>{contentTitle}</u> <s>{ofPart}</s>\n\n<Part />\n",
      'docs/_part.mdx': '## A part\n\n# Later\n\n<em>{typeof contentTitle}</em>\n',
      'docs/declared.mdx':
        "export const contentTitle = 'Mine'\n\n# Title\n\n<u>{contentTitle}</u>\n",
    },
    DOCUSAURUS,
  )
  onTestFinished(site.delete)
  const { stderr } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  const html = await site.read('dist/uses/index.html')
  for (const part of [
    '<a href="https://example.com"',
    '<pre><code>code</code></pre>',
    'graph LR',
    '<i>uses current 1</i>',
    '<b>pages null function</b>',
    'width="13"',
    'aria-label="Elsewhere"',
    'class="mode"',
  ])
    expect(html).toContain(part)
  const titled = await site.read('dist/titled/index.html')
  for (const part of ['<u>The own title</u>', '<s></s>', '<em>undefined</em>'])
    expect(titled).toContain(part)
  expect(await site.read('dist/declared/index.html')).toContain('<u>Mine</u>')
  const assets = join(site.dir, 'dist/assets')
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const css = (await Promise.all(sheets.map((name) => site.read(`dist/assets/${name}`)))).join('')
  expect(css).toMatch(/[\w-]*own \.outer \.inner\{color:#639;/)
  // Style sheets of a site read values of Infima, and its pages use Infima's components.
  for (const name of [
    'color-emphasis-200',
    'color-white',
    'global-shadow-lw',
    'alert-border-color',
  ])
    expect(css).toContain(`--ifm-${name}:`)
  for (const name of ['card--full-height', 'avatar__photo', 'alert--warning', 'clean-list'])
    expect(css).toContain(`.${name}`)
  expect(css).toMatch(/\.col--6\{/)
})

test.each([
  ['.a :global .b .c { x: y }', '.a :global(.b) :global(.c) { x: y }'],
  [':global #b > .c, .d {}', ':global(#b) > :global(.c), .d {}'],
  [':global(.b) .c {}', ':global(.b) .c {}'],
  [':global .b :local .c {}', ':global(.b) .c {}'],
  [
    '.a {\n  :global {\n    .b, .c:hover { x: 1.5em }\n  }\n}',
    '.a {\n\n    :global(.b), :global(.c):hover { x: 1.5em }\n  \n}',
  ],
  [
    '.a :global { .b { x: y } @media (min-width: 1px) { & > .c { x: y } } }',
    '.a { :global(.b) { x: y } @media (min-width: 1px) { & > :global(.c) { x: y } } }',
  ],
  [':global { .a { .b { x: y } } } .c {}', ' :global(.a) { :global(.b) { x: y } }  .c {}'],
])('global names in CSS modules: %s', (css, expected) => {
  expect(globalSelectors(css)).toBe(expected)
})

test('a reset yields to the styles of docent’s classes', () => {
  const normalize = '/site/node_modules/modern-normalize/modern-normalize.css'
  expect(layeredReset('h1 { margin: 0 }', normalize)).toBe('@layer reset { h1 { margin: 0 } }')
  const tailwind = '@tailwind base;\n@tailwind utilities;\n'
  expect(layeredReset(tailwind, '/site/src/css/custom.scss')).toBe(
    '@layer reset { @tailwind base; }\n@tailwind utilities;\n',
  )
  for (const [css, file] of [
    ['h1 { margin: 0 }', '/site/src/css/custom.css'],
    ['h1 { margin: 0 }', '/site/node_modules/reset-css-like/a.css'],
    ["@import 'other.css';", normalize],
    ["export const css = '@tailwind base;'", '/site/src/css.ts'],
  ] as const)
    expect(layeredReset(css, file)).toBeUndefined()
})
