/** What docent prints in the front page's examples. A test compares it with docent's own output. */
export const BROKEN_LINK: string[] = [
  '[broken-link] The link "/instal" doesn\'t lead to a page on this site.',
  '  docs/intro.md:7:8',
  '  Fix: Did you mean "/install"?',
]

export const MIGRATION: string[] = [
  'Moved unchanged: 24 pages and 9 options',
  'Converted: 0 items',
  '',
  'Not needed: 0 items',
  '',
  'Manual steps: 0',
  '',
  '23 option values written, 0 left for you.',
]
