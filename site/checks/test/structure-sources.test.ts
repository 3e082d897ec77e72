import { describe, expect, test } from 'vitest'
import { SOURCE_FORM } from '../../data/source-form.ts'
import { readPage } from '../page/page.ts'
import { checkSources } from '../structure/sources.ts'

const cypress = { version: '15.3.0', has: (path: string) => path === 'types/cypress.d.ts' }

/** Findings as `line: found → fix`. */
const check = (...frontMatter: string[]): string[] =>
  checkSources(readPage(['---', ...frontMatter, '---'].join('\n'), 'site/docs/a.mdx'), cypress).map(
    ({ line, found, fix }) => `${line}: ${found} → ${fix}`,
  )

test('a page names at least one source', () => {
  expect(
    check(
      'sources:',
      '  - cypress-documentation@4df0c75:docs/api/commands/click.mdx',
      '  - cypress@15.3.0:types/cypress.d.ts',
      '  - cypress-io/cypress@71442c8:packages/driver/src/cy/commands/actions/click.ts',
    ),
  ).toEqual([])
  expect(check('title: A')).toEqual([
    expect.stringMatching(/^1: no `sources` in the front matter → .*cypress@15\.3\.0:types/),
  ])
  expect(check('title: A', 'sources: []')).toEqual([expect.stringMatching(/^3: no `sources`/)])
  expect(check('sources: cypress@15.3.0:types/cypress.d.ts')).toEqual([
    expect.stringMatching(/^2: `sources` that isn't a list/),
  ])
})

test('an entry has the required format, and its finding has its line', () => {
  expect(
    check('title: A', 'sources:', '  # The guide.', '  - a@1:b', '  - the docs', 'since: 1.0.0'),
  ).toEqual([expect.stringMatching(/^6: the source the docs → Write it as </)])
  expect(check('sources: [a@1:b, 12]')).toEqual([expect.stringMatching(/^2: the source 12 →/)])
})

test('an entry is listed once', () => {
  expect(check('sources:', '  - a@1:b', '  - a@1:b')).toEqual([
    '4: the source a@1:b → It is listed twice. Remove one of the two.',
  ])
})

describe('the cypress package', () => {
  test('is the installed one', () => {
    expect(check('sources:', '  - cypress@15.2.0:types/cypress.d.ts')).toEqual([
      '3: the source cypress@15.2.0:types/cypress.d.ts → The installed version is 15.3.0. Compare again and write cypress@15.3.0:types/cypress.d.ts.',
    ])
  })

  test("contains the file, unless it's a file of the repository", () => {
    expect(check('sources:', '  - cypress@15.3.0:packages/driver/src/cy/a.ts')).toEqual([])
    expect(check('sources:', '  - cypress@15.3.0:types/click.d.ts')).toEqual([
      expect.stringMatching(/The cypress package has no types\/click\.d\.ts\. Write a path/),
    ])
  })
})

test.each([
  ['@cypress/grep@4.1.0:README.md', true],
  ['cypress-io/github-action@v6:action.yml', true],
  ['cypress:types/cypress.d.ts', false],
  ['cypress@15.3.0', false],
  ['cypress@15.3.0:', false],
  ['cypress@15.3.0:/types/cypress.d.ts', false],
  ['https://docs.cypress.io/api/commands/click', false],
  ['cypress@15.3.0:types/a file.d.ts', false],
])('%s: %s', (source, isForm) => {
  expect(SOURCE_FORM.test(source)).toBe(isForm)
})
