import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('missingAdminKey', () => {
  expect(text(errors.missingAdminKey({ variable: 'KEY' }))).toMatchInlineSnapshot(`
    "[missing-admin-key] The environment variable KEY isn't set.
      Fix: Set KEY to one of the service's keys with write permission (addObject, deleteIndex, editSettings, settings, browse). The search key in the configuration can only read."
  `)
})

test('keyOnCommandLine', () => {
  expect(text(errors.keyOnCommandLine({ flag: '--api-key', variable: 'KEY' })))
    .toMatchInlineSnapshot(`
      "[key-on-command-line] The flag "--api-key" isn't accepted, because other users can read keys on the command line.
        Fix: Set the environment variable KEY instead. If the key is real, replace it, because your shell's history contains it."
    `)
})

test('missingSearchTarget', () => {
  expect(text(errors.missingSearchTarget({ missing: ['--index'] }))).toMatchInlineSnapshot(`
    "[missing-search-target] The target of the upload is unknown: "--index" is missing.
      Fix: Configure \`search\` with the provider "algolia", or pass --index."
  `)
})

test('noSearchRecords', () => {
  expect(text(errors.noSearchRecords({}))).toMatchInlineSnapshot(`
    "[no-search-records] None of the site's pages may appear in search results, so the index would be empty.
      Fix: Publish a page that is neither a draft nor unlisted."
  `)
})

test('headingsTooLong', () => {
  expect(text(errors.headingsTooLong({ address: '/guide#part', limit: 9000 })))
    .toMatchInlineSnapshot(`
      "[headings-too-long] The headings above /guide#part leave no space for text: a search record has at most 9000 bytes.
        Fix: Shorten the page's title and the headings above this one."
    `)
})

test('searchKeyRefused', () => {
  expect(
    text(
      errors.searchKeyRefused({
        appId: 'APP1',
        indexName: 'acme_docs',
        status: 403,
        problem: 'Invalid Application-ID or API key',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[search-key-refused] The search service refused the key for the index "acme_docs" of the application APP1 (403): Invalid Application-ID or API key
      Fix: Check that the key belongs to this application, that it has write permission (addObject, deleteIndex, editSettings, settings, browse), and that it isn't restricted to other indexes. The temporary index's name starts with the index's name."
  `)
})

test('searchServiceUnreachable', () => {
  expect(text(errors.searchServiceUnreachable({ appId: 'APP1', problem: 'getaddrinfo ENOTFOUND' })))
    .toMatchInlineSnapshot(`
      "[search-service-unreachable] The search service can't be reached for the application APP1: getaddrinfo ENOTFOUND
        Fix: Check the application ID and the network connection, and run the command again. Readers never see an incomplete index."
    `)
})

test('searchServiceBusy', () => {
  expect(text(errors.searchServiceBusy({ tries: 5 }))).toMatchInlineSnapshot(`
    "[search-service-busy] The search service responded with "too many requests" 5 times in a row.
      Fix: Wait a few minutes, and run the command again. Readers never see an incomplete index."
  `)
})

test('searchServiceRefused', () => {
  expect(
    text(
      errors.searchServiceRefused({
        status: 400,
        problem: 'Record is too big',
        step: 'take the records',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[search-service-refused] The search service refused to take the records (400): Record is too big
      Fix: Correct the problem that the service reports (plans limit the size and the number of records), and run the command again. Readers never see an incomplete index."
  `)
})

test('fileNotWritten', () => {
  expect(text(errors.fileNotWritten({ file: '/site/a.json', problem: 'permission denied' })))
    .toMatchInlineSnapshot(`
      "[file-not-written] The file couldn't be written: permission denied
        a.json
        Fix: Choose a file in a folder where you have write permission."
    `)
})
