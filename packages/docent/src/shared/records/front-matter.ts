import { z } from 'zod'
import { isScriptAddress } from '../routes.ts'

/** A key without a value, whose author has probably forgotten it. */
const EMPTY = 'It has no value. Write one, or remove the line.'
const notText = ({ input }: { input?: unknown }): string => (input === null ? EMPTY : 'Use text.')

/** A text that says something. */
export const text = z
  .string({ error: notText })
  .refine((value) => value.trim() !== '', { error: EMPTY })

/** YAML parses `2.2` as a number, although the author means a string (see `keepNumbersAsWritten`). */
export const words = z
  .union([z.string(), z.number()], { error: notText })
  .transform(String)
  .pipe(text)

/** Content systems write keys that nobody has filled in. An empty one is as if it weren't there. */
const filledIn = <T>(value: T): T | undefined => (value === '' ? undefined : value)

/** A number, with or without quotes. */
export const position = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^-?\d+(?:\.\d+)?$/)
      .transform(Number),
  ],
  { error: 'Use a number.' },
)

/** A boolean, with or without quotes. */
export const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')],
  { error: ({ input }) => `"${String(input)}" isn't true or false.` },
)

const level = position.pipe(z.number().int().min(2).max(6))

/** An image for link previews that belongs to no page's file. */
export const sharedImage = text.refine((url) => !/^\.\.?\//.test(url), {
  error: 'Use a path below the static folder, such as "/img/guides.png", or an absolute URL.',
})

/** Keys whose values are numbers, in which YAML's reading of a number is right. */
export const NUMERIC_KEYS: ReadonlySet<string> = new Set([
  'sidebar_position',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'search_weight',
])

/**
 * A slug becomes a route and a file name, so it must not contain segments or characters that lead out of the output
 * folder or break an address.
 */
export const slug = text
  .refine((value) => !value.split(/[/\\]/).includes('..'), {
    error: `Use a route without "..". To leave the page's folder, start with a slash.`,
  })
  // oxlint-disable-next-line no-control-regex -- this pattern looks for control characters
  .refine((value) => !/[\\?#\u0000-\u001f\u007f]/.test(value), {
    error: 'Use a route without "\\", "?", "#", or control characters.',
  })
  .refine((value) => !value.endsWith('.html'), {
    error: 'Use a route without ".html" at its end.',
  })
  .refine((value) => !/%(?![\da-f]{2})/i.test(value), {
    error: 'Use a route without "%", unless it begins an escape such as %20.',
  })
  .transform((value) => value.replace(/(?<=^|\/)\.(?:\/|$)/g, ''))

/**
 * The day that the author wrote, whatever the time zone of the build. Other forms, such as 01/02/2026, mean different
 * days in different countries.
 */
const date = z.coerce
  .string()
  .refine(isDay, {
    error: ({ input }) => `"${String(input)}" isn't a date. Use the form 2026-01-31.`,
  })
  .transform((value) => value.slice(0, 10))

/** Whether a string is a valid date, alone or with a time, such as 2026-01-31 or 2026-01-31T10:00:00+01:00. */
function isDay(text: string): boolean {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d.*))?$/i.exec(text) ?? []
  const parsed = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) return false
  return (
    time === '' ||
    !Number.isNaN(Date.parse(`${day}T${time.replace(/\s+/g, '').replace(/^(?=\d:)/, '0')}`))
  )
}

