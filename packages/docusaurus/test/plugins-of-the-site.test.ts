import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadSite } from '../src/load-site.ts'
import { migrate } from '../src/migration.ts'
import { folderWith, said } from './test-sites.ts'
import { contentOf, writeSite } from '../src/write-site.ts'

const CONFIG = `
const path = require('path')
const { shout, whisper } = require('./src/remark')
const sponsors = require('./data/sponsors.json')
module.exports = {
  title: 'Acme',
  url: 'https://acme.dev',
  baseUrl: '/',
  stylesheets: ['https://fonts.googleapis.com/css2?family=Inter'],
  scripts: [{ src: 'https://esm.sh/widget.js', async: true }, '/js/editor.js'],
  presets: [['classic', {
    docs: {
      exclude: ['**/README.md', '**/_*/**'],
      remarkPlugins: [[shout, { tsconfig: path.join(__dirname, 'docs/tsconfig.json') }], whisper],
    },
    blog: false,
    theme: { customCss: './src/custom.css' },
  }]],
  plugins: [
    './plugins/alias.js',
    function postcss() {
      return {
        name: 'postcss',
        configurePostCss(options) {
          options.plugins.push(require('tailwindcss'), require('autoprefixer'))
          return options
        },
      }
    },
  ],
  themeConfig: {
    algolia: { appId: 'A', apiKey: 'b', indexName: 'c' },
    navbar: { items: sponsors.map((name) => ({ label: name, to: '/' })) },
  },
}`

const FILES = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  'package.json': '{ "dependencies": { "clsx": "^2.0.0", "unused": "^1.0.0" } }',
  'website/package.json':
    '{ "dependencies": { "swr": "^2.0.0" }, "devDependencies": { "eslint": "^9.0.0", "prettier": "^3.0.0", "sass": "^1.0.0", "@types/react": "^19.0.0", "d3": "^7.0.0", "unist-util-visit": "^5.0.0" } }',
  'website/src/Chart.js':
    "import { select } from 'd3'\nexport default () => select('svg') && null\n",
  'website/docusaurus.config.js': CONFIG,
  'website/src/remark.js':
    "const lines = require('./lines')\nexports.shout = () => () => {}\nexports.whisper = () => () => {}\n",
  'website/src/lines.js': "const { visit } = require('unist-util-visit')\nexports.visit = visit\n",
  'website/src/custom.css':
    "@import url('https://use.typekit.net/x.css');\n@font-face { src: url(https://cdn.dev/a.woff2); }\n",
  'website/plugins/alias.js': `const path = require('path')
module.exports = () => ({
  name: 'alias',
  configureWebpack: () => ({
    resolve: { alias: { '@components': path.resolve(__dirname, '../src/components') } },
    module: { rules: [] },
  }),
})`,
  'website/docs/tsconfig.json': '{}',
  'website/docs/index.mdx':
    "import clsx from 'clsx'\n\n# Home\n\nIts package was renamed from 'prettier' to another.\n",
  'website/docs/README.md': '# Notes\n',
  'website/static/js/editor.js': "import { edit } from 'https://modules.dev/editor@1'\nedit()\n",
}

