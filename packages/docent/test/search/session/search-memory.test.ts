import { expect, test } from 'vitest'
import {
  addFavorite,
  emptyMemory,
  forget,
  parseMemory,
  MAX_RECENT,
  remember,
  type SearchMemory,
} from '../../../src/search/session/search-memory.ts'

const result = (name: string) => ({ href: `/${name}`, title: name })
const hrefs = (list: SearchMemory['recent']): string[] => list.map(({ href }) => href)
const after = (...names: string[]): SearchMemory =>
  names.reduce((memory, name) => remember(memory, result(name)), emptyMemory)

test('opened results come back newest first, each once', () => {
  expect(hrefs(after('a', 'b', 'a').recent)).toEqual(['/a', '/b'])
})

test('at most ten recent results are kept', () => {
  const names = Array.from({ length: MAX_RECENT + 3 }, (_, index) => `p${index}`)
  const { recent } = after(...names)
  expect(recent).toHaveLength(10)
  expect(recent[0]?.href).toBe('/p12')
})

test('a favourite leaves the recent results and does not come back among them', () => {
  const memory = addFavorite(after('a', 'b'), result('a'))
  expect(hrefs(memory.favourites)).toEqual(['/a'])
  expect(hrefs(memory.recent)).toEqual(['/b'])
  const opened = remember(addFavorite(memory, result('c')), result('a'))
  expect(hrefs(opened.favourites)).toEqual(['/a', '/c'])
  expect(hrefs(opened.recent)).toEqual(['/b'])
})

test('both lists forget', () => {
  const memory = addFavorite(after('a', 'b'), result('a'))
  expect(forget(forget(memory, '/a'), '/b')).toEqual(emptyMemory)
})

test('what is stored is read again', () => {
  const memory = addFavorite(after('a', 'b'), result('a'))
  expect(parseMemory(JSON.stringify(memory))).toEqual(memory)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '"text"'],
  ['null', 'null'],
  ['a list of the wrong things', '{"recent":[1,null,{"href":"/a"},{"href":1,"title":"b"}]}'],
  ['an address that runs code', '{"recent":[{"href":"javascript:alert(1)","title":"a"}]}'],
])('%s in storage is an empty memory', (_name, text) => {
  expect(parseMemory(text)).toEqual(emptyMemory)
})

test('addresses of other hosts and endless lists in storage are left out', () => {
  const stored = JSON.stringify({
    recent: [
      { href: '//evil.example', title: 'Other host' },
      { href: '/\\evil.example', title: 'Other host' },
      ...Array.from({ length: 1000 }, (_, index) => result(`p${index}`)),
    ],
  })
  const { recent } = parseMemory(stored)
  expect(recent).toHaveLength(MAX_RECENT)
  expect(recent[0]?.href).toBe('/p0')
})
