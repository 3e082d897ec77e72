import type { CodeBlocksConfig } from '../config/index.ts'
import type { Article, CompiledPage } from '../model/compiled-page.ts'
import type { PartInfo } from '../html-to-markdown/copy-parts.ts'
import type { SearchPage } from '../search/indexing/build-index.ts'
import type { PageData, SiteData } from '../model/site-data.ts'
import type { DocumentAssets, DocumentInput } from '../render/document.ts'

/** What every worker knows from its start: plain data only, because it is copied to a thread. */
export interface WorkerContext {
  siteDir: string
  staticDir: string
  baseUrl: string
  cacheDir: string
  outDir: string
  codeBlocks: CodeBlocksConfig
  /** Path of the server bundle; it exists when the first article is rendered. */
  serverBundle: string
  headTags: DocumentInput['headTags']
}

/** Compile one source file; the result goes to the cache under `key`. */
export interface CompileJob {
  file: string
  key: string
}

/** How long a job took, in milliseconds. */
export interface Timed {
  ms: number
}

/** What the build keeps of a compiled page; its code stays in the cache. */
export type CompiledMeta = Omit<CompiledPage, 'code'> & Timed

/** A value for an imported name: a partial by its cache key, or a module of the server bundle. */
export interface Binding {
  local: string
  imported: string
  /** The import as written, and where. */
  specifier: string
  importer: { file: string; line: number }
  partial?: { key: string; bindings: Binding[] }
  module?: string
}

/** Render one article; HTML and facts go to the cache under `key`. */
export interface ArticleJob {
  key: string
  /** Key of the compiled page; absent for React pages. */
  compiled?: string
  reactPage?: string
  bindings: Binding[]
  page: PageData
  hideTitle: boolean
  locale: string
  /** For messages. */
  file: string
  /** Sources of the page, whose components must be known. */
  sources: Pick<CompiledMeta, 'components' | 'imports' | 'exports'>[]
}

/** What the build keeps of an article. */
export type ArticleMeta = Omit<Article, 'html'> &
  Timed & {
    /** Hash of the HTML, which a build compares with that of the last one. */
    hash?: string
    /** Sections of a long Markdown copy. */
    parts?: PartInfo[]
  }

/** Routes that links are resolved against, the same for all articles of a locale. */
export interface RouteTable {
  /** Route by source path below the site folder. */
  files: Record<string, string>
  /** Routes with a Markdown copy. */
  copies: string[]
}

export interface ArticleBatch {
  jobs: ArticleJob[]
  site: SiteData
  /** Cache key of the `RouteTable`: it is as large as the site, so it is read once and not sent with each batch. */
  routes: string
}

/** Write the search index of one locale. */
export interface SearchJob {
  /** Pages with the cache keys of their articles. */
  pages: (Omit<SearchPage, 'sections'> & { article: string })[]
  synonyms: string[][]
  /** Absolute path of the folder to write into. */
  folder: string
}

/** Write the HTML and the payload of one page. */
export interface DocumentJob {
  article: string
  /** For messages. */
  file: string
  page: PageData
  /** Paths below the output folder. */
  htmlFile: string
  payloadFile?: string
  /** Address of the style sheet for `style` attributes, if the page has some. */
  styleSheet?: string
}

export interface DocumentBatch {
  jobs: DocumentJob[]
  site: SiteData
  /** Cache keys of the sidebars by their URL. */
  sidebars: Record<string, string>
  assets: DocumentAssets
  buildId: string
}