test('values that a site’s configuration computes are migrated without manual edits', async () => {
  const root = folderWith(FILES)
  const out = `${root}/website-docent`
  const { files, findings } = migrate(await loadSite(`${root}/website`), out)
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? ''
  const config = textOf('docent.config.ts')

  // Aliases and PostCSS
  expect(config).toContain(
    '"vite": {\n    "resolve": {\n      "alias": {\n        "@components": "./src/components"',
  )
  expect(textOf('postcss.config.mjs')).toBe(
    'export default {"plugins":{"tailwindcss":{},"autoprefixer":{}}}\n',
  )
  expect(said(findings, 'manual')).toContain(
    'plugins[0]: ./plugins/alias.js: Its webpack option module has no effect. Set `vite` instead.',
  )
  expect(said(findings, 'manual').join('\n')).not.toContain('docent runs no plugins')

  // Markdown plugins with names, and paths on this computer
  expect(config).toContain('"plugin": "docent/markdown/shout.mjs"')
  expect(textOf('docent/markdown/whisper.mjs')).toBe(
    'export { whisper as default } from "../../src/remark.js"\n',
  )
  expect(config).toContain('"tsconfig": "./docs/tsconfig.json"')
  for (const { text } of files) expect(text).not.toContain(root)

  // Files
  expect(config).toContain('"exclude": [\n      "**/README.md"\n    ]')
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'manual', subject: './data/sponsors.json', line: 4 }),
  )

  // Packages
  expect(JSON.parse(textOf('package.json'))).toMatchObject({
    dependencies: { '@docent/algolia': expect.any(String) as string, clsx: '^2.0.0' },
  })
  expect(textOf('package.json')).not.toContain('unused')
  expect(JSON.parse(textOf('package.json'))).toMatchObject({
    dependencies: { swr: '^2.0.0', sass: '^1.0.0', '@types/react': '^19.0.0', d3: '^7.0.0' },
  })
  expect(textOf('package.json')).toContain('"unist-util-visit":"^5.0.0"')
  expect(textOf('package.json')).not.toMatch(/eslint|prettier/)
  expect(said(findings, 'dropped')).toContain(
    'devDependencies: eslint, prettier: The new site doesn’t use them. Add those to its package.json that you still need.',
  )

  // The policy
  expect(said(findings, 'converted')).toEqual(
    expect.arrayContaining([
      'https://fonts.googleapis.com: contentSecurityPolicy["style-src"]',
      'https://fonts.gstatic.com: contentSecurityPolicy["font-src"]',
      'https://use.typekit.net: contentSecurityPolicy["style-src"]',
      'https://cdn.dev: contentSecurityPolicy["font-src"]',
    ]),
  )
  expect(said(findings, 'manual').join('\n')).toContain('scripts of https://esm.sh')
  expect(said(findings, 'converted')).toContain(
    'https://modules.dev: contentSecurityPolicy["script-src"]',
  )
})

test('a blog at the root of a site, with what docent’s blog lacks as manual steps', async () => {
  const root = folderWith({
    'docusaurus.config.js': `module.exports = {
  title: 'Acme', url: 'https://acme.dev', baseUrl: '/',
  presets: [['classic', {
    docs: false,
    blog: { path: './posts', routeBasePath: '/', truncateMarker: /more/, blogListComponent: 'x' },
  }]],
  plugins: [['@docusaurus/plugin-content-blog', { id: 'second', path: 'news', routeBasePath: 'news' }]],
}`,
    'posts/hello.md': '# Hello\n',
    'posts/2026-01-01-dated.md': '# Dated\n',
    'posts/2017-03-01-leap.md': '---\ndate: 2017-02-29 11:00:00\n---\n\n# Leap\n',
    'news/2026-01-01-a.md': '# A\n',
    'i18n/fr/docusaurus-plugin-content-blog/authors.yml': 'ada:\n  name: Ada\n',
  })
  const { files, findings, copied, edits } = migrate(await loadSite(root), `${root}-docent`)
  const config = files.find(({ path }) => path === 'docent.config.ts')?.text ?? ''
  expect(config).toMatch(/^import \{ blog \} from '@docent\/blog'\n/m)
  expect(config).toContain('blog({\n  "path": "posts",\n  "routeBasePath": "/"\n})')
  expect(copied.map(({ to }) => to)).toContain('i18n/fr/posts/authors.yml')
  // Copies of posts get the day that Docusaurus reads, and posts that stay where they are need an author
  const leap = { file: `${root}/posts/2017-03-01-leap.md`, line: 2 }
  const subject = '2017-03-01-leap.md: date 2017-02-29'
  const edit = { ...leap, before: '2017-02-29', after: '2017-03-01' }
  expect(edits).toEqual([edit])
  const text = '2017-03-01, as Docusaurus reads it'
  expect(findings).toContainEqual({ kind: 'converted', subject, text, ...leap })
  expect(migrate(await loadSite(root), root).findings).toContainEqual({
    kind: 'manual',
    subject,
    text: 'The day doesn’t exist. Docusaurus reads it as `date: 2017-03-01 11:00:00`: write that.',
    ...leap,
    edit,
  })
  writeSite(`${root}/new`, { generated: [], renamed: [], copied: contentOf(root), edits })
  const copy = readFileSync(`${root}/new/posts/2017-03-01-leap.md`, 'utf8')
  expect(copy).toBe('---\ndate: 2017-03-01 11:00:00\n---\n\n# Leap\n')
  const manual = said(findings, 'manual').join('\n')
  for (const subject of ['truncateMarker', 'blogListComponent', 'a second blog', 'without a date'])
    expect(manual).toContain(subject)
})

