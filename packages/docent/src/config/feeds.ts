import { z } from 'zod'
import { cleanPath } from '../shared/routes.ts'
import { reportIssue, options, target, text } from './options.ts'

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/

const date = () =>
  z.string().refine((value) => DATE.test(value) && !Number.isNaN(Date.parse(value)), {
    error: 'Use an ISO 8601 date or time, for example "2026-08-18" or "2026-08-18T09:30:00Z".',
  })

/** Path of a feed, relative to the base URL. */
export const feedPath = () =>
  z.string().regex(/^(?!\/)(?!.*\.\.)[^?#\s]+\.(?:xml|atom)$/, {
    error:
      'Use a path below the base URL that ends in ".xml" or ".atom", for example "changelog.xml".',
  })

const item = options({
  /** Headline of the entry. @example '2.1.0' */
  title: text(),
  /**
   * Address of the full entry: an absolute URL, or a route, with or without a hash, which a build checks. It also
   * identifies the entry, so it must not change.
   * @example '/changelog#2-1-0'
   */
  link: target(),
  /** Date of publication. @example '2026-08-18' */
  date: date(),
  /** Date of the last change. Default: `date`. @example '2026-08-20' */
  updated: date().optional(),
  /** One or two sentences as plain text. Default: none. @example 'Faster, and two fixes.' */
  summary: text().optional(),
  /**
   * The entry as HTML. Addresses that start with a slash become absolute. Default: none.
   * @example '<p>Faster.</p>'
   */
  content: text().optional(),
})

const feed = options({
  /** Path of the file, relative to the base URL. @example 'changelog.xml' */
  path: feedPath(),
  /** Name of the feed. @example 'Releases of Acme' */
  title: text(),
  /** Description of the feed. Default: none. @example 'Every release with its changes.' */
  description: text().optional(),
  /** Author of the feed. Default: the site's title. @example 'The Acme team' */
  author: text().optional(),
  /**
   * Routes of the pages whose head links to the feed, including the pages below them. Default: all pages.
   * @example ['/changelog']
   */
  pages: z
    .array(
      z
        .string()
        .startsWith('/', 'Use a route that starts with a slash, for example "/changelog".')
        .transform(cleanPath),
    )
    .min(1, 'Add a route, or remove the option so that all pages link to the feed.')
    .optional(),
  /**
   * Entries in any order; at least one.
   * @example [{ title: '2.1.0', link: '/changelog#2-1-0', date: '2026-08-18' }]
   */
  items: z
    .array(item)
    .min(1, 'Add an entry, or remove the feed.')
    .check((ctx) => {
      const seen = new Set<string>()
      ctx.value.forEach(({ link }, index) => {
        if (seen.has(link))
          reportIssue(
            ctx,
            [index, 'link'],
            'Give each entry a different address, because it identifies the entry.',
          )
        seen.add(link)
      })
    }),
})

/** Files that a build writes itself. */
const TAKEN = ['sitemap.xml']

/** Atom feeds. If the configuration names a file, `loadConfig` has replaced its path with its content. */
export const feeds = z.array(feed).check((ctx) => {
  const seen = new Set<string>(TAKEN)
  ctx.value.forEach(({ path }, index) => {
    if (seen.has(path))
      reportIssue(
        ctx,
        [index, 'path'],
        'Choose another path. The build itself writes a file to this one.',
      )
    seen.add(path)
  })
})

/** A configured Atom feed. */
export type Feed = z.output<typeof feed>
export type FeedItem = z.output<typeof item>
