import { defineErrors, errorEntry as entry } from 'docent/plugin'

/** Filling an index. */
export const errors = defineErrors({
  missingAdminKey: entry<{ variable: string }>({
    code: 'missing-admin-key',
    message: ({ variable }) => `The ${variable} environment variable isn't set.`,
    hint: ({ variable }) =>
      `Set ${variable} to one of the service's keys with write permission (addObject, deleteIndex, editSettings, settings, browse). The search key in the configuration can only read.`,
  }),
  missingSearchTarget: entry<{ missing: readonly string[] }>({
    code: 'missing-search-target',
    message: ({ missing }) =>
      `The target of the upload is unknown: ${missing.map((flag) => `"${flag}"`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    hint: ({ missing }) =>
      `Add algolia({ appId, apiKey, indexName }) to \`plugins\` in docent.config.ts, or pass ${missing.join(' and ')}.`,
  }),
  invalidAppId: entry<{ appId: string }>({
    code: 'invalid-app-id',
    message: ({ appId }) => `"${appId}" isn't an application ID: letters and digits.`,
    hint: () => "Copy the ID from the service's dashboard.",
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
    hint: () => "Shorten the page's title and the headings above this one.",
  }),
  searchKeyRefused: entry<{ appId: string; indexName: string; status: number; problem: string }>({
    code: 'search-key-refused',
    message: ({ appId, indexName, status, problem }) =>
      `The search service refused the key for the index "${indexName}" of the application ${appId} (${status}): ${problem}`,
    hint: () =>
      "Check that the key belongs to this application, that it has write permission (addObject, deleteIndex, editSettings, settings, browse), and that it isn't restricted to other indexes. The temporary index's name starts with the index's name.",
  }),
  searchServiceUnreachable: entry<{ appId: string; problem: string }>({
    code: 'search-service-unreachable',
    message: ({ appId, problem }) =>
      `The search service can't be reached for the application ${appId}: ${problem}`,
    hint: () =>
      'Check the application ID and the network connection, and run the command again. Readers never see an incomplete index.',
  }),
  searchServiceBusy: entry<{ tries: number }>({
    code: 'search-service-busy',
    message: ({ tries }) =>
      `The search service responded with "too many requests" ${tries} times in a row.`,
    hint: () =>
      'Wait a few minutes, and run the command again. Readers never see an incomplete index.',
  }),
  searchServiceRefused: entry<{ status: number; problem: string; step: string }>({
    code: 'search-service-refused',
    message: ({ status, problem, step }) =>
      `The search service refused to ${step} (${status}): ${problem}`,
    hint: () =>
      'Correct the problem that the service reports (plans limit the size and the number of records), and run the command again. Readers never see an incomplete index.',
  }),
  fileNotWritten: entry<{ file: string; problem: string }>({
    code: 'file-not-written',
    message: ({ problem }) => `The file couldn't be written: ${problem}`,
    hint: () => 'Choose a file in a folder where you have write permission.',
  }),
})