test('components that need a script are offered as islands where their props allow it', async () => {
  const component = (hook: string): string =>
    `import { useState } from 'react'\nexport default () => ${hook}\n`
  const root = folderWith({
    'docusaurus.config.js':
      "module.exports = { title: 'A', url: 'https://a.dev', baseUrl: '/', presets: ['classic'] }",
    'sidebars.js': 'module.exports = {}\n',
    'sidebars.api.ts': 'export default {}\n',
    'docs/b.mdx':
      "# Sidebars\n\n<pre>\n  {require('!!raw-loader!@site/sidebars.api.ts').default}\n</pre>\n",
    'sidebars.guide.ts': 'export default {}\n',
    'sidebars.old.ts': 'export default {}\n',
    'docs/e.mdx':
      "# Code\n\n```mdx-code-block\n<pre>{require('!!raw-loader!@site/sidebars.guide.ts').default}</pre>\n```\n\n```jsx\nrequire('!!raw-loader!@site/sidebars.old.ts')\n```\n",
    'patches/@docusaurus+utils+3.0.0.patch': '',
    'src/components/Counter/index.tsx': component('useState(1)[0]'),
    'src/components/Form.jsx': component('<form onSubmit={() => useState(1)} />'),
    'src/components/Still.jsx': component('<b />'),
    'src/components/Playground.jsx':
      "import { useState } from 'react'\n\nexport default function Playground() {\n  useState(1)\n}\n",
    'static/usage/_basic.md':
      "import Playground from '@site/src/components/Playground'\nimport vue from './_vue.md'\n\n<Playground\n  code={{\n    vue,\n    files: { 'a.vue': vue },\n  }}\n/>\n",
    'static/usage/_vue.md': 'Vue\n',
    'docs/c.mdx': "import Basic from '@site/static/usage/_basic.md'\n\n<Basic />\n",
    'docs/d.mdx': "import Basic from '@site/static/usage/_basic.md'\n\n<Basic />\n",
    'docs/a.mdx': `import Counter from '@site/src/components/Counter'
import Form from '../src/components/Form'
import Still from '@site/src/components/Still'
import sidebars from '@site/sidebars'

<Counter start={2} names={['a', "b"]} wide title="x > y" />

<Form onSend={() => 1} />

<Still />
`,
  })
  const site = await loadSite(root)
  expect([...site.importedSidebars].sort()).toEqual([
    'sidebars.api.ts',
    'sidebars.guide.ts',
    'sidebars.js',
  ])
  const { findings } = migrate(site, `${root}-docent`)
  const manual = said(findings, 'manual')
  expect(manual).toContainEqual(
    "src/components/Counter/index.tsx, on 1 page: Readers get its HTML without its script. To make it an island, write src/islands/Counter.tsx: import { island } from 'docent'; import Counter from '../components/Counter/index'; export default island(Counter) – and remove its import from the pages, which need none.",
  )
  expect(manual).toContainEqual(
    expect.stringMatching(/Form\.jsx, on 1 page:.*An island’s props are JSON/),
  )
  expect(manual.join('\n')).not.toContain('Still.jsx')
  expect(findings).toContainEqual(
    expect.objectContaining({
      subject: 'src/components/Playground.jsx, on 2 pages',
      text: expect.stringContaining('An island’s props are JSON') as string,
      line: 4,
    }),
  )
  expect(manual.join('\n')).toContain('a patch of Docusaurus')
})

test('a patch of the IDs of headings becomes the option, and what is left are warnings', async () => {
  const headings = 'a/node_modules/@docusaurus/mdx-loader/lib/remark/headings/index.js'
  const patchWith = (lines: string): string =>
    `diff --git ${headings} b/x\n--- ${headings}\n+++ b/x\n@@ -1 +1 @@\n-  slug(text)\n${lines}`
  const migrated = async (lines: string) => {
    const root = folderWith({
      'package.json': '{}',
      'docusaurus.config.js':
        "module.exports = { title: 'Acme', url: 'https://acme.dev', baseUrl: '/', onBrokenAnchors: 'throw' }",
      'patches/@docusaurus+mdx-loader+3.0.0.patch': patchWith(lines),
    })
    const { files, findings } = migrate(await loadSite(root), `${root}-docent`)
    const config = files.find(({ path }) => path === 'docent.config.ts')?.text
    return { config, findings: findings.filter(({ file }) => file?.endsWith('.patch')) }
  }
  const simple = await migrated('+  slug(text, { maintainCase: true })\n')
  expect(simple.config).toContain('"maintainCase": true')
  expect(simple.config).toContain('"onBrokenAnchors": "throw"')
  expect(simple.findings).toMatchObject([{ kind: 'converted', line: 6 }])
  const other = await migrated('+  text = text.trim()\n+  slug(text, { maintainCase: true })\n')
  expect(other.config).toContain('"onBrokenAnchors": "warn"')
  expect(other.findings).toMatchObject([
    { kind: 'converted', line: 7 },
    { kind: 'manual', line: 6, subject: 'onBrokenAnchors in docent.config.ts' },
  ])
})

