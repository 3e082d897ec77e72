import { siteOrPackageFile } from '../config/configured-files.ts'
import { type Config, ownSearch } from '../config/index.ts'
import { withHook } from '../config/plugins/run-hooks.ts'
import { ARTICLE_SCRIPTS } from '../shared/markup.ts'
import { join } from '../shared/node/paths.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'
import type {
  Article,
  CategoryEntry,
  CompiledPage,
  Page,
  RenderedPage,
  ShownSources,
} from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import type { DocumentAssets, DocumentInput } from './document.ts'
import type { SiteParts } from './finish-article.ts'
import { compileSettings } from '../markdown/compile-settings.ts'
import type { CompileSettings } from '../markdown/source-compiler.ts'
import { type SearchablePage } from '../shared/records/searchable-page.ts'

/** What replaced components of the shell have to observe. */
export interface ShellRules {
  /** Whether the site's policy refuses `style` attributes. */
  refusesStyles: boolean
  /** Path of the site's own footer. */
  footer?: string
}

/** Data that every worker receives at its start. It's plain data, because it's copied to a thread. */
export interface WorkerContext extends CompileSettings {
  cacheDir: string
  outDir: string
  headTags: DocumentInput['headTags']
  shell: ShellRules
  siteParts: SiteParts
  /** Whether articles are kept with the terms that the embedded search index is made from. */
  countTerms: boolean
}

/** The data that the worker threads need. */
export function workerContext(
  config: Config,
  cacheDir: string,
  plugins: Pick<PluginBundle, 'file'>,
): WorkerContext {
  return {
    ...compileSettings(config, plugins),
    cacheDir,
    outDir: join(config.siteDir, config.outDir),
    headTags: config.headTags,
    shell: shellRules(config),
    siteParts: {
      scriptAttributes: [...ARTICLE_SCRIPTS, ...config.articleScripts].map(
        ({ attribute }) => attribute,
      ),
      articleStyles: config.articleStyles,
      imageSources: withHook(config, 'imageSources').length > 0,
    },
    countTerms: ownSearch(config) !== undefined,
  }
}

export function shellRules(config: Config): ShellRules {
  const { contentSecurityPolicy: policy, components } = config
  return {
    // The policy has hashes of style sheets, so only a directive of their own can allow `style` attributes.
    refusesStyles: policy !== false && !policy['style-src-attr']?.includes("'unsafe-inline'"),
    ...(components.Footer !== undefined && {
      footer: siteOrPackageFile(components.Footer, config, 'components.Footer'),
    }),
  }
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
  sources: Pick<
    CompiledPage,
    'key' | 'components' | 'undeclared' | 'imports' | 'contentTitle' | 'frontMatter'
  >[]
}

/** The article data that the cache stores next to the article's text. */
export type ArticleData = Omit<Article, 'html'> &
  Pick<RenderedPage, 'htmlHash' | 'parts' | 'ms'> &
  Pick<CompiledPage, 'environment'>

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
