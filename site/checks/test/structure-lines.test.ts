import { expect, test } from 'vitest'
import { readLines } from '../page/lines.ts'
import { readPage } from '../page/page.ts'

/** The kinds of the lines as one string. */
const kinds = (...lines: string[]): string =>
  readLines(lines.join('\n'))
    .map(({ kind }) => kind)
    .join(' ')

test('front matter, imports, comments, and code are distinguished from text', () => {
  expect(
    kinds(
      '---',
      'title: Click',
      '---',
      "import Partial from '../partials/x.mdx'",
      'export const a = {',
      '  b: 1,',
      '}',
      '',
      'Text.',
      '',
      '{/* One line. */}',
      '{/* Two',
      'lines. */}',
      '```js',
      '# no heading',
      '| no | table |',
      '```',
      '  - ~~~~',
      '    ```',
      '    ~~~~',
      '## Heading',
    ),
  ).toBe(
    'front-matter front-matter front-matter module module module module blank text blank ' +
      'comment comment comment code code code code code code code heading',
  )
})

test('a rule and a paragraph that starts with "export" are text', () => {
  expect(kinds('Text.', '', '---', '', 'The files that you', 'export are text.')).toBe(
    'text blank text blank text text',
  )
})

test('a table ends where its rows end, even inside lists and quotes', () => {
  expect(kinds('| A | B |', '| --- | :-: |', '| 1 | 2 |', 'Text.')).toBe('row delimiter row text')
  expect(kinds('A | B', '--- | ---', '1 | 2', '', 'a | b')).toBe('row delimiter row blank text')
  expect(kinds('- | A |', '  | --- |', '  | 1 |')).toBe('row delimiter row')
  expect(kinds('> | A |', '> | --- |', '> | 1 |')).toBe('row delimiter row')
  expect(kinds('`a | b` is text', '', '| alone |')).toBe('text blank text')
})

test('an option is one row, regardless of its number of lines', () => {
  expect(
    kinds(
      '<Options>',
      '  <Option name="log" />',
      '  <Option name="force">Text > here.</Option>',
      '  <Option',
      '    name="timeout"',
      '    type="(a) => b"',
      '  >',
      '    Text.',
      '  </Option>',
      '</Options>',
    ),
  ).toBe('markup row row row markup markup markup markup markup markup')
})

test('a table rendered from data is one row, and its content is read like any other', () => {
  expect(kinds('<ConfigurationTable group="timeouts" />')).toBe('row')
  expect(kinds('<ApiGroup', '  name="x"', '>', '', '## Find', '', '</ApiGroup>')).toBe(
    'row markup markup blank heading blank markup',
  )
})

test('tags alone are markup, and tags with text are text', () => {
  expect(
    kinds(
      '<Steps>',
      '<Box style={{ width: 1 }}>',
      '<Kbd>Ctrl</Kbd> copies the text.',
      '<Drawing',
      '  label="A window"',
      '/>',
      '</Box></Steps>',
      "{' '}",
    ),
  ).toBe('markup markup text markup markup markup markup markup')
})

test('headings lose their anchors and formatting, and keep their lines', () => {
  const page = readPage(
    '---\ntitle: A\n---\n\n## The `a` option {#a}\n### **B**\n',
    'site/docs/a.mdx',
  )
  expect(page.frontMatter).toEqual({ title: 'A' })
  expect(page.headings).toEqual([
    { level: 2, text: 'The a option', line: 5 },
    { level: 3, text: 'B', line: 6 },
  ])
})

test('broken front matter is left to the build', () => {
  expect(readPage('---\ntitle: [\n---\n', 'site/docs/a.mdx').frontMatter).toEqual({})
})
