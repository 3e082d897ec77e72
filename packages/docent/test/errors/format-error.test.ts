import { expect, test } from 'vitest'
import { errors, formatError, withShortPaths } from '../../src/errors/index.ts'

const options = { cwd: '/site', color: false }

test('shows the message, the location with an excerpt, and the fix', () => {
  const error = errors.invalidFrontMatter({
    file: '/site/docs/intro.mdx',
    source: '---\ntitel: Intro\n---\n\nText.\n',
    line: 2,
    column: 1,
    problem: 'unknown key "titel"',
    fix: 'Did you mean "title"?',
  })
  expect(formatError(error, options)).toMatchInlineSnapshot(`
    "[invalid-front-matter] The front matter is invalid: unknown key "titel"
      docs/intro.mdx:2:1
        1 | ---
      > 2 | titel: Intro
          | ^
        3 | ---
        4 |
      Fix: Did you mean "title"?"
  `)
})

test('shows only the file if the line is unknown', () => {
  const error = errors.pageWithoutDefault({ file: '/site/src/pages/index.tsx' })
  expect(formatError(error, options)).toMatchInlineSnapshot(`
    "[page-without-default] The page module has no default export, so it cannot render anything.
      src/pages/index.tsx
      Fix: Add a default export: export default function Page() { … }"
  `)
})

test('keeps the full path of files outside the working directory', () => {
  const error = errors.pageWithoutDefault({ file: '/elsewhere/index.tsx' })
  expect(formatError(error, options)).toContain('  /elsewhere/index.tsx\n')
})

test.each([
  [
    'Several sources: /site/docs/a.md and "/site/docs/b.md".',
    'Several sources: docs/a.md and "docs/b.md".',
  ],
  ['Delete /site/dist/a.md, or (/site/b).', 'Delete dist/a.md, or (b).'],
  ['/site/a: no such file', 'a: no such file'],
  ['There is no configuration in /site.', 'There is no configuration in /site.'],
  ['/site2/a and /other/site/a', '/site2/a and /other/site/a'],
  [
    'file:///site/a and https://example.com/site/a',
    'file:///site/a and https://example.com/site/a',
  ],
  ['The folder is "/site/".', 'The folder is "/site/".'],
])('shows paths in texts relative to the working directory: %s', (text, expected) => {
  expect(withShortPaths(text, '/site')).toBe(expected)
  expect(withShortPaths(text, '/site/')).toBe(expected)
  expect(withShortPaths(text, '/')).toBe(text)
})

test('omits the location if there is none', () => {
  expect(formatError(errors.portInUse({ port: 3000 }), options)).toMatchInlineSnapshot(`
    "[port-in-use] Port 3000 is in use by another program.
      Fix: Stop that program, or choose another port: --port 3001"
  `)
})

test('colors the code by level', () => {
  const error = errors.portInUse({ port: 3000 })
  const color = { ...options, color: true }
  expect(formatError(error, color)).toContain('\u001b[31m[port-in-use]\u001b[39m')
  expect(formatError(error, { ...color, level: 'warning' })).toContain(
    '\u001b[33m[port-in-use]\u001b[39m',
  )
})

test('shows the stack of unexpected errors', () => {
  const error = new TypeError('x is not a function')
  expect(formatError(error, options)).toBe(`[error] ${error.stack}`)
  expect(formatError('text', options)).toBe('[error] text')
})
