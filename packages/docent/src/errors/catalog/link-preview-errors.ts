import { entry, shortList } from '../entry.ts'

/** Images of link previews. */
export const linkPreviewErrors = {
  unreadablePreviewFile: entry<{ option: string; path: string; problem: string; formats: string }>({
    code: 'unreadable-preview-file',
    message: ({ option, path, problem }) =>
      `${option} is set to the file "${path}", which can't be used: ${problem}`,
    hint: ({ option, formats }) => `Set ${option} to ${formats}.`,
  }),
  previewsUnavailable: entry<{ problem: string }>({
    code: 'previews-unavailable',
    message: ({ problem }) =>
      `The package that draws link previews (@takumi-rs/core) failed to load: ${problem}`,
    hint: () =>
      'Install the packages again on this machine, or remove `linkPreviews` from the configuration.',
  }),
  previewFailed: entry<{ route: string; problem: string }>({
    code: 'preview-failed',
    message: ({ route, problem }) => `The link preview of ${route} can't be drawn: ${problem}`,
    hint: () => "Change the page's title or description, or add an `image` to its front matter.",
  }),
  missingPreviewCharacters: entry<{ characters: readonly string[]; route: string }>({
    code: 'missing-preview-characters',
    message: ({ characters, route }) =>
      `Link previews leave out characters that no font has: ${shortList(characters.map(named))}. The first page with one is ${route}.`,
    hint: () => 'Add a font that has them to `linkPreviews.fonts.text`.',
  }),
}

/** @example named('漢') // '漢 (U+6F22)' */
function named(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `${character} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}
