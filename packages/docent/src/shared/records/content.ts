import type { FrontMatter } from './front-matter.ts'
import type { ImageAsset, Page, SourceLocation } from './page.ts'
import type { PageChange } from './page-data.ts'
import type { LocaleInfo, Sidebar, SidebarItem } from './site-data.ts'

/** The origin of a set of documents: one docs instance in one version and one locale. */
export interface DocSet {
  docsId: string
  version: string
  locale: string
  /** Absolute path of the folder with the default locale's source files. */
  dir: string
  /** The same folder, relative to the site's. */
  folder: string
  /** Patterns of files that aren't pages. */
  exclude?: readonly string[]
  /** For other locales: absolute path of a folder whose files replace those in `dir`. */
  overlayDir?: string
  /** Route prefix of the set: base URL, locale, instance, and version, joined. */
  routePrefix: string
  versionLabel: string
  isLast: boolean
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge: boolean
}

/**
 * A source file that becomes a page.
 *
 * Made by `content/read-docs.ts`; read by the pipeline, which plans the pages, and by the lists of pages.
 */
export interface SourceDoc {
  /**
   * Path relative to the docs folder without extension and number prefixes, or the front matter's `id` in that folder.
   */
  id: string
  set: DocSet
  /** Absolute path of the file that is read. */
  file: string
  /** Path relative to the docs folder, with forward slashes. */
  relative: string
  /** Fingerprint of the source text. The text itself isn't kept, which limits memory use on large sites. */
  hash: string
  route: string
  frontMatter: FrontMatter
  /** Front matter keys that the site has declared. */
  extra: Record<string, unknown>
  title: string
  description: string
  /** Image for link previews, if it's a file next to the page. */
  image?: ImageAsset
  sidebarLabel: string
  /** Position from the front matter or from a number prefix. */
  position?: number
  draft: boolean
  unlisted: boolean
  lastUpdatedAt?: string
  lastUpdatedBy?: string
  changes?: PageChange[]
  editUrl?: string
}

/** ID of the search's results page. */
export const SEARCH_PAGE = '@search'

/** A page that is a React module: `src/pages/*.tsx`. */
export interface ReactPage {
  kind: 'react'
  /** Key in the server bundle: the path relative to the pages folder, without extension. */
  id: string
  file: string
  route: string
  locale: string
}

/** An item on the path from a sidebar's root to a page. */
export interface Breadcrumb {
  label: string
  href?: string
}

/** A sidebar of one document set with its items resolved to routes. */
export interface ResolvedSidebar {
  id: string
  items: SidebarItem[]
  /** Documents in reading order, which the previous and next links follow. */
  order: string[]
  /** The first document or link, which a navbar item of type `docSidebar` leads to. */
  firstHref?: string
  /** Index of each document in `order`. */
  positions: ReadonlyMap<string, number>
  /** Labels from the sidebar's root to each of its pages, by route. */
  breadcrumbs: ReadonlyMap<string, Breadcrumb[]>
}

/** A page generated for a category with a `generated-index` link. */
export interface CategoryIndex {
  route: string
  title: string
  description: string
  sidebar: string
  items: SidebarItem[]
  /** For link previews and search engines. */
  image?: string
  keywords?: string[]
}

export interface LoadedSet {
  set: DocSet
  docs: SourceDoc[]
  /** IDs of existing documents that this build excludes. */
  draftIds: string[]
  sidebars: Map<string, ResolvedSidebar>
  /** The first sidebar that lists a document, by the document's ID. */
  sidebarByDoc: ReadonlyMap<string, ResolvedSidebar>
  indexes: CategoryIndex[]
  /** Category files by folder, relative to the docs folder. */
  categories: ReadonlyMap<string, CategoryFile>
  /** Documents by ID. */
  byId: ReadonlyMap<string, SourceDoc>
  /** The set's main document: the first one in sidebar order. */
  mainDocId?: string
}

/** A repository whose history can't be read. */
export interface GitProblem {
  repository: string
  problem: string
}

/** Pages that plugins add to a locale. */
export interface AddedPages {
  pages: readonly Page[]
  /** Sidebars by the URL of their JSON file. */
  sidebars: ReadonlyMap<string, Sidebar>
}

export interface Content {
  locale: LocaleInfo
  /** Translations of the configuration's labels. */
  labels: Readonly<Record<string, string>>
  /** Pages of plugins. */
  added?: AddedPages
  sets: LoadedSet[]
  /** Recent changes of each file, by its real path. */
  histories: ReadonlyMap<string, History>
  /** They don't stop a build. */
  gitProblems?: readonly GitProblem[]
  pages: ReactPage[]
}

/** What an author writes about a generated index. */
export interface IndexOptions {
  title?: string
  description?: string
  slug?: string
  image?: string
  keywords?: string[]
}

/** Metadata of a folder from its `_category_.json` (or `.yml`) file. */
export interface CategoryFile {
  label?: string
  position?: number
  collapsible?: boolean
  collapsed?: boolean
  className?: string
  /** On the category's card in lists of pages. */
  description?: string
  link?: { type: 'doc'; id: string } | ({ type: 'generated-index' } & IndexOptions) | null
  /** Keys without effect. */
  ignored?: readonly (SourceLocation & { key: string })[]
}

/** A commit that changed a page's content. */
export interface Change {
  /** In ISO 8601 format. */
  date: string
  author: string
  /** Hash of the commit. */
  commit: string
  subject: string
  /** What readers should know about the change, from the commit's `Docs-Note` lines. Empty if it has none. */
  note: string
}

/** The most recent changes of a file, and the most recent ones with a note, newest first. */
export type History = Change[]
