import { expect, test } from 'vitest'
import sidebars from '../../docs-site/sidebars.ts'
import { guidePages } from './pages.ts'

test('each page of the guide is in one group of the sidebar', () => {
  const listed = sidebars.guide.flatMap(({ items }) => items)
  const pages = guidePages.map(({ name }) => `guide/${name.replace(/\.mdx?$/, '')}`)
  expect(listed.sort()).toEqual(pages.sort())
})
