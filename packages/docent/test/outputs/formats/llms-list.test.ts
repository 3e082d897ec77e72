import { expect, test } from 'vitest'
import { llmsTxt, type ListSection } from '../../../src/outputs/formats/llms-list.ts'

const page = (name: string, description = `About ${name}.`) => ({
  title: name,
  url: `https://acme.example.com/${name}.md`,
  description,
})

const section = (title: string, count: number, description?: string): ListSection => ({
  title,
  pages: Array.from({ length: count }, (_, i) => page(`${title}-${i}`, description)),
  list: {
    title: `${title}: all pages`,
    url: `https://acme.example.com/${title}/llms.txt`,
    description: '',
  },
})

const list = (sections: ListSection[]): string =>
  llmsTxt({
    title: 'Acme *docs*',
    tagline: 'Test <b>anything</b>.',
    notes: ['The text is in one file.', 'Changes are in another.'],
    sections,
  })

test('a short list describes its pages', () => {
  expect(list([section('guides', 1), { title: 'Other', pages: [page('x', '')] }]))
    .toBe(`# Acme \\*docs\\*

> Test \\<b>anything\\</b>.

The text is in one file.

Changes are in another.

## guides

- [guides-0](https://acme.example.com/guides-0.md): About guides-0.

## Other

- [x](https://acme.example.com/x.md)
`)
})

test("a list with more than 50,000 characters leaves descriptions to the sections' lists", () => {
  const text = list([section('a', 200, 'x'.repeat(300)), { title: 'Other', pages: [page('b')] }])
  expect(text.length).toBeLessThan(50_000)
  expect(text).toContain('## a\n\n- [a: all pages](https://acme.example.com/a/llms.txt)\n- [a-0](')
  expect(text).toContain('- [a-199](https://acme.example.com/a-199.md)\n')
  expect(text).not.toContain('xxx')
  // These pages aren't in any other list.
  expect(text).toContain('- [b](https://acme.example.com/b.md): About b.')
})

test("a list that is still too long contains only the sections' lists", () => {
  const text = list([section('a', 2000), section('b', 1)])
  expect(text.length).toBeLessThan(50_000)
  expect(text).toContain('## a\n\n- [a: all pages](https://acme.example.com/a/llms.txt)\n\n## b\n')
  expect(text).not.toContain('a-0')
})

test('without lists for sections, everything stays in one list', () => {
  const { list: _, ...alone } = section('a', 200, 'x'.repeat(300))
  expect(list([alone]).length).toBeGreaterThan(50_000)
})

test('an address never ends its link early', () => {
  const odd = { ...page('x', ''), url: 'https://acme.example.com/a) [x](b\n c.md' }
  expect(list([{ title: 'Odd', pages: [odd] }])).toContain(
    '- [x](https://acme.example.com/a%29%20[x]%28b%0A%20c.md)\n',
  )
})
