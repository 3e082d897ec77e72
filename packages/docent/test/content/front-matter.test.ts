import type { Root } from 'mdast'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { describe, expect, test } from 'vitest'
import { frontMatterParser } from '../../src/content/front-matter.ts'
import { frontMatterBlock } from '../../src/shared/front-matter-block.ts'
import { normalizeText } from '../../src/files/read-text.ts'
import { FEATURES } from '../../src/markdown/normalize-syntax.ts'
import { frontMatterSchema } from '../../src/shared/records/front-matter.ts'

const parse = frontMatterParser()
const read = (source: string): Record<string, unknown> => ({
  ...parse(normalizeText(source), '/site/docs/page.md').frontMatter,
})

describe('docent and the compiler agree on what front matter is', () => {
  test.each([
    '---\ntitle: A\n---\n\nB',
    '---  \ntitle: A\n---  \nB',
    '---\t\ntitle: A\n---\nB',
    '---\ntitle: A\n---\t\nB',
    '---\ntitle: A ---\nx: 1\n---\nB',
    '---\ntitle: A\n# --------\nx: 1\n---\nB',
    '---\ntitle: A\n...\n\nB',
    '---\n---\nB',
    '---\n...\nB',
    '---\n\ntitle: A\n\n---\nB',
    '---\na: |\n  x\n  ---\n---\nB',
    '---\na\n----\nB\n---\n',
    '---\na: 1\n--- x\n---\nB',
    '---\na: 1\n ---\n---\nB',
    '---\na: 1\n---',
    '---\na: 1',
    '--- x\na: 1\n---\n',
    '----\na: 1\n----\n',
    '---',
    '---\n',
    '# A\n\n---\n\nB\n\n---\n',
    '\n---\na: 1\n---\n',
  ])('%j', (source) => {
    for (const compile of [markdownToMdast, mdxToMdast]) {
      const [first] = (compile(source, { features: FEATURES }) as Root).children
      expect(frontMatterBlock(source)?.yaml).toBe(first?.type === 'yaml' ? first.value : undefined)
    }
  })
})

test.each([
  ['a byte order mark', '\uFEFF---\ndraft: true\n---\n'],
  ['CR line ends', '---\rdraft: true\r---\r'],
  ['CRLF line ends', '---\r\ndraft: true\r\n---\r\n'],
  ['dots at the end', '---\ndraft: true\n...\n'],
  ['dashes before it in a value', '---\ntitle: Notes ---\ndraft: true\n---\n'],
  ['dashes before it in a comment', '---\n# -------\ndraft: true\n---\n'],
  ['quotes', '---\ndraft: "true"\n---\n'],
])('a draft with %s is a draft', (_, source) => {
  expect(read(source)).toMatchObject({ draft: true })
})

test('front matter in another form has a fix that shows the form', () => {
  expect(() => read('+++\ntitle = "A"\n+++\n')).toThrowError(
    expect.objectContaining({ hint: expect.stringContaining('Begin the file with `---`') }),
  )
})

test.each([
  ['TOML', '+++\ndraft = true\n+++\n', 1, 'it is TOML (+++)'],
  ['a blank line before it', '\n---\ndraft: true\n---\n', 2, 'it must begin in the first line'],
  ['no end', '---\ndraft: true\n\n# Title\n', 1, 'it needs a line with'],
  ['a tab after its dashes', '---\ndraft: true\n---\t\n', 1, 'it needs a line with three dashes'],
  [
    'a list that contains itself',
    '---\ntitle: A\nkeywords: &a [*a]\n---\n',
    3,
    'an alias refers to',
  ],
  [
    'a map that contains itself',
    '---\nlast_update: &a\n  author: *a\n---\n',
    3,
    'an alias refers to',
  ],
])('front matter with %s is an error', (_, source, line, problem) => {
  expect(() => read(source)).toThrowError(
    expect.objectContaining({
      code: 'invalid-front-matter',
      file: '/site/docs/page.md',
      line,
      message: expect.stringContaining(problem),
    }),
  )
})

test.each([
  ['title: [a]', '"title": Use text.'],
  ['description: [a]', '"description": Use text.'],
  ['keywords: setup', '"keywords": Use a list.'],
  ['layout: wide', '"layout": Use "landing".'],
  ['schema_type: Page', '"schema_type": Use one of "TechArticle", "APIReference", "FAQPage".'],
  ['toc_min_heading_level: 1', '"toc_min_heading_level": Use a number of at least 2.'],
  ['search_weight: -1', '"search_weight": Use a number of at least 0.'],
  ['id: ""', '"id": It has no value.'],
])('%s says what to write instead', (line, problem) => {
  expect(() => read(`---\n${line}\n---\n`)).toThrowError(
    expect.objectContaining({ message: expect.stringContaining(problem) }),
  )
})

// A key that is added later has such a message, too.
test.each(Object.keys(frontMatterSchema.shape))(
  "a wrong value of %s isn't described by Zod",
  (key) => {
    for (const value of ['[[]]', '{ a: { b: 1 } }', '-1', '""'])
      try {
        read(`---\n${key}: ${value}\n---\n`)
      } catch (error) {
        expect((error as Error).message).not.toMatch(
          /Invalid (?:input|option)|expected|Too (?:small|big)/,
        )
      }
  },
)

test.each(['---\n\nA line\n\n---\n', '# A\n\n---\ndraft: true\n---\n', '+++ added +++\n'])(
  '%j is text or an error',
  (source) => {
    const result = ((): unknown => {
      try {
        return parse(source, 'page.md').body
      } catch (error) {
        return (error as { code: string }).code
      }
    })()
    expect([source, 'invalid-front-matter']).toContain(result)
  },
)

