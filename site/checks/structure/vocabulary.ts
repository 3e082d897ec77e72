/** The headings that API reference pages may have. */

/**
 * Level-2 headings in order. If a position has several terms, a page uses one of them: commands yield a subject to the
 * next command, and everything else returns a value.
 */
export const API_HEADINGS: readonly (readonly string[])[] = [
  ['Syntax'],
  ['Yields', 'Returns'],
  ['When it fires'],
  ['Examples'],
  ['Rules'],
  ['Command Log'],
  ['TypeScript'],
  ['Troubleshooting'],
  ['Limitations'],
  ['History'],
  ['See also'],
]

/** Level-3 headings that appear only under Syntax, in this order. */
export const SYNTAX_HEADINGS: readonly string[] = ['Arguments', 'Options', 'Common mistakes']

/** Pages in `site/docs/api` that aren't reference pages, with the reason. */
export const OVERVIEW_PAGES: Readonly<Record<string, string>> = {
  'site/docs/api/table-of-contents.mdx': 'The index of the API, grouped by task.',
}

/** Additional level-2 headings of guide-like reference pages. */
export const EXTRA_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  'site/docs/api/commands/hover.mdx': ['Choose a workaround', 'Why there is no command'],
  'site/docs/api/commands/prompt.mdx': ['Supported steps'],
  'site/docs/api/cypress-api/catalog-of-events.mdx': ['Order of events', 'All events'],
  'site/docs/api/cypress-api/custom-commands.mdx': ['Best practices'],
  'site/docs/api/cypress-api/custom-queries.mdx': ['How Cypress runs a query', 'Best practices'],
  'site/docs/api/node-events/overview.mdx': ['Events', 'How the code runs'],
  'site/docs/api/node-events/preprocessors-api.mdx': [
    'Do you need one?',
    'The built-in preprocessor',
  ],
}
