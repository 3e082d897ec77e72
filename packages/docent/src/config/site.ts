import { z } from 'zod'
import { chosen, editUrl, oneOf, options, severity, sitePath, text } from './options.ts'
import { isOrigin } from '../shared/routes.ts'

const HEAD_TAGS = ['meta', 'link', 'script', 'style', 'base', 'noscript'] as const

const headTag = options({
  /** Element name. @example 'link' */
  tag: oneOf(HEAD_TAGS),
  /**
   * Attributes. `true` writes an attribute without a value. Default: `{}`.
   * @example { rel: 'icon', href: '/favicon.svg' }
   */
  attributes: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
  /** Content of the element, written without escaping. Default: none. @example 'window.answer = 42' */
  html: z.string().optional(),
})

const font = options({
  /**
   * Font file: a path relative to the site folder, or a file of an installed package.
   * @example 'src/fonts/inter.woff2'
   */
  file: text(),
  /**
   * Whether the browser loads the font before it has read the style sheet. On phones, it never does, because the text
   * would appear later. Default: `true`.
   * @example false
   */
  preload: z.boolean().default(true),
})

const noPolicy = z.literal(false)
const directives = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  z.array(z.string().regex(/^[^\s;,]+$/, 'Use one source, for example "https://example.com".')),
  {
    error: ({ code }) =>
      code === 'invalid_key' ? 'Use the names of directives, for example "script-src".' : undefined,
  },
)

/** Additions to the policy, or `false` for no policy. */
const contentSecurityPolicy = chosen(
  (value) => (value === false ? noPolicy : directives) as typeof noPolicy | typeof directives,
)

const articleScript = options({
  /**
   * Path of the script's module, relative to the site folder, or a module of an installed package.
   * @example 'src/inline/show-prices.ts'
   */
  file: text(),
  /** Attribute of the elements that the script handles. @example 'data-price' */
  attribute: z
    .string()
    .regex(/^data-[a-z][a-z0-9-]*$/, 'Use the name of a data attribute, for example "data-price".'),
})

const articleStyle = options({
  /**
   * Path of the style sheet, relative to the site folder, or a file of an installed package.
   * @example 'src/css/price-table.css'
   */
  file: text(),
  /** Class of the elements that the style sheet is for. @example 'price-table' */
  class: z
    .string()
    .regex(
      /^[a-z_][\w-]*$/i,
      'Use the name of one class without a dot, for example "price-table".',
    ),
})

