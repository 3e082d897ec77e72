import { expect, test } from 'vitest'
import { readPageList } from '../src/open-site.ts'

const LIST = {
  build: 'a',
  title: 'Docs [{',
  tagline: '\\" [[[[[[[[[[',
  url: 'https://docs.example.com',
  baseUrl: '/',
  sections: [{ id: 'a', title: 'A', pages: [{ route: '/a', title: 'A', description: '' }] }],
  moved: {},
}

const read = (text: string) => readPageList({ location: 'here', read: () => Promise.resolve(text) })

test('a list is read, whatever its texts contain', async () => {
  expect(await read(JSON.stringify(LIST))).toEqual(LIST)
})

test.each([
  ['too many levels', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, 'invalid-page-list'],
  ['too many objects', `{"x":[${'[],'.repeat(1_000_000)}0]}`, 'invalid-page-list'],
  [
    'too many characters',
    JSON.stringify({ ...LIST, x: 'y'.repeat(13_000_000) }),
    'site-file-too-large',
  ],
])('a list with %s is refused', async (_, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code })
})
