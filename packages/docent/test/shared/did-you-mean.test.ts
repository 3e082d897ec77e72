import { expect, test } from 'vitest'
import { nearest } from '../../src/shared/did-you-mean.ts'

test.each([
  ['navbr', ['navbar', 'footer'], 'navbar'],
  ['docz', ['default', 'doc', 'docSidebar'], 'doc'],
  ['sidebra', ['sidebar', 'slug'], 'sidebar'],
  ['DOC', ['html', 'doc'], 'doc'],
  ['api/comands/clik', ['api/commands/click', 'api/commands/check'], 'api/commands/click'],
  ['theme', ['colorMode', 'navbar'], undefined],
  ['dcos', ['blog', 'docs'], 'docs'],
  ['', ['doc'], undefined],
  // Keys of other generators, which are different words.
  ['hide', ['id', 'title'], undefined],
  ['page', ['image'], undefined],
  ['sidebarTitle', ['hide_title', 'sidebar_label'], undefined],
  ['icon', ['id'], undefined],
  ['hero', ['head'], undefined],
  // Letters that are swapped, left out, or doubled, also at the start.
  ['itle', ['id', 'title'], 'title'],
  ['imge', ['id', 'image'], 'image'],
  ['isdebar', ['id', 'sidebar'], 'sidebar'],
  ['keyword', ['keywords'], 'keywords'],
  ['layyuot', ['layout'], 'layout'],
  ['og_image', ['image'], undefined],
  ['doc', [], undefined],
])('%j among %j is %j', (value, candidates, expected) => {
  expect(nearest(value, candidates)).toBe(expected)
})

test('the first of equally near candidates is selected', () => {
  expect(nearest('bat', ['cat', 'hat'])).toBe('cat')
})
