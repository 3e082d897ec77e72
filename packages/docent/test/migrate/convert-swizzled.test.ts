import { expect, test } from 'vitest'
import { convertSwizzled } from '../../src/migrate/convert-swizzled.ts'
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
    'src/theme/Footer/index.js: Set the option `footer`, and style it with CSS.',
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
