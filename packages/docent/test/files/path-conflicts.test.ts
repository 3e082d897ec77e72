import { expect, test } from 'vitest'
import { createPathRegistry } from '../../src/files/path-conflicts.ts'

test.each([
  ['Guide/index.html', 'guide/index.html'],
  ['GUIDE.html', 'guide.html'],
  ['caf\u00E9.html', 'cafe\u0301.html'],
])('names that differ only in case or Unicode form are a conflict: %s, %s', (first, second) => {
  const register = createPathRegistry()
  register(first, '/site/docs/a.md')
  expect(() => register(second, '/site/docs/b.md')).toThrow(
    `- ${first}: /site/docs/a.md\n- ${second}: /site/docs/b.md`,
  )
})

test('a redirect from another case is allowed in any order', () => {
  const register = createPathRegistry()
  register('GUIDE/index.html', 'a redirect', true)
  register('guide/index.html', '/site/docs/guide.md')
  register('Guide/index.html', 'a redirect', true)
})

test('equal assets with names that differ in case are allowed, other files in assets are not', () => {
  const register = createPathRegistry()
  register('assets/A.0123456789ab.png', '/site/docs/a/A.png')
  register('assets/a.0123456789ab.png', '/site/docs/b/a.png')
  register('assets/B.png', '/site/static/assets/B.png')
  expect(() => register('assets/b.png', '/site/static/assets/b.png')).toThrow()
})

test('folders that differ only in case may contain different files', () => {
  const register = createPathRegistry()
  register('Guide/a.html', '/site/docs/Guide/a.md')
  register('guide/b.html', '/site/docs/guide/b.md')
})
