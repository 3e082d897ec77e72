import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTranslations, sidebarWithLabels, withLabels } from '../../src/content/translations.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-translations-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const read = (text: string): unknown => {
  const file = join(dir, 'labels.json')
  writeFileSync(file, text)
  return readTranslations(file)
}

test('a file contains strings by name', () => {
  expect(read('{ "Guides": "Guides pratiques" }')).toEqual({ Guides: 'Guides pratiques' })
})

test('without a file, there are none', () => {
  expect(readTranslations(join(dir, 'missing.json'))).toEqual({})
})

test.each([
  ['null', 'it has null instead of an object'],
  ['["Guides"]', 'it has a list instead of an object'],
  ['"Guides"', 'it has a string instead of an object'],
  ['{ "Guides": 1 }', 'the value of "Guides" is a number instead of a string'],
  ['{ "Guides": null }', 'the value of "Guides" is null instead of a string'],
  ['{ "Guides": ', 'Unexpected end of JSON input'],
])('%s is an error: %s', (text, problem) => {
  expect(() => read(text)).toThrow(problem)
})

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