test('plugins of packages that aren’t installed keep the names of their exports and packages', async () => {
  const root = folderWith({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'package.json':
      '{ "workspaces": ["website", "tools/*"], "dependencies": { "remark-two": "^2.0.0" } }',
    'tools/snack/package.json': '{ "name": "@acme/remark-snack" }',
    'tools/lint/package.json': '{ "name": "@acme/lint" }',
    'website/package.json':
      '{ "devDependencies": { "@acme/lint": "*", "@acme/remark-snack": "workspace:*" } }',
    'website/docusaurus.config.ts': `
import snack from '@acme/remark-snack'
import { first } from 'remark-two'
const { second } = require('remark-two')
const { third } = require('./generated/plugins')
export default {
  title: 'Acme', url: 'https://acme.dev', baseUrl: '/',
  presets: [['classic', { docs: { remarkPlugins: [[first, { a: 1 }], second, snack, third] } }]],
}`,
    'website/docs/index.md': "# Home\n\n```js\nimport lint from '@acme/lint'\n```\n",
  })
  const { files, findings } = migrate(await loadSite(`${root}/website`), `${root}/website-docent`)
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? ''
  expect(textOf('docent/markdown/first.mjs')).toBe(
    'export { first as default } from "remark-two"\n',
  )
  expect(textOf('docent/markdown/second.mjs')).toContain('second as default')
  expect(textOf('docent.config.ts')).toContain('"@acme/remark-snack"')
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: unknown }
  expect(dependencies).toMatchObject({
    'remark-two': '^2.0.0',
    '@acme/remark-snack': 'file:../tools/snack',
  })
  expect(dependencies).not.toHaveProperty('@acme/lint')
  expect(said(findings, 'manual').join('\n')).toContain('Run the script that creates it')
})

test('aliases of a package, and to files that a plugin has generated', async () => {
  const root = folderWith({
    'docusaurus.config.js': `const path = require('path')
module.exports = {
  title: 'Acme', url: 'https://acme.dev', baseUrl: '/',
  presets: [['classic', { docs: {}, blog: false }]],
  plugins: [
    ['docusaurus-plugin-module-alias', { alias: {
      react: path.resolve(__dirname, 'node_modules/react'),
      '@parts': path.resolve(__dirname, 'src/parts'),
    } }],
    path.resolve(__dirname, 'plugins/api'),
  ],
}`,
    'plugins/api/index.js': `const fetch = require('not-installed')
module.exports = ({ siteDir }) => ({
  name: 'api',
  configureWebpack: () => ({ resolve: { alias: {
    '@api': siteDir + '/.docusaurus/api/default',
    '@absent': siteDir + '/.docusaurus/absent',
  } } }),
})`,
    '.docusaurus/api/default/button.md': 'Props of a button\n',
    'docs/index.md': '# Home\n',
  })
  const { files, findings, copied } = migrate(await loadSite(root), `${root}-docent`)
  const config = files.find(({ path }) => path === 'docent.config.ts')?.text ?? ''
  expect(config).toContain('"@parts": "./src/parts"')
  expect(config).toContain('"@api": "./docent/generated/api/default"')
  expect(config).not.toContain('node_modules')
  expect(copied).toContainEqual({
    from: `${root}/.docusaurus/api/default`,
    to: 'docent/generated/api/default',
  })
  const manual = said(findings, 'manual').join('\n')
  expect(manual).toContain(
    'the files of @absent. Build the site with Docusaurus, and migrate again.',
  )
  expect(manual).not.toContain('react')
  expect(manual).not.toContain('docent runs no plugins')
})
