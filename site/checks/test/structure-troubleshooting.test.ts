import { expect, test } from 'vitest'
import { readPage } from '../page/page.ts'
import { checkTroubleshooting } from '../structure/troubleshooting.ts'

const check = (...lines: string[]): string[] =>
  checkTroubleshooting(readPage(lines.join('\n'), 'site/docs/app/a.mdx')).map(
    ({ line, found }) => `${line}: ${found}`,
  )

test('each symptom has a heading, with cause and fix below it', () => {
  expect(
    check('## Troubleshooting {#pitfalls}', '', '### The page is blank', '', 'Load it again.'),
  ).toEqual([])
  expect(check('## Rules', '', '| a | b |', '| --- | --- |', '| 1 | 2 |')).toEqual([])
})

test('a section without symptoms, or with a table, is reported', () => {
  expect(check('## Troubleshooting', '', 'Load the page again.', '', '## See also')).toEqual([
    '1: a section "Troubleshooting" without symptoms',
  ])
  expect(
    check(
      '## Troubleshooting',
      '',
      '### The page is blank',
      '',
      '| Cause | Fix |',
      '| --- | --- |',
      '| None | None |',
      '',
      '## See also',
    ),
  ).toEqual(['5: a table in the section "Troubleshooting"'])
})
