import { describe, expect, test } from 'vitest'
import { checkHeadings, checkLists, type Lists } from '../structure/headings.ts'
import { readPage } from '../page/page.ts'
import { EXTRA_HEADINGS, OVERVIEW_PAGES } from '../structure/vocabulary.ts'

const API = 'site/docs/api/commands/click.mdx'
const GUIDE = 'site/docs/app/guides/a.mdx'
const none: Lists = { extras: {}, overviews: {} }

/** Findings as `line: found → fix`. */
const check = (file: string, headings: string[], lists: Lists = none): string[] =>
  checkHeadings(readPage(headings.join('\n'), file), lists).map(
    ({ line, found, fix }) => `${line}: ${found} → ${fix}`,
  )

describe('API reference pages', () => {
  test('sections come from the vocabulary, in its order', () => {
    expect(
      check(API, [
        '## Syntax',
        '### Arguments',
        '### How positions work',
        '### Options',
        '### Common mistakes',
        '## Yields',
        '## When it fires',
        '## Examples',
        '### Limit the number of retries',
        '## Rules',
        '## Command Log',
        '## TypeScript',
        '## Troubleshooting',
        '## Limitations',
        '## History',
        '## See also',
      ]),
    ).toEqual([])
  })

  test('the finding for a section that belongs higher up says where', () => {
    const [finding, ...others] = check(API, ['## Syntax', '## Rules', '## Examples'])
    expect(finding).toMatch(/^3: "Examples" after "Rules" → Move it before "Rules"\. The order is:/)
    expect(others).toEqual([])
  })

  test('a page yields or returns, not both', () => {
    expect(check(API, ['## Yields', '## Returns'])).toEqual([
      '2: "Returns" after "Yields" → Keep one of them: commands yield, everything else returns.',
    ])
  })

  test('a section appears once', () => {
    expect(check(API, ['## Rules', '## Rules'])).toEqual([
      '2: a second section "Rules" → Merge it with the first one.',
    ])
  })

  test('the finding for another term suggests the right one', () => {
    expect(check(API, ['## Moment', '### Frequent problems'])).toEqual([
      '1: the heading "Moment", which isn\'t in the vocabulary → Write "When it fires".',
      '2: the heading "Frequent problems" → Write "Troubleshooting".',
    ])
  })

  test('a topic needs an entry, and an entry needs its topic', () => {
    const lists = { extras: { [API]: ['Best practices'] }, overviews: {} }
    expect(check(API, ['## Best practices'], lists)).toEqual([])
    expect(check(API, ['## Best practices'])).toEqual([
      expect.stringMatching(
        /^1: the heading "Best practices", which isn't in the vocabulary → Use/,
      ),
    ])
    expect(check(API, ['## Syntax'], lists)).toEqual([
      expect.stringMatching(/^1: no heading "Best practices", which .*vocabulary\.ts lists/),
    ])
  })

  test('an overview is not a reference page, but uses the same words', () => {
    const lists = { extras: {}, overviews: { [API]: 'An index.' } }
    expect(check(API, ['## Find elements', '## Rules', '## Syntax'], lists)).toEqual([])
    expect(check(API, ['## Read next'], lists)).toEqual([
      '1: the heading "Read next" → Write "See also".',
    ])
  })

  test('arguments, options, and common mistakes are under Syntax, in this order', () => {
    expect(check(API, ['## Syntax', '### Options', '### Arguments'])).toEqual([
      '3: "Arguments" after "Options" → Use each once, in this order: Arguments, Options, Common mistakes.',
    ])
    expect(check(API, ['## Syntax', '## Rules', '### Options'])).toEqual([
      '3: "Options" under "Rules" → Move it under "Syntax".',
    ])
    expect(check(API, ['## Syntax', '### Pitfalls'])).toEqual([
      '2: the heading "Pitfalls" → Write "Common mistakes".',
    ])
  })
})

describe('all pages', () => {
  test.each([
    ['What to read next', 'See also'],
    ["What's next", 'See also'],
    ['What’s next', 'See also'],
    ['Pitfalls', 'Troubleshooting'],
    ['Problems and remedies', 'Troubleshooting'],
    ['If something goes wrong', 'Troubleshooting'],
    ['If it does not work', 'Troubleshooting'],
    ["If it doesn't work", 'Troubleshooting'],
    ['If something is missing', 'Troubleshooting'],
    ['If a rule has no effect', 'Troubleshooting'],
    ['If there is no report', 'Troubleshooting'],
    ['If no message comes', 'Troubleshooting'],
    ['Something is wrong', 'Troubleshooting'],
    ['When a plugin does not work', 'Troubleshooting'],
    ['When a group is not what you expect', 'Troubleshooting'],
    ['Limits', 'Limitations'],
    ['What is not supported', 'Limitations'],
    ['What a local run cannot do', 'Limitations'],
    ['Moment', 'When it fires'],
    ['see Also', 'See also'],
  ])('"%s" is "%s"', (heading, word) => {
    expect(check(GUIDE, [`## ${heading}`])).toEqual([
      `1: the heading "${heading}" → Write "${word}".`,
    ])
    expect(check(GUIDE, [`## ${word}`])).toEqual([])
  })

  test('an example has the term or the name of its task', () => {
    expect(check(GUIDE, ['## A worked example'])).toEqual([
      '1: the heading "A worked example" → Write "Examples", or name the task that the example solves.',
    ])
  })

  test.each([
    'Test the limits of an upload',
    'Plans and limits',
    'If you already have a plan',
    'If something secret was uploaded',
    'When the test fails',
    'When the rules change',
    'Next.js',
    'Errors',
  ])('"%s" is a topic', (heading) => {
    expect(check(GUIDE, [`## ${heading}`])).toEqual([])
  })

  test('paraphrases are topics below level 2, where they name a symptom', () => {
    expect(check(GUIDE, ['## Types', '### When completion does not work'])).toEqual([])
    expect(check(GUIDE, ['## Types', '### Pitfalls'])).toHaveLength(1)
  })

  test('two sections of one kind are merged', () => {
    expect(check(GUIDE, ['## Examples', '## Why', '## Examples'])).toEqual([
      '3: a second section "Examples" → Merge it with the first one.',
    ])
    expect(check(GUIDE, ['## Chrome', '### Limitations', '## Edge', '### Limitations'])).toEqual([])
  })

  test('See also is at the end', () => {
    expect(check(GUIDE, ['## See also', '## Install'])).toEqual([
      '1: "See also" before "Install" → Move it to the end of the page.',
    ])
  })

  test("code isn't a heading", () => {
    expect(check(GUIDE, ['```md', '## Pitfalls', '```'])).toEqual([])
  })
})

test('the lists name existing pages', () => {
  const lists = { extras: { [API]: ['A'] }, overviews: { [GUIDE]: 'An index.' } }
  expect(checkLists([API, GUIDE], lists)).toEqual([])
  expect(checkLists([API], lists)).toMatchObject([
    { found: `an entry for ${GUIDE}, which doesn't exist` },
  ])
  expect(checkLists([...Object.keys(EXTRA_HEADINGS), ...Object.keys(OVERVIEW_PAGES)])).toEqual([])
})
