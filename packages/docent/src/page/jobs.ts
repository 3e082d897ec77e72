import { posix } from '../shared/node/paths.ts'
import type { CodeBlocksConfig, MarkdownConfig } from '../config/index.ts'
import type { ForeignComponents } from '../markdown/used-components.ts'
import type {
  Article,
  CategoryEntry,
  CompiledPage,
  Page,
  RenderedPage,
  ShownSources,
} from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { decodeSafely, isFileAddress, markdownPath } from '../shared/routes.ts'
import type { DocumentAssets, DocumentInput } from './document.ts'
import type { SiteParts } from './finish-article.ts'
import { type SearchablePage } from '../shared/records/searchable-page.ts'

/** What replaced components of the shell have to observe. */
export interface ShellRules {
  /** Whether the site's policy refuses `style` attributes. */
  refusesStyles: boolean
  /** Path of the site's own footer. */
  footer?: string
}

/** Data that every worker receives at its start. It's plain data, because it's copied to a thread. */
export interface WorkerContext {
  siteDir: string
  /** Folders with documents outside the site. */
  outside: string[]
  staticDir: string
  baseUrl: string
  cacheDir: string
  outDir: string
  codeBlocks: CodeBlocksConfig
  markdown: MarkdownConfig
  /** For content that was written for another generator: its components that stand for docent's. */
  foreignComponents?: ForeignComponents
  /** Whether all text stays elements, because components replace some of them. */
  keepsElements: boolean
  /** Which files pages may be made from. */
  include: 'anywhere' | 'repository'
  /** Path of the module with the site's Markdown plugins, if it has any. */
  pluginFile?: string
  headTags: DocumentInput['headTags']
  shell: ShellRules
  siteParts: SiteParts
  /** Whether articles are kept with the terms that the embedded search index is made from. */
  countTerms: boolean
}

/** Compiles one source file and stores the result in the cache under `key`. */
export interface CompileJob {
  file: string
  /** Hash of the text that the key is made from. */
  hash: string
  key: string
}

/** A value for an imported name: a partial by its cache key, or a module of the server bundle. */
export interface Binding {
  local: string
  imported: string
  /** The import as written, and its location. */
  specifier: string
  importer: { file: string; line: number }
  partial?: { key: string; bindings: Binding[] }
  module?: string
}

/** Renders one article and stores its HTML and data in the cache under `key`. */
export interface ArticleJob {
  key: string
  /** Absolute path of the source, for messages. */
  file: string
  page: Page
  /** Key of the compiled page; undefined for React pages. */
  compiled?: string
  bindings: Binding[]
  /** The entries that `CategoryCards` shows. */
  category: CategoryEntry[]
  /** The page's sources, whose components must be known. */
  sources: Pick<CompiledPage, 'key' | 'components' | 'undeclared' | 'imports' | 'contentTitle'>[]
}

/** The article data that the cache stores next to the article's text. */
export type ArticleData = Omit<Article, 'html'> &
  Pick<RenderedPage, 'htmlHash' | 'parts' | 'ms'> &
  Pick<CompiledPage, 'environment'>

/** Routes that links are resolved against. All articles of a locale share them. */
export interface RouteTable {
  /** Routes by source path, relative to the site folder. */
  files: Record<string, string>
  /** Routes with a Markdown copy. */
  copies: string[]
  /** Folders that links to files may be relative to, in addition to the page's, below the site folder. */
  roots: string[]
  /** Address of the folder with copies of files next to pages. */
  assets: string
  /** Base URL of the default locale. */
  root: string
  /** Files in the static folder. Only for other locales than the default one. */
  statics: Readonly<Record<string, true>>
  /** Whether links relative to the page may also be relative to the documentation folder, as in Docusaurus. */
  allRelative: boolean
}

export interface ArticleBatch {
  jobs: ArticleJob[]
  /** Path of the server bundle. */
  serverBundle: string
  site: SiteData
  /**
   * Cache key of the `RouteTable`. The table grows with the site, so threads read it once instead of receiving it with
   * each batch.
   */
  routes: string
}

/** Writes one locale's search index. */
export interface SearchJob {
  /** Pages with the cache keys of their articles. */
  pages: SearchablePage[]
  synonyms: string[][]
  /** Absolute path of the folder to write to. */
  folder: string
}

/** Writes the HTML and the payload of one page. */
export interface DocumentJob extends Pick<RenderedPage, 'article' | 'data' | 'scripts'> {
  /** Absolute path of the source, for messages. */
  file: string
  /** Paths relative to the output folder. */
  htmlFile: string
  payloadFile?: string
  /** Cache key of the page's sidebar, which threads read once. */
  sidebar?: string
  /** Sources of the page's images by address, if plugins offer any. */
  imageSources?: Readonly<Record<string, ShownSources>>
  /** Address of the page's style sheet, if it needs one for its parts or for `style` attributes. */
  styleSheet?: string
}

export interface DocumentBatch {
  jobs: DocumentJob[]
  /** Path of the server bundle. */
  serverBundle: string
  site: SiteData
  assets: DocumentAssets
  buildId: string
}

/** Finds the routes of source files that a page's links name. */
export interface RoutesOfSources {
  /** By a path that was resolved relative to the page, but may be relative to the documentation folder. */
  fromRoot: (path: string) => string | undefined
  /** By a path relative to the page, or with a leading slash to the documentation folder or to the site's folder. */
  ofLink: (path: string) => string | undefined
}

/** @param file path of the page, relative to the site folder */
export function createRoutesOfSources(
  file: string,
  { files, roots, allRelative }: RouteTable,
): RoutesOfSources {
  const root = roots.find((root) => file.startsWith(`${root}/`) || file.includes(`/${root}/`))
  const below = (written: string): string | undefined =>
    root === undefined ? undefined : (files[posix.join(root, written)] ?? files[written])
  return {
    fromRoot: (path) =>
      allRelative ? below(posix.relative(posix.dirname(file), path)) : undefined,
    ofLink(path) {
      const linkPath = decodeSafely(path)
      return linkPath.startsWith('/')
        ? below(linkPath.slice(1))
        : files[posix.join(posix.dirname(file), linkPath)]
    },
  }
}

/**
 * Whether an address in a locale that isn't the default one is a file of the whole site: a static file, or an address
 * with an extension that isn't a page, because plugins create files after the pages. They can create one for each locale,
 * so a relative address is only a static file, unless the locale has its own one.
 */
export function isSharedFile(
  address: string,
  { files, copies, statics, root }: RouteTable,
  baseUrl: string,
  isRelative: boolean,
): boolean {
  const path = decodeSafely(address)
  const isStatic = Object.hasOwn(statics, path.slice(baseUrl.length))
  if (isRelative && (!isStatic || Object.hasOwn(statics, path.slice(root.length)))) return false
  // Only the list tells a static file without an extension from a page.
  if (!isFileAddress(path)) return isStatic
  const isCopy = copies.some((route) => markdownPath(route, baseUrl) === path)
  return !isCopy && !Object.values(files).includes(path)
}

/** Runs work in threads, in batches that are small enough to keep all threads busy. */
export interface Pool {
  /** Starts a thread, which loads its modules while the main thread is busy. */
  warmUp(): void
  compile(jobs: CompileJob[]): Promise<void>
  renderArticles(batch: ArticleBatch): Promise<void>
  writeDocuments(batch: DocumentBatch): Promise<void>
  writeSearch(job: SearchJob): Promise<Record<string, string>>
  close(): Promise<void>
}
