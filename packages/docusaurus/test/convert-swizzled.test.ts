import { expect, test } from 'vitest'
import { convertSwizzled } from '../src/convert-swizzled.ts'
import { said } from './test-sites.ts'

test('MDX components become a module without those of the theme', () => {
  const text = `import React from 'react'
import MDXComponents from '@theme-original/MDXComponents'
import Card from '@site/src/components/Card'
import { Note } from '../../components/Note'
import local from './local'

export default { ...MDXComponents, Card, Note, local, Big: (props) => <b>{props.children}</b> }
`
  const { mdxComponents, findings } = convertSwizzled(
    [
      { file: '/site/src/theme/MDXComponents/index.js', text },
      { file: '/site/src/theme/MDXComponents/local.js', text: '' },
      { file: '/site/src/theme/Footer/index.js', text: '' },
      { file: '/site/src/theme/prism-include-languages.js', text: '' },
    ],
    '/site',
  )
  expect(mdxComponents?.path).toBe('docent/mdx-components.jsx')
  expect(mdxComponents?.text).toContain('const MDXComponents = {}\n')
  expect(mdxComponents?.text).toContain("from '@site/src/components/Card'")
  expect(mdxComponents?.text).toContain("from '../src/components/Note'")
  expect(mdxComponents?.text).toContain("from '../src/theme/MDXComponents/local'")
  expect(said(findings, 'manual')).toEqual([
    'src/theme/Footer/index.js: Set the `footer` option, or replace the component with `components.Footer`.',
  ])
})

test.each([
  ['MDXComponents.js', 'jsx'],
  ['MDXComponents.jsx', 'jsx'],
  ['MDXComponents/index.tsx', 'tsx'],
  ['MDXComponents.ts', 'ts'],
])('MDX components in %s get the extension .%s', (name, extension) => {
  const file = `/site/src/theme/${name}`
  const { mdxComponents } = convertSwizzled([{ file, text: 'export default {}\n' }], '/site')
  expect(mdxComponents?.path).toBe(`docent/mdx-components.${extension}`)
})

test('types, the site’s own components, and what docent lacks in the components of MDX', () => {
  const text = `import MDXComponents from '@theme-original/MDXComponents'
import type MDXComponentsObject from '@theme/MDXComponents'
import Arrow from '@theme/Icon/Arrow'

export default { ...MDXComponents, Arrow } satisfies MDXComponentsObject
`
  const { mdxComponents, findings } = convertSwizzled(
    [
      { file: '/site/src/theme/MDXComponents.ts', text, foreign: ['@theme/Icon/Arrow'] },
      { file: '/site/src/theme/Badge/index.tsx', text: '' },
      { file: '/site/src/theme/NotFound/index.tsx', text: '' },
    ],
    '/site',
  )
  expect(mdxComponents?.text).toContain('type MDXComponentsObject = Record<string, unknown>\n')
  expect(said(findings, 'same')).toEqual(['src/theme/Badge/index.tsx: A component of the site'])
  expect(said(findings, 'manual')).toEqual([
    'src/theme/MDXComponents.ts imports @theme/Icon/Arrow: docent doesn’t have it. Remove what uses it from docent/mdx-components.ts.',
    'src/theme/NotFound/index.tsx: Write src/pages/404.tsx, which is the page for addresses that don’t exist.',
  ])
})
