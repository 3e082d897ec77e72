import type { ImageAsset } from './page.ts'
import type { PageChange, PageData } from './page-data.ts'
import type { SidebarItem } from './site-data.ts'

/** Where a set of documents comes from: one docs instance, in one version and one locale. */
export interface DocSet {
  docsId: string
  version: string
  locale: string
  /** Absolute folder of the source files in the default locale. */
  dir: string
  /** Absolute folder whose files replace those of `dir`, for other locales. */
  overlayDir?: string
  /** Route of the set: base URL, locale, instance and version joined. */
  routePrefix: string
  versionLabel: string
  isLast: boolean
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge: boolean
}

/** Front matter that every page may carry; the site may add keys of its own (`extra`). */
export interface FrontMatter {
  id?: string
  slug?: string
  title?: string
  description?: string
  sidebar_label?: string
  sidebar_position?: number
  sidebar_badge?: string
  displayed_sidebar?: string | null
  keywords?: string[]
  image?: string
  draft?: boolean
  unlisted?: boolean
  hide_title?: boolean
  hide_table_of_contents?: boolean
  toc_min_heading_level?: number
  toc_max_heading_level?: number
  pagination_label?: string
  pagination_next?: string | null
  pagination_prev?: string | null
  custom_edit_url?: string | null
  last_update?: { date?: string; author?: string }
  no_footer?: boolean
  /** How much the page counts in the search, 1 by default; 0 leaves it out. */
  search_weight?: number
  wrapper_class?: string
  schema_type?: PageData['schemaType']
}

/**
 * A source file that becomes a page.
 *
 * Made by `content/read-docs.ts`; read by the pipeline, which plans the pages, and by the lists of pages.
 */
export interface SourceDoc {
  /** Path below the docs folder without extension and number prefixes, or the front matter's `id` in that folder. */
  id: string
  set: DocSet
  /** Absolute path of the file that is read. */
  file: string
  /** Path below the docs folder, with forward slashes. */
  relative: string
  /** Fingerprint of the source text; the text itself is not kept, so that memory stays small on large sites. */
  hash: string
  route: string
  frontMatter: FrontMatter
  /** Front matter keys that the site declared. */
  extra: Record<string, unknown>
  title: string
  description: string
  /** Image for link previews, if it's a file beside the page. */
  image?: ImageAsset
  sidebarLabel: string
  /** Position from front matter or a number prefix. */
  position?: number
  draft: boolean
  unlisted: boolean
  lastUpdatedAt?: string
  lastUpdatedBy?: string
  changes?: PageChange[]
  editUrl?: string
}

/** Id of the results page of the search. */
export const SEARCH_PAGE = '@search'

/** A page that is a React module: `src/pages/*.tsx`. */
export interface ReactPage {
  kind: 'react'
  /** Key in the server bundle: path below the pages folder without extension. */
  id: string
  file: string
  route: string
  locale: string
}

/** One step on the way from a sidebar's root to a page. */
export interface Breadcrumb {
  label: string
  href?: string
}

/** A sidebar of one document set with its items resolved to routes. */
export interface ResolvedSidebar {
  id: string
  items: SidebarItem[]
  /** Documents in reading order: what previous and next follow. */
  order: string[]
  /** First document or link: where a navbar item of type docSidebar leads. */
  firstHref?: string
  /** Place of each document in `order`. */
  places: ReadonlyMap<string, number>
  /** Labels from the sidebar's root to each page in it, by route. */
  breadcrumbs: ReadonlyMap<string, Breadcrumb[]>
}

/** A page generated for a category with a `generated-index` link. */
export interface CategoryIndex {
  route: string
  title: string
  description: string
  sidebar: string
  items: SidebarItem[]
}

export interface LoadedSet {
  set: DocSet
  docs: SourceDoc[]
  /** Ids of documents that exist but are left out of this build. */
  draftIds: string[]
  sidebars: Map<string, ResolvedSidebar>
  indexes: CategoryIndex[]
  /** Category files by folder below the docs folder. */
  categories: ReadonlyMap<string, CategoryFile>
  /** Documents by id. */
  byId: ReadonlyMap<string, SourceDoc>
  /** The document that stands for the set: its first by sidebar order. */
  mainDocId?: string
}

export interface Content {
  sets: LoadedSet[]
  /** Last changes of each file, by absolute path. */
  histories: ReadonlyMap<string, History>
  pages: ReactPage[]
}

/** What `_category_.json` (or `.yml`) says of its folder. */
export interface CategoryFile {
  label?: string
  position?: number
  collapsible?: boolean
  collapsed?: boolean
  link?:
    | { type: 'doc'; id: string }
    | { type: 'generated-index'; title?: string; description?: string; slug?: string }
    | null
}

/** A commit that changed what a page says. */
export interface Change {
  /** ISO 8601. */
  date: string
  author: string
  /** Hash of the commit. */
  commit: string
  subject: string
}

/** The last changes of a file, the newest first. */
export type History = Change[]
