import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('codeFileNotFound', () => {
  expect(
    text(
      errors.codeFileNotFound({ specifier: '@site/examples/a.ts', path: '/site/examples/a.ts' }),
    ),
  ).toMatchInlineSnapshot(`
    "[code-file-not-found] The code block includes "@site/examples/a.ts", which doesn't exist. docent looked for /site/examples/a.ts.
      Fix: Correct the path in file="…". It must be relative to the page or begin with @site/."
  `)
})

test('codeRegionNotFound', () => {
  expect(text(errors.codeRegionNotFound({ path: '/site/a.ts', region: 'fil', known: ['fill'] })))
    .toMatchInlineSnapshot(`
    "[code-region-not-found] The file /site/a.ts has no region "fil".
      Fix: Did you mean "fill"? Known regions: "fill"."
  `)
  expect(text(errors.codeRegionNotFound({ path: '/site/a.ts', region: 'fill', known: [] })))
    .toMatchInlineSnapshot(`
    "[code-region-not-found] The file /site/a.ts has no region "fill".
      Fix: Mark the lines with the comments "#region fill" and "#endregion"."
  `)
})

test('codeLinesNotFound', () => {
  expect(text(errors.codeLinesNotFound({ path: '/site/a.ts', lines: '4-9', count: 5 })))
    .toMatchInlineSnapshot(`
      "[code-lines-not-found] The code block includes lines 4-9 of /site/a.ts, which has 5 lines.
        Fix: Correct the lines. To avoid line numbers, mark a region with the comments "#region name" and "#endregion"."
    `)
})

test('invalidCodeLines', () => {
  expect(text(errors.invalidCodeLines({ lines: 'all' }))).toMatchInlineSnapshot(`
    "[invalid-code-lines] lines="all" isn't a valid list of lines.
      Fix: Write numbers and ranges, for example lines="3-7", lines="3-", or lines="1,5-9"."
  `)
})

test('codeLinesAndRegion', () => {
  expect(text(errors.codeLinesAndRegion({ lines: '3', region: 'fill' }))).toMatchInlineSnapshot(`
    "[code-lines-and-region] The code block specifies both the region "fill" and lines="3".
      Fix: Remove one of them."
  `)
})

test('codeLinesWithoutFile', () => {
  expect(text(errors.codeLinesWithoutFile({ lines: '3' }))).toMatchInlineSnapshot(`
    "[code-lines-without-file] The code block has lines="3" but doesn't include a file.
      Fix: Add file="…". To highlight lines, write their numbers in braces: {3-7}."
  `)
})

test('codeBesideFile', () => {
  expect(text(errors.codeBesideFile({ specifier: './a.ts' }))).toMatchInlineSnapshot(`
    "[code-beside-file] The code block includes "./a.ts" but also has lines inside the fence.
      Fix: Remove the lines inside the fence, or remove file="…"."
  `)
})
