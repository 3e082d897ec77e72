import type { ErrorLocation } from '../../errors/index.ts'

/** The pages that a plugin adds, and what they're made from. */
export interface PluginPages {
  pages: readonly PluginPage[]
  /** Sidebars of these pages, by ID. */
  sidebars?: Readonly<Record<string, readonly PluginSidebarItem[]>>
  /** Sidebars in a language, by locale and ID, which replace those in `sidebars`. Default: none. */
  localeSidebars?: Readonly<Record<string, Readonly<Record<string, readonly PluginSidebarItem[]>>>>
  /**
   * Files and folders that the pages are made from, absolute or relative to the site's folder. When one of them changes,
   * `dev` runs the hook again and updates the open page. Default: none.
   */
  watch?: readonly string[]
}

/** A page that doesn't come from a file of the documentation. Its content is Markdown, MDX, or a component. */
export type PluginPage = {
  /** Address below the base URL and the locale. @example 'news/first' */
  path: string
  /**
   * Default: the default locale. The page then also appears in the other locales, unless the plugin returns a page with
   * the same path for them.
   */
  locale?: string
  title: string
  /** Default: the site's tagline. */
  description?: string
  /** ID of a sidebar in `sidebars`. Default: none. */
  sidebar?: string
  /** ISO 8601 date of the last change. Default: none. */
  lastUpdatedAt?: string
  /** Author of the last change. Default: none. */
  lastUpdatedBy?: string
  /** Address at which the page can be edited. Default: none. */
  editUrl?: string
  /** Language of the content, if it isn't the page's, because it hasn't been translated. Default: the page's locale. */
  contentLocale?: string
  /** Image for link previews: an address, or a path relative to the page's file. Default: the site's. */
  image?: string
  /** Links below the text. Default: none. */
  previous?: { label: string; path: string }
  next?: { label: string; path: string }
  hideToc?: boolean
  /** HTML below the title, such as an author's name. Its addresses have the base URL. Default: none. */
  above?: string
  /** HTML below the text. Its addresses have the base URL. Default: none. */
  below?: string
  /**
   * Data for search engines in the vocabulary of schema.org, which replaces docent's own about the page. Address,
   * language, description, and date are added. Default: a collection of pages.
   * @example { '@type': 'NewsArticle', headline: 'First' }
   */
  structuredData?: Readonly<Record<string, unknown>>
  /** JSON data. Components read it as `usePage().extra` while the page is rendered; browsers never receive it. */
  data?: Readonly<Record<string, unknown>>
  /** Weight of the page in the search; 0 excludes it. Default: 1. */
  searchWeight?: number
  unlisted?: boolean
} & (
  | { /** Text of a document as Markdown. */ markdown: string }
  | {
      /**
       * Text of a document as MDX. It can import other Markdown files, or some of their lines, which show images and links
       * relative to these files.
       * @example "import Start from '@site/news/first.md?lines=1-3,7-9'\n\n<Start />"
       */
      mdx: string
    }
  | {
      /**
       * Absolute path of a Markdown or MDX file with the text of the page. Its front matter isn't part of the text, and
       * its images, imports, and links are relative to it.
       */ file: string
    }
  | {
      /** Absolute path of a module whose default export is the page's React component. */ component: string
    }
)

/** A link to a page of the plugin or another address, or a category. */
export type PluginSidebarItem =
  /** `path` is below the base URL and the locale. */
  { label: string; path: string } | { label: string; items: readonly PluginSidebarItem[] }

/** A file with the text of a page, as `PagesContext` reads it. */
export interface PageSource<FrontMatter> {
  /** The values of docent's keys and of the plugin's. */
  frontMatter: FrontMatter
  /** The text below the front matter. */
  text: string
  /** Line of the file at which the text begins. */
  firstLine: number
  /** Text of the first level-1 heading. */
  heading: string | undefined
  /** The first paragraph of a Markdown text as plain text, with at most 300 characters; empty if it has none. */
  plainText(markdown: string): string
  /** Where a key of the front matter is, for errors: they show these lines. */
  locate(key: string): ErrorLocation
}

/** Words of the interface by locale, then by key. */
export type PluginMessages = Readonly<Record<string, Readonly<Record<string, string>>>>