test.each([
  '1.10',
  '2.0',
  '007',
  '0x1F',
  '0o17',
  '1e3',
  '12345678901234567890',
  '.5',
  '+1',
  '.inf',
])('the number %s stays as the author wrote it', (number) => {
  const keys = [
    'title',
    'title_meta',
    'sidebar_label',
    'sidebar_badge',
    'pagination_label',
    'description',
    'slug',
    'id',
  ]
  const lines = keys.map((key) => `${key}: ${number}`)
  expect(
    read(
      `---\n${lines.join('\n')}\nkeywords: [${number}, a]\nlast_update: { author: ${number} }\n---\n`,
    ),
  ).toEqual({
    ...Object.fromEntries(keys.map((key) => [key, number])),
    keywords: [number, 'a'],
    last_update: { author: number },
  })
})

test.each(
  'title title_meta description sidebar_label sidebar_badge image pagination_label pagination_next custom_edit_url id slug wrapper_class'
    .split(' ')
    .flatMap((key) => [`${key}:`, `${key}: ''`, `${key}: " "`])
    .filter(
      (line) =>
        !/^(?:pagination_next|custom_edit_url):$/.test(line) &&
        !/^(?:title|description): ''$/.test(line),
    ),
)('a key without a value is an error: %s', (line) => {
  const [key] = line.split(':')
  expect(() => read(`---\n${line}\n---\n\n# A\n`)).toThrow(
    `"${key}": It has no value. Write one, or remove the line.`,
  )
})

test('an empty title and description, as content systems write them, are as if they were not there', () => {
  expect(read('---\ntitle: ""\ndescription: \'\'\n---\n\n# A\n')).toEqual({})
})

test('numbers and switches can have quotes', () => {
  expect(
    read(
      '---\nsidebar_position: 01\ntoc_min_heading_level: "2"\nsearch_weight: 0.5\nhide_title: "false"\n---\n',
    ),
  ).toEqual({
    sidebar_position: 1,
    toc_min_heading_level: 2,
    search_weight: 0.5,
    hide_title: false,
  })
  expect(() => read('---\nhide_title: "yes"\n---\n')).toThrow(
    '"hide_title": "yes" isn\'t true or false.',
  )
})

describe('a mistake in YAML', () => {
  test.each([
    ['title: Foo: bar', 'title: "Foo: bar"'],
    ['title: @docs/core', 'title: "@docs/core"'],
    ['title: `npm` commands', 'title: "`npm` commands"'],
    ['title: "Foo" and more', `title: '"Foo" and more'`],
    [`title: 'It's'`, `title: "It's"`],
    ['title: [Beta] Search', 'title: "[Beta] Search"'],
    ['title: *bold* text', 'title: "*bold* text"'],
    ['title: *bold*', 'title: "*bold*"'],
    ['title: !important', 'title: "!important"'],
    ['title: &nbsp;', 'title: "&nbsp;"'],
    ['title: > Quote', 'title: "> Quote"'],
    ['title: - item', 'title: "- item"'],
    ['title: % of users', 'title: "% of users"'],
  ])('%s has a fix with quotes', (line, fix) => {
    expect(() => read(`---\nid: a\n${line}\nslug: /a\n---\n`)).toThrowError(
      expect.objectContaining({ line: 3, hint: `Put the text in quotes: ${fix}` }),
    )
  })

  test.each([
    ['title: A\ntitle: B', 3, 'Remove one of them.'],
    ['last_update:\n\tdate: 2026-01-31', 3, 'Indent with spaces.'],
    ['keywords: [a, b\ntitle: A', 3, 'Write each key on its own line'],
  ])('%j has a fix', (yaml, line, fix) => {
    expect(() => read(`---\n${yaml}\n---\n`)).toThrowError(
      expect.objectContaining({ line, hint: expect.stringContaining(fix) }),
    )
  })

  test('anchors that are used are fine', () => {
    expect(read('---\ntitle: &t A\nsidebar_label: *t\n---\n')).toEqual({
      title: 'A',
      sidebar_label: 'A',
    })
  })
})

test('each of several unknown keys has a suggestion', () => {
  expect(() => read('---\ntitel: A\nsidebar_lable: B\nother: C\n---\n')).toThrowError(
    expect.objectContaining({
      hint: 'Did you mean "title" instead of "titel", "sidebar_label" instead of "sidebar_lable"? To use another key, declare it in `docs.frontMatter` in the configuration.',
    }),
  )
})

test('a wrong value inside another has its own line, and a fix of its own', () => {
  expect(() => read('---\nlast_update:\n  author: A\n  date: 2021/08/01\n---\n')).toThrowError(
    expect.objectContaining({ line: 4, hint: 'Correct the value.' }),
  )
})

describe('dates', () => {
  const date = (value: string): unknown =>
    read(`---\nlast_update: { date: ${value} }\n---\n`)['last_update']

  test.each([
    '2026-01-31',
    '"2026-01-31"',
    '2026-01-31T23:30:00-05:00',
    '2026-01-31 00:30:00 +09:00',
    '2026-01-31T10:00Z',
    '2026-01-31 9:18:00',
  ])('%s is the day that the author wrote', (value) => {
    expect(date(value)).toEqual({ date: '2026-01-31' })
  })

  test.each(['2021/08/01', '"Aug 1, 2021"', '01.02.2024', '2021-02-30', '2021', '2021-08-01 x'])(
    '%s is an error',
    (value) => {
      expect(() => date(value)).toThrow("isn't a date. Use the form 2026-01-31.")
    },
  )
})
