import { defineErrors, errorEntry as entry, isDocentError, nearest } from 'docent/plugin'

/** The errors of a blog. Their location is the line that an author can correct. */
export const errors = defineErrors({
  missingFolder: entry<{ dir: string }>({
    code: 'missing-blog-folder',
    message: ({ dir }) => `The blog's folder ${dir} doesn't exist.`,
    hint: () =>
      'Create it with a post such as 2026-01-31-welcome.md, or set `path` in the options of blog().',
  }),
  missingDate: entry<{ name: string }>({
    code: 'post-without-date',
    message: ({ name }) => `The post ${name} has no date.`,
    hint: () =>
      "Begin the file's name with one (2026-01-31-title.md), or add it to the front matter: date: 2026-01-31",
  }),
  invalidDate: entry<{ date: string }>({
    code: 'invalid-post-date',
    message: ({ date }) => `"${date}" isn't a date.`,
    hint: () =>
      'Write the year, month, and day, such as 2026-01-31, or a time such as 2026-01-31T09:30:00Z.',
  }),
  unknownAuthor: entry<{ author: string; known: readonly string[]; list: string }>({
    code: 'unknown-author',
    message: ({ author, list }) => `The author "${author}" isn't in ${list}.`,
    hint: ({ author, known, list }) => {
      const close = nearest(author, known)
      const suggestion = close === undefined ? '' : `Did you mean "${close}"? `
      return `${suggestion}Add the author to ${list}, or write the name: authors: [{ name: Ada }]`
    },
  }),
  invalidAuthors: entry<{ problem: string }>({
    code: 'invalid-authors-file',
    message: ({ problem }) => `The authors' file can't be used: ${problem}.`,
    hint: () => 'List each author by a key, with a name:\n  ada:\n    name: Ada Lovelace',
  }),
  invalidTags: entry<{ problem: string }>({
    code: 'invalid-tags-file',
    message: ({ problem }) => `The tags' file can't be used: ${problem}.`,
    hint: () => 'List each tag by a key:\n  releases:\n    label: Releases',
  }),
  unusedTranslation: entry<{ original: string }>({
    code: 'unused-post-translation',
    message: ({ original }) => `The post is a translation of ${original}, which doesn't exist.`,
    hint: () => 'Rename it after a post in the default language, or remove it.',
  }),
})

/**
 * Throws the errors of all posts together. Locales share files, and so their errors.
 * @throws DocentError, or an AggregateError of several
 */
export function throwAll(problems: readonly unknown[]): void {
  const textOf = (problem: unknown): string =>
    isDocentError(problem) ? JSON.stringify(problem.toJSON()) : String(problem)
  const distinct = [...new Map(problems.map((problem) => [textOf(problem), problem])).values()]
  if (distinct.length > 1)
    throw new AggregateError(distinct, `${distinct.length} errors in the blog`)
  if (distinct.length === 1) throw distinct[0]
}
