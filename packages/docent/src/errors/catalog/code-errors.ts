import { entry, quoted } from '../entry.ts'
import { didYouMean } from '../../shared/did-you-mean.ts'

/** Code blocks that take their code from a file. */
export const codeErrors = {
  codeFileNotFound: entry<{ specifier: string; path: string }>({
    code: 'code-file-not-found',
    message: ({ specifier, path }) =>
      `The code block includes "${specifier}", which doesn't exist. docent looked for ${path}.`,
    hint: () =>
      'Correct the path in file="…". It must be relative to the page or begin with @site/.',
  }),
  codeRegionNotFound: entry<{ path: string; region: string; known: readonly string[] }>({
    code: 'code-region-not-found',
    message: ({ path, region }) => `The file ${path} has no region "${region}".`,
    hint: ({ region, known }) =>
      `${didYouMean(region, known)}${known.length > 0 ? `Known regions: ${quoted(known)}.` : `Mark the lines with the comments "#region ${region}" and "#endregion".`}`,
  }),
  codeRegionUnclosed: entry<{ path: string; region: string; at: number }>({
    code: 'code-region-unclosed',
    message: ({ path, region, at }) =>
      `The region "${region}" in ${path} begins in line ${at}, but has no end.`,
    hint: () => 'End it with "#endregion" in the same style of comment.',
  }),
  codeLinesNotFound: entry<{ path: string; lines: string; count: number }>({
    code: 'code-lines-not-found',
    message: ({ path, lines, count }) =>
      `The code block includes lines ${lines} of ${path}, which has ${count} lines.`,
    hint: () =>
      'Correct the lines. To avoid line numbers, mark a region with the comments "#region name" and "#endregion".',
  }),
  invalidCodeLines: entry<{ lines: string }>({
    code: 'invalid-code-lines',
    message: ({ lines }) => `lines="${lines}" isn't a valid list of lines.`,
    hint: () => 'Write numbers and ranges, for example lines="3-7", lines="3-", or lines="1,5-9".',
  }),
  codeLinesAndRegion: entry<{ lines: string; region: string }>({
    code: 'code-lines-and-region',
    message: ({ lines, region }) =>
      `The code block specifies both the region "${region}" and lines="${lines}".`,
    hint: () => 'Remove one of them.',
  }),
  codeLinesWithoutFile: entry<{ lines: string }>({
    code: 'code-lines-without-file',
    message: ({ lines }) => `The code block has lines="${lines}" but doesn't include a file.`,
    hint: () => 'Add file="…". To highlight lines, write their numbers in braces: {3-7}.',
  }),
  codeBesideFile: entry<{ specifier: string }>({
    code: 'code-beside-file',
    message: ({ specifier }) =>
      `The code block includes "${specifier}" but also has lines inside the fence.`,
    hint: () => 'Remove the lines inside the fence, or remove file="…".',
  }),
  ignoredCodeOption: entry<{ option: string; fix: string }>({
    code: 'ignored-code-option',
    message: ({ option }) => `The code block's option ${option} has no effect.`,
    hint: ({ fix }) => fix,
  }),
}
