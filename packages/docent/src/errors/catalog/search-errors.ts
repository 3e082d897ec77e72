import { entry } from '../entry.ts'
import { count, quoted } from '../message-parts.ts'

/** Filling a hosted search. */
export const searchErrors = {
  missingAdminKey: entry<{ variable: string }>({
    code: 'missing-admin-key',
    message: ({ variable }) => `The environment variable ${variable} is not set.`,
    hint: ({ variable }) =>
      `Set ${variable} to one of the service's keys with write permission (addObject, deleteIndex, editSettings, settings, browse). The search key in the configuration can only read.`,
  }),
  keyOnCommandLine: entry<{ flag: string; variable: string }>({
    code: 'key-on-command-line',
    message: ({ flag }) =>
      `The flag "${flag}" is not accepted: keys on the command line can be read by others.`,
    hint: ({ variable }) =>
      `Set the environment variable ${variable} instead. If the key was a real one, replace it: your shell's history contains it.`,
  }),
  missingSearchTarget: entry<{ missing: readonly string[] }>({
    code: 'missing-search-target',
    message: ({ missing }) =>
      `The target of the upload is unknown: ${quoted(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    hint: ({ missing }) =>
      `Configure \`search\` with the provider "algolia", or pass ${missing.join(' and ')}.`,
  }),
  noSearchRecords: entry<object>({
    code: 'no-search-records',
    message: () =>
      "None of the site's pages may appear in search results, so the index would be empty.",
    hint: () => 'Publish a page that is neither a draft nor unlisted.',
  }),
  headingsTooLong: entry<{ address: string; limit: number }>({
    code: 'headings-too-long',
    message: ({ address, limit }) =>
      `The headings above ${address} leave no space for text: a search record has at most ${limit} bytes.`,
    hint: () => 'Shorten the title of the page and the headings above this one.',
  }),
  searchKeyRefused: entry<{ appId: string; indexName: string; status: number; problem: string }>({
    code: 'search-key-refused',
    message: ({ appId, indexName, status, problem }) =>
      `The search service refused the key for the index "${indexName}" of the application ${appId} (${status}): ${problem}`,
    hint: () =>
      'Check that the key belongs to this application, that it may write (addObject, deleteIndex, editSettings, settings, browse), and that it is not limited to other indexes. The name of the temporary index starts with the name of the index.',
  }),
  searchServiceUnreachable: entry<{ appId: string; problem: string }>({
    code: 'search-service-unreachable',
    message: ({ appId, problem }) =>
      `The search service cannot be reached for the application ${appId}: ${problem}`,
    hint: () =>
      'Check the application ID and the network connection, and run the command again. Readers never see an incomplete index.',
  }),
  searchServiceBusy: entry<{ tries: number }>({
    code: 'search-service-busy',
    message: ({ tries }) =>
      `The search service asked for fewer requests, ${count(tries, 'time')} in a row.`,
    hint: () =>
      'Wait a few minutes, and run the command again. Readers never see an incomplete index.',
  }),
  searchServiceRefused: entry<{ status: number; problem: string; step: string }>({
    code: 'search-service-refused',
    message: ({ status, problem, step }) =>
      `The search service refused to ${step} (${status}): ${problem}`,
    hint: () =>
      'Correct the problem that the service names (plans limit the size and the number of records), and run the command again. Readers never see an incomplete index.',
  }),
  fileNotWritten: entry<{ file: string; problem: string }>({
    code: 'file-not-written',
    message: ({ problem }) => `The file could not be written: ${problem}`,
    hint: () => 'Choose a file in a folder where you have write permission.',
  }),
}
