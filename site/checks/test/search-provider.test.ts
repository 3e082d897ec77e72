import { expect, test } from 'vitest'
import { hostedSearch } from '../../search-provider.ts'

const all = {
  DOCS_SEARCH_APP_ID: 'APP1',
  DOCS_SEARCH_API_KEY: 'key',
  DOCS_SEARCH_INDEX: 'docs',
}

test('the site searches its own index if no hosted one is configured', () => {
  expect(hostedSearch({})).toBeUndefined()
  expect(hostedSearch({ DOCS_SEARCH_APP_ID: ' ', DOCS_SEARCH_INDEX: '' })).toBeUndefined()
})

test('the hosted index is used if all of its variables are set', () => {
  expect(hostedSearch(all)).toEqual({
    appId: 'APP1',
    apiKey: 'key',
    indexName: 'docs',
  })
})

test.each([
  [
    { DOCS_SEARCH_API_KEY: undefined },
    'DOCS_SEARCH_APP_ID and DOCS_SEARCH_INDEX are set, but not DOCS_SEARCH_API_KEY',
  ],
  [
    { DOCS_SEARCH_API_KEY: '', DOCS_SEARCH_INDEX: ' ' },
    'DOCS_SEARCH_APP_ID is set, but not DOCS_SEARCH_API_KEY and DOCS_SEARCH_INDEX',
  ],
])('setting only some of the variables is an error that names the missing ones', (own, message) => {
  expect(() => hostedSearch({ ...all, ...own })).toThrow(message)
})
