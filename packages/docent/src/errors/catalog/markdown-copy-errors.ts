import { entry } from '../entry.ts'

/** Markdown copies of pages. */
export const markdownCopyErrors = {
  markdownRoute: entry<{ route: string }>({
    code: 'markdown-route',
    message: ({ route }) =>
      `The page has the route ${route}, but routes that end in ".md" are reserved for the Markdown copies of pages.`,
    hint: () =>
      'Give the page another `slug`, or turn the copies off with `markdownPages: false` in the configuration.',
  }),
  markdownAddressTaken: entry<{ route: string; copy: string; by: string }>({
    code: 'markdown-address-taken',
    message: ({ route, copy, by }) =>
      `The Markdown copy of the page ${route} would replace ${by} at ${copy}.`,
    hint: () =>
      'Rename the file, give the page another `slug`, or turn the copies off with `markdownPages: false` in the configuration.',
  }),
  markdownCopyDiffers: entry<{ route: string; after: string; expected: string; found: string }>({
    code: 'markdown-copy-differs',
    message: ({ route, after, expected, found }) =>
      `The Markdown copy of ${route} differs from the page${after === '' ? '' : ` after "${after}"`}: expected "${expected}", found "${found}".`,
    hint: () =>
      'Use HTML that can be converted for this element, or mark elements that only browsers need with `data-markdown-ignore`.',
  }),
  markdownCopyAnchor: entry<{ route: string; anchor: string }>({
    code: 'markdown-copy-anchor',
    message: ({ route, anchor }) =>
      `The Markdown copy of ${route} has no anchor "${anchor}", which the page has.`,
    hint: () =>
      'Put the ID on a heading, a table row, a list item, a paragraph, or an inline element.',
  }),
  markdownCopyLink: entry<{ route: string; link: string }>({
    code: 'markdown-copy-link',
    message: ({ route, link }) =>
      `The Markdown copy of ${route} links to ${link}, a page that has a copy.`,
    hint: () => "Link to the page's route, or to its copy: its route with .md at the end.",
  }),
}