/** Options for the whole site, at the top level of the configuration. */
export const siteOptions = {
  /**
   * Name of the site, which follows the page's title in the browser's title. Required.
   * @example 'Acme Docs'
   */
  title: text(),
  /**
   * One line about the site, used as the description of pages that have none. Default: `''`.
   * @example 'Test anything'
   */
  tagline: z.string().default(''),
  /**
   * Origin at which the site is published, without a path. Required by the sitemap, canonical links, and feeds.
   * @example 'https://docs.example.com'
   */
  url: z
    .string()
    .transform((url) => url.replace(/\/$/, ''))
    .refine(isOrigin, {
      error:
        'Use only the scheme and host, for example "https://docs.example.com". Set the path in baseUrl.',
    }),
  /**
   * Path of the site below `url`, with slashes at both ends. Default: `'/'`.
   * @example '/docs/'
   */
  baseUrl: z
    .string()
    .regex(/^\/(?:[^?#\s]*\/)?$/, {
      error:
        'Start and end it with a slash, for example "/docs/". Use "/" for the root of the host.',
    })
    .default('/'),
  /**
   * How addresses of pages end. `false`: without a slash, and a page is a file such as `guide.html`. `true`: with a
   * slash, and a page is `guide/index.html`. Without this option, addresses have no slash and a page is
   * `guide/index.html`, which nginx and Caddy serve with the configurations of `@docent/hosts`. Choose what your host
   * serves without a redirect. Default: none.
   * @example false
   */
  trailingSlash: z.boolean().optional(),
  /** Icon of the site, relative to the static folder. Default: none. @example 'img/favicon.ico' */
  favicon: text().optional(),
  /** Separator between a page's title and the site's. Default: `'|'`. @example '·' */
  titleDelimiter: text().default('|'),
  /** Asks search engines not to index the site. Default: `false`. @example true */
  noIndex: z.boolean().default(false),
  /**
   * Folder whose files are copied to the output unchanged. Default: `'static'`.
   * @example 'public'
   */
  staticDir: sitePath().default('static'),
  /**
   * Folder that the build writes to. Files in it that aren't part of the build are deleted. Default: `'dist'`.
   * @example 'build'
   */
  outDir: sitePath().default('dist'),
  /**
   * Files that components, pages, or Markdown plugins read themselves while the site is built, as patterns relative to
   * the site folder. All pages are built again when one of them changes. Without this option, a build doesn't reuse
   * pages if such code, of the site or of a package, imports `node:fs` or `node:child_process`; `[]` means that no file
   * affects the output. Hooks of plugins run in every build, so what they read doesn't have to be listed. Default: none.
   * @example ['data/*.yaml', '../CHANGELOG.md']
   */
  buildInputs: z.array(text()).optional(),
  /**
   * Seconds of processor time that a page may take to compile or to render. Time in which it waits, for example for a
   * response, counts a thirtieth. Default: `10`.
   * @example 60
   */
  pageTimeout: z.number().positive().default(10),
  /**
   * Folder of React pages. The route of an `index.tsx` file is its folder's. Default: `'src/pages'`.
   * @example 'pages'
   */
  pagesDir: sitePath().default('src/pages'),
  /**
   * Module whose default export is a record of components that every MDX page can use without an import. Two names are
   * special: `ArticleStart` and `ArticleEnd` are rendered before and after the content of every document, and receive
   * its HTML as `html`. Default: none.
   * @example 'src/mdx-components.ts'
   */
  mdxComponents: sitePath().optional(),
  /**
   * Folder of modules whose components are marked with `island`. Default: `'src/islands'`.
   * @example 'islands'
   */
  islandsDir: sitePath().default('src/islands'),
  /**
   * The site's style sheets, which follow the theme's. Default: `[]`.
   * @example ['src/css/custom.css']
   */
  stylesheets: z.array(text()).default([]),
  /**
   * Style sheets for articles that have an element with a certain class, for example a component that few pages use.
   * Other pages don't load them. They follow the other style sheets and can import more files, but they can't refer to
   * images or fonts by relative addresses. Default: `[]`.
   * @example [{ file: 'src/css/price-table.css', class: 'price-table' }]
   */
  articleStyles: z.array(articleStyle).default([]),
  /**
   * Scripts for articles that have an element with a certain attribute. Each is a module whose default export is a
   * function that receives the article. It runs before the first paint of a document, so that the reader's earlier
   * choices are visible from the start, and after each navigation in the browser, including those within a page. Keep
   * these scripts small, because they're part of the HTML. Default: `[]`.
   * @example [{ file: 'src/inline/show-prices.ts', attribute: 'data-price' }]
   */
  articleScripts: z.array(articleScript).default([]),
  /**
   * Elements added to the head of every page. Default: `[]`.
   * @example [{ tag: 'meta', attributes: { name: 'theme-color', content: '#111' } }]
   */
  headTags: z.array(headTag).default([]),
  /**
   * Sources to add to the content security policy that docent writes for hosts, by directive, for scripts and services
   * that docent doesn't know about. `false` writes no policy. docent's own code works with Trusted Types:
   * `'require-trusted-types-for': ["'script'"], 'trusted-types': ['docent']`. Default: `{}`.
   * @example { 'script-src': ['https://widgets.example.com'] }
   */
  contentSecurityPolicy: contentSecurityPolicy.default({}),
  /**
   * Font files that the style sheets use. Default: `[]`.
   * @example [{ file: 'src/fonts/inter.woff2' }]
   */
  fonts: z.array(font).default([]),
  /**
   * URL prefix for "Edit this page"; the page's path from the site folder follows it. `docs.editUrl` overrides it.
   * Default: none, which hides the link.
   * @example 'https://github.com/acme/docs/blob/main/site/'
   */
  editUrl: editUrl(),
  /**
   * URL prefix of commits; the commit's hash follows it. The changes listed below a page link to their commits.
   * `docs.commitUrl` overrides it. Default: none, which lists changes without links.
   * @example 'https://github.com/acme/docs/commit/'
   */
  commitUrl: z
    .url({ error: "Use an absolute URL. The commit's hash is appended to it." })
    .optional(),
  /**
   * Which files pages may be made from: code and images that they include, files that they link to and import, static
   * files, and the pages themselves. With `'repository'`, a file outside the site's Git repository (without one, outside
   * the site folder) is an error, also behind a symbolic link, as is a file that often contains secrets, such as `.env`,
   * `.npmrc`, or a file in `.git`. Use it if you build pages that strangers have changed. Default: `'anywhere'`.
   * @example 'repository'
   */
  include: oneOf(['anywhere', 'repository']).default('anywhere'),
  /**
   * What happens if a link leads to a page that doesn't exist. Default: `'throw'`.
   * @example 'warn'
   */
  onBrokenLinks: severity().default('throw'),
  /**
   * What happens if a link leads to a heading that doesn't exist. Default: `'throw'`.
   * @example 'warn'
   */
  onBrokenAnchors: severity().default('throw'),
  /**
   * What happens if a link leads to a Markdown file that doesn't exist. A missing image always stops the build.
   * Default: `'throw'`.
   * @example 'warn'
   */
  onBrokenMarkdownLinks: severity().default('throw'),
  /**
   * What happens if a locale lacks translations, or has outdated ones. `docent translate` lists them. Default:
   * `'ignore'`.
   * @example 'warn'
   */
  onIncompleteTranslations: severity().default('ignore'),
  /** What happens if two pages have the same route. Default: `'warn'`. @example 'throw' */
  onDuplicateRoutes: severity().default('warn'),
}

export type HeadTag = z.output<typeof headTag>
export type FontFile = z.output<typeof font>
