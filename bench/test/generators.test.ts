import { describe, expect, test } from 'vitest'
import { convertSite } from '../src/content/convert.ts'
import { GENERATORS } from '../src/generators/index.ts'
import { sidebarItems } from '../src/generators/sidebar-items.ts'
import { siteOf } from './helpers.ts'

const { pages } = convertSite(
  siteOf({
    'api/commands/click.mdx': '---\ntitle: click\nsidebar_position: 2\n---\n\n:::note\n\nHi\n\n:::',
    'api/commands/type.mdx': '---\ntitle: type\nsidebar_label: .type()\nsidebar_position: 1\n---\n',
    'api/lodash.mdx': '---\ntitle: "_"\nslug: _\n---\n',
    'api/intro.mdx': '---\ntitle: Intro\nsidebar_position: 5\n---\n',
  }),
)
const content = {
  pages,
  categories: new Map([['api/commands', { label: 'Commands!', position: 1 }]]),
}

test('the sidebar of a section follows positions, then paths', () => {
  expect(sidebarItems(pages, content.categories, 'api')).toEqual([
    {
      text: 'Commands!',
      collapsed: true,
      items: [
        { text: '.type()', link: '/api/commands/type' },
        { text: 'click', link: '/api/commands/click' },
      ],
    },
    { text: 'Intro', link: '/api/intro' },
    { text: '_', link: '/api/_' },
  ])
})

describe.each(GENERATORS.filter(({ files }) => files))('$id', ({ id, files, caches, output }) => {
  const written = files?.(content) ?? new Map()
  const click = [...written].find(([path]) => path.endsWith('click.md'))?.[1]

  test('writes every page', () => {
    expect([...written.keys()].filter((path) => path.endsWith('.md'))).toHaveLength(pages.length)
    expect(click).toContain('title: click')
    expect(click).toContain('Hi')
  })

  test("gives a page with a leading underscore a file name that isn't skipped", () => {
    const path = [...written.keys()].find((name) => /(?:_|underscore)\.md$/.test(name)) ?? ''
    if (id === 'vitepress') expect(path).toBe('docs/api/_.md')
    else expect(written.get(path)).toMatch(/(?:slug|url): "?\/?api\/_/)
  })

  test('starts a cold build without its output', () => {
    expect(caches).toContain(output)
  })
})
