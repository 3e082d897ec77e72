import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('markdownRoute', () => {
  expect(text(errors.markdownRoute({ route: '/guides/note.md', file: '/site/docs/note.md' })))
    .toMatchInlineSnapshot(`
      "[markdown-route] The page has the route /guides/note.md, but routes that end in ".md" are reserved for the Markdown copies of pages.
        docs/note.md
        Fix: Give the page another \`slug\`, or turn the copies off with \`markdownPages: false\` in the configuration."
    `)
})

test('markdownAddressTaken', () => {
  expect(
    text(
      errors.markdownAddressTaken({
        route: '/intro',
        copy: '/intro.md',
        by: 'the static file /intro.md',
        file: '/site/docs/intro.mdx',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[markdown-address-taken] The Markdown copy of the page /intro would replace the static file /intro.md at /intro.md.
      docs/intro.mdx
      Fix: Rename the file, give the page another \`slug\`, or turn the copies off with \`markdownPages: false\` in the configuration."
  `)
})

test('markdownCopyDiffers', () => {
  const details = {
    route: '/guide',
    expected: 'two three',
    found: 'three',
    file: '/site/docs/guide.mdx',
  }
  expect(text(errors.markdownCopyDiffers({ ...details, after: 'one' }))).toMatchInlineSnapshot(`
    "[markdown-copy-differs] The Markdown copy of /guide differs from the page after "one": expected "two three", found "three".
      docs/guide.mdx
      Fix: Use HTML that can be converted for this element, or mark elements that only browsers need with \`data-markdown-ignore\`."
  `)
  expect(errors.markdownCopyDiffers({ ...details, after: '' }).message).toBe(
    'The Markdown copy of /guide differs from the page: expected "two three", found "three".',
  )
})

test('markdownCopyAnchor', () => {
  expect(
    text(
      errors.markdownCopyAnchor({ route: '/guide', anchor: 'setup', file: '/site/docs/guide.mdx' }),
    ),
  ).toMatchInlineSnapshot(`
    "[markdown-copy-anchor] The Markdown copy of /guide has no anchor "setup", which the page has.
      docs/guide.mdx
      Fix: Put the ID on a heading, a table row, a list item, a paragraph, or an inline element."
  `)
})

test('markdownCopyLink', () => {
  const link = 'https://docs.example.com/intro'
  expect(text(errors.markdownCopyLink({ route: '/guide', link, file: '/site/docs/guide.mdx' })))
    .toMatchInlineSnapshot(`
    "[markdown-copy-link] The Markdown copy of /guide links to https://docs.example.com/intro, a page that has a copy.
      docs/guide.mdx
      Fix: Link to the page's route, or to its copy: its route with .md at the end."
  `)
})
