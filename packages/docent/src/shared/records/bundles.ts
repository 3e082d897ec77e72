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
