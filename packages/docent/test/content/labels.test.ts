import { expect, test } from 'vitest'
import { sidebarWithLabels, withLabels } from '../../src/content/labels.ts'

const labels = { Guides: 'Guides pratiques', Docs: 'Documents', '© Acme': '© Acme SA' }

// @covers 10.77
test('labels with a translation change, and everything else stays', () => {
  const options = {
    navbar: { title: 'Docs', items: [{ label: 'Guides', to: '/Guides', className: 'Docs' }] },
    footer: { copyright: '© Acme' },
  }
  expect(withLabels(options, labels)).toEqual({
    navbar: {
      title: 'Documents',
      items: [{ label: 'Guides pratiques', to: '/Guides', className: 'Docs' }],
    },
    footer: { copyright: '© Acme SA' },
  })
  expect(withLabels(options, {})).toBe(options)
})

// @covers 10.77
test('generated pages keep their route', () => {
  const open = { collapsible: true, collapsed: true }
  const items = sidebarWithLabels(
    [
      {
        type: 'category',
        label: 'Docs',
        ...open,
        items: [
          {
            type: 'category',
            label: 'Guides',
            link: { type: 'generated-index' },
            items: [{ type: 'doc', id: 'Guides' }],
            ...open,
          },
        ],
      },
    ],
    labels,
  )
  expect(items).toMatchObject([
    {
      label: 'Documents',
      items: [
        {
          label: 'Guides pratiques',
          link: { slug: 'category/guides' },
          items: [{ id: 'Guides' }],
        },
      ],
    },
  ])
})
