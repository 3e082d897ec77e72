import type { SiteData } from './site-data.ts'

/** Name of the server bundle in its folder. */
export const SERVER_FILE = 'server.mjs'

/** What bundling a site gives to the stages after it. */
export interface Bundles {
  client: ClientFiles
  /** Folder with the client's files, which are copied to the output. */
  clientDir: string
  /** Folder with the server bundle and the assets that only articles refer to. */
  serverDir: string
  /** Path of the server bundle. */
  serverBundle: string
  inline: InlineScripts
  /**
   * Hash of both bundles and of the packages that Node loads for the server bundle. Articles depend on it, and open
   * tabs compare it with the build that they were loaded from.
   */
  buildId: string
  /** Whether the code that renders pages can read files that docent doesn't know about. */
  canReadFiles: boolean
}

/** Files of the client bundle that pages refer to. Paths are relative to the output folder. */
export interface ClientFiles {
  script: string
  styles: string[]
  fonts: string[]
}

/** Source of the inline scripts. */
export interface InlineScripts {
  /** In every page, before the first paint. */
  prePaint: string
  /** After a table of contents. */
  markSection: string
  /** Right after an article with tabs. */
  restoreTabs: string
  /** The first script of the not-found document. */
  cleanAddress: string
  /** In the page at an old address. */
  redirect: string
  /** Scripts of docent and the site, right after an article that has their attribute. */
  article: readonly { attribute: string; code: string }[]
}

/** A component of the shell that a site replaces, or one for a type of navbar items. */
export interface Replacement {
  /** Of the component; types of navbar items begin with `custom-`. */
  name: string
  /** Absolute path of the site's module. */
  file: string
}

/** What the bundle for browsers contains of plugins. */
export interface BrowserParts {
  /** Absolute paths of modules that run with the application. */
  clients: string[]
  /** Absolute paths of modules that belong to the first script. */
  early: { plugin: string; file: string }[]
  /** Data for these modules, by the plugin's name. */
  data: Record<string, object>
  /** Keys of the words that only the build uses. */
  buildMessages: string[]
}

/** The data that the virtual modules of a bundle are generated from. */
export interface BundleContent extends BrowserParts {
  siteDir: string
  /** Site data by locale. */
  sites: Record<string, SiteData>
  defaultLocale: string
  /** Absolute paths. */
  stylesheets: string[]
  islands: string[]
  articleScripts: { attribute: string; file: string }[]
  pages: { id: string; file: string }[]
  /** Components of the shell that the site replaces. */
  replaced: Replacement[]
  mdxComponents?: string
  /** The module of a plugin's search. */
  searchProvider?: string
  /** Modules that pages import. */
  modules: string[]
}

/** The site's Markdown plugins as one module, which threads can load regardless of the plugins' language. */
export interface PluginBundle {
  /** Absolute path; undefined if the site has no plugins. */
  file?: string
  /** Hash of the plugins' code and options, which compiled pages depend on. */
  key: string
  /** The site's files that the plugins are made from. */
  inputs: string[]
  /** Whether the plugins can read files that docent doesn't know about. */
  canReadFiles: boolean
}