/** Keys that every page accepts. Those that Docusaurus also supports have the same names. */
export const frontMatterSchema = z.object({
  /**
   * Last part of the document's ID, which sidebars and the navbar refer to, and of its route. The folders before it
   * don't change. Default: the file's name without its extension and number prefix.
   * @example id: start
   */
  id: text.optional(),
  /**
   * Route of the page. With a leading slash, it's relative to the docs instance; otherwise, it's relative to the page's
   * folder. Default: from the file's path.
   * @example slug: /start
   */
  slug: slug.optional(),
  /**
   * Title of the page in its heading, unless the text has a level-1 heading, and in the browser. Default, and if it's empty: the
   * first level-1 heading, or the ID.
   * @example title: Install Acme
   */
  title: z.preprocess(filledIn, words.optional()),
  /**
   * Title in the browser and for search engines, which replaces the page's title and the site's. Default: both of them.
   * @example title_meta: Install Acme on any system
   */
  title_meta: words.optional(),
  /**
   * Summary of the page for search engines, link previews, and lists of pages. Default, and if it's empty: the first
   * paragraph.
   * @example description: Install Acme on macOS, Linux, or Windows.
   */
  description: z.preprocess(filledIn, text.optional()),
  /** Label of the page in the sidebar. Default: the title. @example sidebar_label: Installation */
  sidebar_label: words.optional(),
  /**
   * Position among the pages and categories of its folder, in generated sidebars. Pages without a position come last,
   * by file name, except for the folder's index page, which comes first. Default: the number that the file's name
   * begins with.
   * @example sidebar_position: 2
   */
  sidebar_position: position.optional(),
  /** Short badge next to the label in the sidebar. Default: none. @example sidebar_badge: New */
  sidebar_badge: words.optional(),
  /** Class of the page's entry in the sidebar, for CSS. Default: none. @example sidebar_class_name: new-entry */
  sidebar_class_name: words.optional(),
  /**
   * ID of the sidebar that the page shows, or `null` for none. Default: the first sidebar that contains the page.
   * @example displayed_sidebar: guides
   */
  displayed_sidebar: text.nullable().optional(),
  /**
   * Words that readers use for the page's topic and that its text doesn't contain. The search finds the page by them.
   * Default: none.
   * @example keywords: [setup, download]
   */
  keywords: z.array(words).optional(),
  /**
   * Image for link previews: a path below the static folder, a path from the page that begins with `./` or `../`, or an
   * absolute URL. Default: the image that a plugin draws, such as `@docent/link-previews`.
   * @example image: /img/install.png
   */
  image: text.optional(),
  /** Leaves the page out of builds. `docent dev` shows it. Default: `false`. @example draft: true */
  draft: flag.optional(),
  /**
   * Leaves the page out of sidebars, lists, the sitemap, and the search. Readers who have its address can open it.
   * Default: `false`.
   * @example unlisted: true
   */
  unlisted: flag.optional(),
  /** Leaves out the heading that docent generates from the title. Default: `false`. @example hide_title: true */
  hide_title: flag.optional(),
  /** Leaves out the table of contents. Default: `false`. @example hide_table_of_contents: true */
  hide_table_of_contents: flag.optional(),
  /**
   * Highest heading level in the table of contents, from 2 to 6. Default: `tableOfContents.minHeadingLevel`.
   * @example toc_min_heading_level: 2
   */
  toc_min_heading_level: level.optional(),
  /**
   * Lowest heading level in the table of contents, from 2 to 6. Default: `tableOfContents.maxHeadingLevel`.
   * @example toc_max_heading_level: 4
   */
  toc_max_heading_level: level.optional(),
  /**
   * Title of the page in the "Next" and "Previous" links of other pages. Default: the label in the sidebar.
   * @example pagination_label: Installation
   */
  pagination_label: words.optional(),
  /**
   * ID of the document that "Next" links to, or `null` for no link. Default: the next document in the sidebar.
   * @example pagination_next: guides/start
   */
  pagination_next: text.nullable().optional(),
  /**
   * ID of the document that "Previous" links to, or `null` for no link. Default: the previous document in the sidebar.
   * @example pagination_prev: null
   */
  pagination_prev: text.nullable().optional(),
  /**
   * Address of "Edit this page", or `null` for no link. Default: `editUrl` with the page's path.
   * @example custom_edit_url: https://github.com/acme/docs/edit/main/start.md
   */
  custom_edit_url: text
    .refine((url) => !isScriptAddress(url), {
      error: ({ input }) => `"${String(input)}" runs code instead of leading to a page.`,
    })
    .nullable()
    .optional(),
  /**
   * Date and author of the last change, if git's are wrong. Default: from git.
   * @example last_update: { date: 2026-01-31, author: Ada }
   */
  last_update: z
    .object({
      /** A date, such as 2026-01-31. Default: from git. @example last_update: { date: 2026-01-31 } */
      date: date.optional(),
      /** A name. Default: from git. @example last_update: { author: Ada } */
      author: text.optional(),
    })
    .strict()
    .optional(),
  /** Leaves out the footer. Default: `false`. @example no_footer: true */
  no_footer: flag.optional(),
  /**
   * `landing` gives the page the full width: no sidebar, no table of contents, and nothing below the text. Use `<Hero>`
   * for the top of the page. Default: the layout of documents.
   * @example layout: landing
   */
  layout: z.enum(['landing']).optional(),
  /** CSS class of the element around the page. Default: none. @example wrapper_class: wide */
  wrapper_class: text.optional(),
  /**
   * Type of the page for search engines. On an `FAQPage`, the headings that end with a question mark are the questions.
   * Default: `TechArticle`.
   * @example schema_type: FAQPage
   */
  schema_type: z.enum(['TechArticle', 'APIReference', 'FAQPage']).optional(),
  /**
   * How much the page counts in the embedded search, from 0 to 2. `0` leaves the page out. Default: `1`.
   * @example search_weight: 0.5
   */
  search_weight: position.pipe(z.number().min(0).max(2)).optional(),
})

/** Front matter that every page may have, after the check. The site may add its own keys (`SourceDoc.extra`). */
export type FrontMatter = z.output<typeof frontMatterSchema>
