import { expect, test } from 'vitest'
import { checkMarkdownCopies } from '../../../src/page/checks/check-pages.ts'

test('copies with unique addresses pass', () => {
  const pages = [
    { route: '/', file: 'index.tsx', copy: '/index.md' },
    { route: '/intro', file: 'intro.md', copy: '/intro.md' },
    { route: '/search', file: 'Search.tsx' },
  ]
  expect(checkMarkdownCopies({ pages, files: new Set(['/note.md']) })).toEqual([])
})

test("a page at a copy's address is reported with its file and a hint", () => {
  const pages = [{ route: '/note.md', file: 'docs/note.md', copy: '/note.md.md' }]
  expect(checkMarkdownCopies({ pages, files: new Set() })).toMatchObject([
    { code: 'markdown-route', file: 'docs/note.md', hint: expect.stringContaining('`slug`') },
  ])
})

test("two copies with the same address are an error, and so is a static file at a copy's address", () => {
  const pages = [
    { route: '/', file: 'index.tsx', copy: '/index.md' },
    { route: '/index', file: 'docs/index.md', copy: '/index.md' },
    { route: '/intro', file: 'docs/intro.md', copy: '/intro.md' },
  ]
  const found = checkMarkdownCopies({ pages, files: new Set(['/intro.md']) })
  expect(found.map(({ message }) => message)).toEqual([
    'The Markdown copy of the page /index would replace the copy of the page / at /index.md.',
    'The Markdown copy of the page /intro would replace the static file /intro.md at /intro.md.',
  ])
})
