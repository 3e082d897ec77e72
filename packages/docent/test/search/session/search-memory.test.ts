import { expect, test } from 'vitest'
import {
  addFavorite,
  emptyMemory,
  forget,
  formatMemory,
  parseMemory,
  MAX_RECENT,
  remember,
  type SearchMemory,
} from '../../../src/search/session/search-memory.ts'

const result = (name: string) => ({ href: `/${name}`, title: name })
const hrefs = (list: SearchMemory['recent']): string[] => list.map(({ href }) => href)
const after = (...names: string[]): SearchMemory =>
  names.reduce((memory, name) => remember(memory, result(name)), emptyMemory)

test('opened results are sorted by time, newest first, without duplicates', () => {
  expect(hrefs(after('a', 'b', 'a').recent)).toEqual(['/a', '/b'])
})

test('at most ten recent results are kept', () => {
  const names = Array.from({ length: MAX_RECENT + 3 }, (_, index) => `p${index}`)
  const { recent } = after(...names)
  expect(recent).toHaveLength(10)
  expect(recent[0]?.href).toBe('/p12')
})

test("a favorite is removed from the recent results and isn't added to them again", () => {
  const memory = addFavorite(after('a', 'b'), result('a'))
  expect(hrefs(memory.favorites)).toEqual(['/a'])
  expect(hrefs(memory.recent)).toEqual(['/b'])
  const opened = remember(addFavorite(memory, result('c')), result('a'))
  expect(hrefs(opened.favorites)).toEqual(['/a', '/c'])
  expect(hrefs(opened.recent)).toEqual(['/b'])
})

test('a result can be removed from both lists', () => {
  const memory = addFavorite(after('a', 'b'), result('a'))
  expect(forget(forget(memory, '/a'), '/b')).toEqual(emptyMemory)
})

test('stored results are read again, under the names that browsers already store', () => {
  const memory = addFavorite(after('a', 'b'), result('a'))
  expect(parseMemory(formatMemory(memory))).toEqual(memory)
  const { recent, favorites } = memory
  expect(JSON.parse(formatMemory(memory))).toEqual({ recent, favourites: favorites })
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['something else', '"text"'],
  ['null', 'null'],
  ['a number', '0'],
  ['a list', '[]'],
  ['another object', '{"a":{}}'],
  ['something other than lists', '{"recent":"a","favourites":{"length":3}}'],
  ['a list of the wrong things', '{"recent":[1,null,{"href":"/a"},{"href":1,"title":"b"}]}'],
  ['an address that runs code', '{"recent":[{"href":"javascript:alert(1)","title":"a"}]}'],
])('%s in storage gives an empty memory', (_name, text) => {
  expect(parseMemory(text)).toEqual(emptyMemory)
})

test('addresses of other hosts and the end of long lists in storage are left out', () => {
  const stored = JSON.stringify({
    recent: [
      { href: '//evil.example', title: 'Other host' },
      { href: '/\\evil.example', title: 'Other host' },
      { href: '/\t/evil.example', title: 'Other host' },
      { href: '/\n\\evil.example', title: 'Other host' },
      { href: 'https://evil.example', title: 'Other host', external: true },
      ...Array.from({ length: 1000 }, (_, index) => result(`p${index}`)),
    ],
  })
  const { recent } = parseMemory(stored)
  expect(recent).toHaveLength(MAX_RECENT)
  expect(recent[0]?.href).toBe('/p0')
})

test('addresses of other sites are kept if the site has results there', () => {
  const stored = JSON.stringify({
    recent: [
      { href: 'https://evil.example/api/', title: 'Other site', external: true },
      { href: 'https://api.example/click', title: 'Own results', external: true },
    ],
  })
  const { recent } = parseMemory(stored, '^https://api\\.example/')
  expect(recent.map(({ href }) => href)).toEqual(['https://api.example/click'])
})
