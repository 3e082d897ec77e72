import { expect, test } from 'vitest'
import type { Page } from '../../src/shared/records/page.ts'
import type { SidebarItem } from '../../src/shared/records/site-data.ts'
import { categories } from '../../src/page/render-articles.ts'

/** The cards on the generated page of a category with these items. */
function cardsOf(items: SidebarItem[]): unknown {
  const page = (route: string, description: string): Page =>
    ({ route, reactPage: '@category-index', data: { description, sidebarUrl: '/s.json' } }) as Page
  const category = page('/category', '')
  const pages = [category, page('/secret', 'Nobody should read this.'), page('/open', 'Open.')]
  const sidebar: SidebarItem = {
    type: 'category',
    label: 'Category',
    href: '/category',
    collapsible: true,
    collapsed: false,
    items,
  }
  const sidebars = new Map([['/s.json', { items: [sidebar] }]]) as unknown as Parameters<
    typeof categories
  >[0]['sidebars']
  return categories({ pages, sidebars })(category, [])
}

const secret: SidebarItem = { type: 'link', label: 'Secret', href: '/secret', unlisted: true }
const open: SidebarItem = { type: 'link', label: 'Open', href: '/open' }
const sub = (items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label: 'Sub',
  collapsible: true,
  collapsed: true,
  items,
})

test('a card of a category without a page leads to its first listed page', () => {
  expect(cardsOf([sub([secret, open])])).toEqual([
    { label: 'Sub', href: '/open', description: 'Open.' },
  ])
})

test.each([
  ['an unlisted page', secret],
  ['a category with only unlisted pages', sub([secret])],
  ['a category in which only another category has unlisted pages', sub([sub([secret])])],
])('%s has no card', (_, item) => {
  expect(cardsOf([item, open])).toEqual([{ label: 'Open', href: '/open', description: 'Open.' }])
})
