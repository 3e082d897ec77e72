import { expect, test } from 'vitest'
import { linkWords } from '../../../src/search/index/term-shards.ts'
import type { SectionText } from '../../../src/shared/records/searchable-page.ts'

const section = (...links: { href: string; text: string }[]): SectionText[] => [
  { id: '', level: 1, heading: '', text: '', code: '', links },
]

test("a link counts for its target in every form of the address, and a link within the page doesn't count", () => {
  const words = linkWords(
    [
      { route: '/', sections: section() },
      { route: '/guide', sections: section({ href: '#part', text: 'nowhere' }) },
      {
        route: '/other',
        sections: section(
          { href: '/guide/?a=1#part', text: 'manual' },
          { href: 'https://example.com/guide', text: 'elsewhere' },
        ),
      },
    ],
    new Map(),
  )
  expect([...words].map(([term, pages]) => [term, pages.map(([page]) => page)])).toEqual([
    ['manual', [1]],
  ])
})
