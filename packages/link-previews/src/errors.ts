import { defineErrors, errorEntry as entry } from 'docent/plugin'

/** What can be wrong with the files that images are made from, and with drawing. */
export const errors = defineErrors({
  missingFile: entry<{ option: string; path: string }>({
    code: 'missing-preview-file',
    message: ({ option, path }) =>
      `${option} of linkPreviews() is set to the file "${path}", which doesn't exist.`,
    hint: ({ option }) => `Add the file, or correct ${option}.`,
  }),
  fileInOutput: entry<{ option: string; path: string }>({
    code: 'preview-file-in-output',
    message: ({ option, path }) =>
      `${option} of linkPreviews() is set to the file "${path}", which is in the output folder.`,
    hint: () => 'Move the file to another folder, because a build deletes it there.',
  }),
  unreadableFile: entry<{ option: string; path: string; problem: string; formats: string }>({
    code: 'unreadable-preview-file',
    message: ({ option, path, problem }) =>
      `${option} of linkPreviews() is set to the file "${path}", which can't be used: ${problem}`,
    hint: ({ option, formats }) => `Set ${option} to ${formats}.`,
  }),
  unavailable: entry<{ problem: string }>({
    code: 'previews-unavailable',
    message: ({ problem }) =>
      `The package that draws link previews (@takumi-rs/core) failed to load: ${problem}`,
    hint: () =>
      'Install the packages again on this machine, or remove linkPreviews() from the configuration.',
  }),
  drawingFailed: entry<{ route: string; problem: string }>({
    code: 'preview-failed',
    message: ({ route, problem }) => `The link preview of ${route} can't be drawn: ${problem}`,
    hint: () => "Change the page's title or description, or add an `image` to its front matter.",
  }),
})
