// Sites import style sheets and images, whose types TypeScript knows from Vite.
/// <reference types="vite/client" preserve="true" />
import { z } from 'zod'
import { assistants, externalLinks } from './services.ts'
import { codeBlocks } from './code-blocks.ts'
import { components } from './components.ts'
import { docs } from './docs.ts'
import { feedPath, feeds, type Feed } from './feeds.ts'
import { footer } from './footer.ts'
import { i18n } from './i18n.ts'
import { markdown } from './markdown.ts'
import { navbar } from './navbar.ts'
import { OWN_COMPONENTS } from '../shared/markup.ts'
import { oldAnchors, type OldAnchorList, type OldAnchors } from './old-anchors.ts'
import { options, text } from './options.ts'
import { plugins } from './plugins.ts'
import { redirects, type Redirect } from './redirects.ts'
import { search } from './search.ts'
import { PLUGIN_TIMEOUT } from './plugins/time-limit.ts'
import { siteOptions } from './site.ts'
import { vite } from './vite.ts'
import { announcementBar, colorMode, imageZoom, sidebar, tableOfContents } from './theme.ts'

/**
 * The complete configuration: validation, defaults, and input and output types in one place. Each option is documented
 * where it's declared, and the reference page is generated from those comments.
 */
export const configSchema = options({
  ...siteOptions,
  /**
   * Languages of the site. Default: English only.
   * @example { defaultLocale: 'en', locales: ['en', 'fr'] }
   */
  i18n: i18n.prefault({}),
  /**
   * Documents: one instance or a list of them; `[]` for none. Default: the folder `docs` at the site's root.
   * @example { path: 'content' }
   */
  docs: docs.prefault({}),
  /** Announcement bar above the navbar. Default: none. @example { id: 'v3', content: 'Version 3 is out' } */
  announcementBar: announcementBar.optional(),
  /** Color modes. Default: light, with a switch. @example { respectPrefersColorScheme: true } */
  colorMode: colorMode.prefault({}),
  /**
   * Navbar at the top of every page. Default: only the search button.
   * @example { title: 'Acme', items: [] }
   */
  navbar: navbar.prefault({}),
  /** Footer of every page. Default: none. @example { copyright: 'Copyright © 2025 Acme' } */
  footer: footer.optional(),
  /** Sidebar of docs pages. Default: always visible. @example { hideable: true } */
  sidebar: sidebar.prefault({}),
  /** Table of contents. Default: levels 2 and 3. @example { maxHeadingLevel: 4 } */
  tableOfContents: tableOfContents.prefault({}),
  /**
   * Components of the shell that modules of the site replace, by name. A module's default export is the component. It
   * receives the original's props, and can render the original, which `docent/theme` exports. Default: `{}`.
   * @example { Footer: 'src/theme/Footer.tsx' }
   */
  components: components.prefault({}),
  /** Zoom of images and figures, or `false`. Default: all images and figures in articles. @example false */
  imageZoom: imageZoom.prefault({}),
  /**
   * Search of the site, or `false`. Default: an index that the build writes. A plugin such as `@docent/algolia` can provide
   * another one.
   * @example { synonyms: [['log in', 'sign in']] }
   */
  search: search.prefault({}),
  /** Code blocks on pages. Default: see its options. @example { packageManagers: ['npm', 'pnpm'] } */
  codeBlocks: codeBlocks.prefault({}),
  /**
   * Plugins, in the order in which their hooks run. A value such as `false` is no plugin. Default: `[]`.
   * @example [blog({ path: 'news' })]
   */
  plugins: plugins.default([]),
  /**
   * Seconds that a hook of a plugin may take, for example for requests. It doesn't limit `resolve`, which runs for every
   * import. Default: `60`.
   * @example 300
   */
  pluginTimeout: z.number().positive().default(PLUGIN_TIMEOUT),
  /** Options for compiling pages. Default: see its options. @example { math: true } */
  markdown: markdown.prefault({}),
  /**
   * Options of Vite, which bundles components and style sheets: plugins, aliases, and a few others, for builds and for
   * `dev`. Default: see its options.
   * @example { plugins: [tailwindcss()] }
   */
  vite: vite.prefault({}),
  /**
   * For content that was written for another generator; `@docent/docusaurus` sets it. Where readers lose little, problems
   * are warnings instead of errors: components with state outside of islands, code fences that a plugin can't render, and
   * rules in style sheets that browsers skip. Links to files may be relative to the documentation folder, components
   * receive the elements of their content and may replace elements of Markdown, and `.js` and `.ts` files in the pages
   * folder are pages. Default: none.
   * @example { frontMatter: ['tags'] }
   */
  foreignContent: options({
    /**
     * Keys of front matter that docent accepts although it doesn't use them. Components can read them. Default: `[]`.
     * @example ['tags', 'authors']
     */
    frontMatter: z.array(text()).default([]),
    /**
     * Components of the other generator that show what one of docent's shows: pages that use them get the same data.
     * Default: `{}`.
     * @example { DocCardList: 'CategoryCards' }
     */
    components: z.record(z.string(), z.enum(OWN_COMPONENTS)).default({}),
  }).optional(),
  /**
   * Redirects from old routes, or the path of a JSON file or module with that list. A build checks that each target
   * exists and doesn't redirect again. Default: `[]`.
   * @example [{ from: '/old', to: '/new' }]
   */
  redirects: (redirects as z.ZodType<Redirect[], Redirect[] | string>).default([]),
  /**
   * Whether each old route gets an HTML page that redirects to the new one. Hosts that read neither `_redirects` nor
   * the configurations of `@docent/hosts` need these pages. On hosts that serve a file rather than apply a rule, `false`
   * enables real redirects instead. Default: `true`.
   * @example false
   */
  redirectPages: z.boolean().default(true),
  /**
   * Anchors that pages no longer have, or the paths of JSON files or modules with such lists. Links to them keep working:
   * they lead to the section under its new name, to its new page, or to the closest section with a notice. The letter
   * case of an anchor never matters in a browser. A build checks that each target exists. Default: `{}`.
   * @example { '/guide': { moved: { '#see-also': ['related-pages'] }, nearest: { '#options': ['flags'] } } }
   */
  oldAnchors: (oldAnchors as z.ZodType<OldAnchorList, OldAnchors | string | string[]>).default({}),
  /**
   * Whether each text file also has a Brotli and a gzip copy (`guide.html.br`, `guide.html.gz`). With the configurations
   * of `@docent/hosts`, nginx and Caddy send these copies instead of compressing a file for each request.
   * Default: `false`.
   * @example true
   */
  precompress: z.boolean().default(false),
  /**
   * Atom feeds, or the path of a JSON file or module with that list. Default: `[]`.
   * @example [{ path: 'changelog.xml', title: 'Changelog', items: [{ title: '2.1.0', link: '/changelog#2-1-0', date: '2026-08-18' }] }]
   */
  feeds: (feeds as z.ZodType<Feed[], z.input<typeof feeds> | string>).default([]),
  /**
   * Assistants in which readers can open a page, from a menu next to the title. Nothing is requested before a reader
   * follows a link. Default: `[]`, no menu.
   * @example [{ name: 'Cursor', url: 'https://cursor.com/link/prompt?text=Read%20{url}' }]
   */
  assistants: assistants.default([]),
  /**
   * How `docent check --external` tests links to other sites. Default: see its options.
   * @example { allow: ['https://www.linkedin.com/'] }
   */
  externalLinks: externalLinks.prefault({}),
  /**
   * Path of an Atom feed with the pages that changed last, or `false`. It's written if git or the front matter has the
   * pages' dates. Default: `'changes.xml'`.
   * @example 'feeds/changes.xml'
   */
  changesFeed: z.union([z.literal(false), feedPath()]).default('changes.xml'),
  /**
   * Whether each page is also written as Markdown next to its address (`/guide` as `/guide.md`), with lists of pages in
   * `llms.txt` and their text in `llms-full.txt`, for coding agents and for readers who want to keep a copy. Default:
   * `true`.
   * @example false
   */
  markdownPages: z.boolean().default(true),
})

/** The configuration as a site writes it. */
export type UserConfig = z.input<typeof configSchema>
