import { expect, test } from 'vitest'
import { convertPages } from '../src/convert-pages.ts'
import { foreignImports } from '../src/foreign-imports.ts'
import { folderWith, said, siteWith } from './test-sites.ts'

const site = siteWith(
  {},
  {
    pages: [
      { file: '/site/src/pages/index.js', foreign: [] },
      { file: '/site/src/pages/blog/list.js', foreign: ['@theme/BlogPostItem'] },
      { file: '/site/src/pages/help.mdx', foreign: [] },
    ],
  },
)

test('React pages stay pages unless docent lacks something that they import', () => {
  const { pagesDir, renamed, findings } = convertPages(site, false)
  expect(pagesDir).toBeUndefined()
  expect(renamed).toEqual([{ from: '/site/src/pages/blog/list.js', to: 'src/pages/blog/_list.js' }])
  expect(said(findings, 'converted')).toEqual([
    'src/pages/index.js: A page. Its components have no scripts.',
    'src/pages/help.mdx: docs: a document of the instance "markdown-pages", which has no sidebar',
  ])
  expect(said(findings, 'manual')).toEqual([
    'src/pages/blog/list.js: It imports @theme/BlogPostItem, which docent doesn’t have, so it is _list.js now. Replace what is missing, and then rename the file.',
  ])
})

test('next to Docusaurus, pages move to a new folder if one of them can’t be built', () => {
  const { pagesDir, renamed, findings } = convertPages(site, true)
  expect(pagesDir).toBe('src/docent-pages')
  expect(renamed).toEqual([])
  expect(said(findings, 'manual')).toEqual([
    'src/pages/index.js: Move it to src/docent-pages.',
    'src/pages/blog/list.js: It imports @theme/BlogPostItem, which docent doesn’t have. Replace what is missing, and then move the page to src/docent-pages.',
  ])
})

test('pages that Docusaurus doesn’t build aren’t built', () => {
  expect(convertPages({ ...site, pages: [], pagesDir: undefined }, false).pagesDir).toBe(
    'src/docent-pages',
  )
})

test('imports are found through the files of the site, including replaced components', () => {
  const folder = folderWith({
    'src/pages/index.js': "import A from '@site/src/a'\nimport Layout from '@theme/Layout'",
    'src/a.js': "import Footer from '@theme/Footer'\nexport * from './b'",
    'src/b.tsx': "const Icon = require('@theme/Icon/Socials/GitHub')",
    'src/theme/Footer/index.js': "import Original from '@theme-original/Footer'",
  })
  expect(foreignImports(`${folder}/src/pages/index.js`, folder)).toEqual([
    '@theme-original/Footer',
    '@theme/Icon/Socials/GitHub',
  ])
})

// @covers 10.81
test('imports of files that a plugin would create are found, and those in code samples are not', () => {
  const folder = folderWith({
    'src/pages/index.tsx': `import posts from '@site/data/posts.json'
import type { Post } from './types'
import './index.css'
import Card from './Card.js'
const sample = \`
import { App } from './App'
\``,
    'src/pages/index.css': '',
    'src/pages/Card.tsx': 'export default () => <p />',
  })
  const file = `${folder}/src/pages/index.tsx`
  const foreign = foreignImports(file, folder)
  expect(foreign).toEqual(['@site/data/posts.json'])
  const pages = [{ file, foreign }]
  expect(said(convertPages(siteWith({}, { folder, pages }), false).findings, 'manual')).toEqual([
    'src/pages/index.tsx: It imports @site/data/posts.json, which doesn’t exist, so it is _index.tsx now. Replace what is missing, and then rename the file.',
  ])
})

test('names that docent’s replacement for a module lacks are found', () => {
  const folder = folderWith({
    'src/pages/a.js': "const B = lazy(() => import('../b'))",
    'src/b.js':
      "import Link, { useLocation, matchPath } from '@docusaurus/router'\nimport Tabs from '@theme/Tabs'",
  })
  expect(foreignImports(`${folder}/src/pages/a.js`, folder)).toEqual([
    'matchPath of @docusaurus/router',
  ])
})

// @covers 10.81
test('packages that no package.json names are found, because only webpack knows them', () => {
  const folder = folderWith({
    'package.json': '{ "dependencies": { "not-installed": "^1.0.0" } }',
    'src/pages/a.jsx':
      "import a from 'not-installed/a'\nimport React from 'react'\nimport fs from 'fs'\nimport b from '@examples/b/C'",
  })
  const file = `${folder}/src/pages/a.jsx`
  const foreign = foreignImports(file, folder)
  expect(foreign).toEqual(['the @examples/b/C package'])
  const { findings } = convertPages(siteWith({}, { folder, pages: [{ file, foreign }] }), false)
  expect(said(findings, 'manual')[0]).toContain(
    'It imports the @examples/b/C package, which isn’t installed, so',
  )
})

test('types in a file of their own aren’t missing, though their import doesn’t say that it is of types', () => {
  const folder = folderWith({
    'src/pages/a.tsx':
      "import { Props } from './types'\nimport { Other } from './none'\nexport default (props: Props & Other) => null\n",
    'src/pages/types.d.ts': 'export interface Props {}\n',
  })
  expect(foreignImports(`${folder}/src/pages/a.tsx`, folder)).toEqual(['./none'])
})
