import { z } from 'zod'

const path = () =>
  z.string().regex(/^(?!\/)[^\\?#]*[^/\\?#]$/, 'Use a path without a slash at its ends.')

const FEEDS = ['rss', 'atom', 'json'] as const

/** Options of the blog, under Docusaurus's names. */
export const options = z.strictObject({
  /** Folder of the posts, relative to the site's folder. Default: `'blog'`. */
  path: path().default('blog'),
  /** Route of the blog, `'/'` for the site's home page. Default: `'blog'`. */
  routeBasePath: z
    .string()
    .regex(/^[^\\?#]*$/, 'Use a path, or "/".')
    .transform((route) => route.replace(/^\/+|\/+$/g, ''))
    .default('blog'),
  /** Title of the list of posts. Default: `'Blog'`. */
  blogTitle: z.string().default('Blog'),
  /** Description of the list of posts and of feeds. Default: the site's tagline. */
  blogDescription: z.string().optional(),
  /** Number of posts on a page of a list. Default: 10. */
  postsPerPage: z.union([z.number().int().positive(), z.literal('ALL')]).default(10),
  /** Heading of the posts in the sidebar. Default: "Recent posts", in the language of the page. */
  blogSidebarTitle: z.string().optional(),
  /** Number of posts in the sidebar. Default: 5. */
  blogSidebarCount: z.union([z.number().int().nonnegative(), z.literal('ALL')]).default(5),
  /** Route of the tags below the blog's. Default: `'tags'`. */
  tagsBasePath: path().default('tags'),
  /** Route of the authors below the blog's. Default: `'authors'`. */
  authorsBasePath: path().default('authors'),
  /** Route of the archive below the blog's. Default: `'archive'`. */
  archiveBasePath: path().default('archive'),
  /** File with the authors by key, relative to `path`. Default: `'authors.yml'`. */
  authorsMapPath: path().default('authors.yml'),
  /** File with tags by key (`label`, `permalink`, `description`), relative to `path`; `false` for none. Default: `'tags.yml'`. */
  tags: z.union([path(), z.literal(false)]).default('tags.yml'),
  /** Zod object with further keys of the front matter of posts. Default: none. */
  frontMatter: z
    .custom<z.ZodObject>(
      (value) => typeof value === 'object' && value !== null && 'shape' in value,
      'Use a Zod object: z.object({ key: z.string().optional() }).',
    )
    .optional(),
  /** Whether posts show how long reading them takes. Default: `true`. */
  showReadingTime: z.boolean().default(true),
  /** URL prefix for "Edit this page"; the post's path from the site's folder follows it. Default: none. */
  editUrl: z.url().optional(),
  /** Feeds of the blog. */
  feedOptions: z
    .strictObject({
      /** Formats to write. Default: `'all'`. */
      type: z
        .union([z.literal('all'), z.enum(FEEDS), z.array(z.enum(FEEDS)), z.null()])
        .default('all'),
      /** Number of posts in a feed. Default: 20. */
      limit: z.union([z.number().int().positive(), z.literal(false)]).default(20),
      /** Title of the feeds. Default: `blogTitle` and the site's title. */
      title: z.string().optional(),
      /** Copyright notice in the feeds. Default: none. */
      copyright: z.string().optional(),
    })
    .prefault({}),
})

/** The options with their defaults. */
export type Options = z.output<typeof options>

export type FeedFormat = (typeof FEEDS)[number]

/** The formats to write. */
export function feedFormats({ feedOptions: { type } }: Options): readonly FeedFormat[] {
  if (type === null) return []
  if (type === 'all') return FEEDS
  return typeof type === 'string' ? [type] : type
}
