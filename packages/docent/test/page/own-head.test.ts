import { expect, test } from 'vitest'
import { withoutReplaced } from '../../src/page/own-head.ts'

test.each([
  ['<link rel="canonical" href="/a"/>', '<link rel="canonical" href="https://example.org/x" />'],
  ['<meta name="description" content="a"/>', '<meta name="description" content="b">'],
  ['<meta property="og:title" content="a"/>', '<meta name="og:title" content="b">'],
  ['<meta name="Robots" content="a"/>', '<meta name="robots" content="b">'],
  ['<link rel="icon" href="a">', '<link rel="shortcut icon" href="b">'],
  [
    '<link rel="alternate" hreflang="fr" href="a">',
    '<link rel="alternate" hreflang="fr" href="b">',
  ],
  [
    '<meta name="theme-color" media="print" content="a">',
    '<meta name="theme-color" media="print" content="b">',
  ],
])('%s is replaced with %s', (head, own) => {
  expect(withoutReplaced(`<title>A</title>${head}<style>a{}</style>`, own)).toBe(
    '<title>A</title><style>a{}</style>',
  )
})

test.each([
  ['<link rel="stylesheet" href="a">', '<link rel="stylesheet" href="b">'],
  [
    '<link rel="alternate" hreflang="fr" href="a">',
    '<link rel="alternate" hreflang="de" href="b">',
  ],
  ['<meta name="theme-color" media="print" content="a">', '<meta name="theme-color" content="b">'],
  ['<meta charset="utf-8">', '<meta name="a" content="b">'],
  ['<script>a</script>', '<script>b</script>'],
])('%s stays next to %s', (head, own) => {
  expect(withoutReplaced(head, own)).toBe(head)
})
