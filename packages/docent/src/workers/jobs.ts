import type { Article, CompiledPage, Page, RenderedPage } from '../model/page.ts'
import type { CodeBlocksConfig } from '../config/index.ts'
import type { SearchablePage } from '../search/indexing/searchable-pages.ts'
import type { SiteData } from '../model/site-data.ts'
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
  /** Attributes that the site's own inline scripts look for in articles. */
  scriptAttributes: string[]
}

/** Compile one source file; the result goes to the cache under `key`. */
export interface CompileJob {
  file: string
  key: string
}

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
  /** Absolute path of the source, for messages. */
  file: string
  page: Page
  /** Key of the compiled page; absent for React pages. */
  compiled?: string
  bindings: Binding[]
  /** Sources of the page, whose components must be known. */
  sources: Pick<CompiledPage, 'components' | 'imports' | 'exports'>[]
}

/** What the cache keeps of an article beside its texts. */
export type ArticleFacts = Omit<Article, 'html'> & Pick<RenderedPage, 'htmlHash' | 'parts' | 'ms'>

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
  pages: SearchablePage[]
  synonyms: string[][]
  /** Absolute path of the folder to write into. */
  folder: string
}

/** Write the HTML and the payload of one page. */
export interface DocumentJob extends Pick<RenderedPage, 'article' | 'data' | 'scripts'> {
  /** Absolute path of the source, for messages. */
  file: string
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
