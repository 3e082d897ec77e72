// What the front page says about docent and other generators. A test compares it with their sources.

export interface Generator {
  name: string
  /** Seconds for 327 pages, with empty caches. */
  build: number
  /** Seconds after a paragraph has changed. */
  edit: number
  /** Kilobytes of a page at the first visit, compressed with Brotli. */
  page: number
  /** Requests of this visit. */
  requests: number
  /** Kilobytes of JavaScript until the page has loaded. */
  script: number
}

/** Results of `npm run bench` from bench/README.md, which a test compares with these numbers. */
export const GENERATORS: Generator[] = [
  { name: 'docent', build: 5, edit: 0.9, page: 20, requests: 3, script: 4.3 },
  { name: 'Docusaurus', build: 24, edit: 11, page: 207, requests: 11, script: 186 },
  { name: 'VitePress', build: 26.3, edit: 25.6, page: 152, requests: 8, script: 53 },
  { name: 'Starlight', build: 24, edit: 11.7, page: 28, requests: 9, script: 3.1 },
]

/** What docent prints about a broken link. */
export const BROKEN_LINK: string[] = [
  '[broken-link] The link "/instal" doesn\'t lead to a page on this site.',
  '  docs/intro.md:7:8',
  '  Fix: Did you mean "/install"?',
]

/** What docent prints after a migration. */
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
