import type {
  Article,
  CategoryEntry,
  CompiledPage,
  Page,
  RenderedPage,
} from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { categories } from '../content/category-entries.ts'
import { articleWork, renderedPage, routeTable, visibleData } from '../page/render-articles.ts'
import { compileSources, sourcesOf, type SourceFile } from '../page/compile-pages.ts'
import type { ArticleData, CompileJob, RouteTable } from '../page/jobs.ts'
import { workerContext, type Prepared } from '../page/prepare.ts'
import { renderArticleJob, type ServerBundle } from '../page/render-jobs.ts'
import { articleSheets, sheetFiles } from '../page/article-sheets.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { mergeAllMessages } from '../shared/messages/build-messages.ts'
import { compilePage } from '../markdown/compile.ts'
import type { PluginBundle } from '../bundle/markdown-plugins.ts'
import { loadPlugins, type SitePlugins } from '../markdown/site-plugins.ts'
import { createHighlight } from '../markdown/fences/highlighter.ts'
import { createSourceTexts, keepNewest } from './source-texts.ts'

const js = JSON.stringify

/** A rendered page with its article, because there is no cache to read it from. Its key is the hash of the HTML. */
export interface LivePage extends RenderedPage, Pick<Article, 'html'> {
  /** Content of the site's style sheets for its article, by path. */
  sheets: ReadonlyMap<string, string>
}

/** A page and everything that its article was made from. The article is rendered again when any of it changes. */
interface Made {
  live: LivePage
  article: ArticleData & Pick<Article, 'html'>
  /** Files that it was made from: its source, partials, images, code samples, and the style sheets of its article. */
  files: ReadonlySet<string>
  /** Serialized data of its page and of the site that it shows. */
  dataKey: string
  bundle: ServerBundle
}

/** Compiles and renders pages on demand, once for each content. */
export interface PageRenderer {
  render(page: Page, prepared: Prepared, bundle: ServerBundle): Promise<LivePage>
  /**
   * Compiles a source that isn't a page, such as a partial.
   * @throws DocentError if it can't be compiled
   */
  compile(file: string): Promise<void>
  /** Updates a partial that was saved or removed. */
  take(file: string): void
  /** The page that was last rendered for a route. */
  last(route: string): LivePage | undefined
  /** Pages rendered so far. */
  readonly known: Iterable<LivePage>
  /** Images of the pages rendered so far, by their address below the base URL. */
  readonly images: ReadonlyMap<string, string>
  /**
   * Whether a page was made from this file in addition to its source, for example a partial, an image, or a code
   * sample.
   */
  dependsOn(page: Page, file: string): boolean
}

export function createRenderer(
  config: Config,
  plugins: Pick<PluginBundle, 'file'> = {},
): PageRenderer {
  const highlight = createHighlight()
  const context = workerContext(config, '', plugins)
  let loaded: Promise<SitePlugins> | undefined
  const texts = createSourceTexts()
  const codes = new Map<string, string>()
  const known = new Map<string, CompiledPage>()
  const note = keepNewest((key) => {
    codes.delete(key)
    known.delete(key)
  })
  const compiled = new Map<string, CompiledPage>()
  const images = new Map<string, string>()
  const made = new Map<string, Made>()
  const views = new WeakMap<SiteData, SiteView>()

  /** The site data for rendering the articles of a locale. It changes with each state of the site. */
  const viewOf = ({ sites, plan }: Prepared, locale: string): SiteView => {
    const site = sites[locale]
    if (!site) throw errors.missingDocsData({ id: locale })
    const known = views.get(site)
    if (known) return known
    const routes = routeTable(plan.pages, locale, config)
    const key = cacheKey(js(site), js(routes))
    const view = { site, routes, key, categoryOf: categories(plan) }
    views.set(site, view)
    return view
  }
  const run = async (jobs: CompileJob[]): Promise<void> => {
    for (const { file, key } of jobs) {
      const { code, ...own } = await compilePage(texts.get(key) ?? '', file, {
        ...context,
        plugins: await (loaded ??= loadPlugins(plugins.file)),
        highlight,
      })
      note(file, key)
      codes.set(key, code)
      known.set(key, { ...own, key, environment: {}, ms: 0 })
      for (const { from, to } of own.assets) images.set(to, from)
    }
  }
  const compile = async (source: SourceFile): Promise<void> => {
    const stage = await compileSources([source], {
      known: (key) => known.get(key),
      salt: '',
      imports: config,
      run,
      readPartial: texts.partial,
    })
    for (const [file, result] of stage.compiled) compiled.set(file, result)
  }
  const sources = (file: string): Map<string, CompiledPage> => sourcesOf(file, compiled, config)
  const makeArticle = async (
    page: Page,
    parts: readonly CompiledPage[],
    category: CategoryEntry[],
    { site, routes }: SiteView,
    bundle: ServerBundle,
  ): Promise<Made['article']> => {
    const { article } = await renderArticleJob(
      { key: '', category, ...articleWork(page, parts, compiled, config) },
      {
        siteDir: config.siteDir,
        bundle,
        site,
        routes,
        readCode: (key) => codes.get(key) ?? '',
        codeBlocks: config.codeBlocks,
        highlight,
        messages: mergeAllMessages(site.messages),
        siteParts: context.siteParts,
      },
    )
    return { ...article, htmlHash: cacheKey(article.html), parts: [], environment: {}, ms: 0 }
  }

  return {
    images,
    last: (route) => made.get(route)?.live,
    get known() {
      return [...made.values()].map(({ live }) => live)
    },
    compile: (file) => compile(texts.partial(file)),
    take: texts.take,
    dependsOn(page, file) {
      // A removed file isn't among the current sources, but it was when the page was last rendered.
      const last = made.get(page.route)?.files.has(file) ?? false
      return last || filesOf(sources(page.file)).has(file)
    },
    async render(page, prepared, bundle) {
      const view = viewOf(prepared, page.locale)
      if (page.hash !== undefined) await compile(texts.page(page.file, page.hash))
      const own = sources(page.file)
      const parts = [...own.values()]
      const before = made.get(page.route)
      const category = view.categoryOf(page, parts)
      const shown = js([visibleData(page.data), category, page.oldAnchors])
      const dataKey = cacheKey(view.key, page.file, String(page.hideTitle), shown)
      const isSame =
        before?.dataKey === dataKey &&
        before.bundle === bundle &&
        before.live.sources.length === parts.length &&
        before.live.sources.every((source, index) => source === parts[index])
      const article = isSame
        ? before.article
        : await makeArticle(page, parts, category, view, bundle)
      const live = {
        ...renderedPage(page, article.htmlHash, article, parts),
        html: article.html,
        sheets: await articleSheets(article.articleParts, config),
      }
      const files = new Set([...filesOf(own), ...sheetFiles(article.articleParts, config)])
      made.set(page.route, { live, article, files, dataKey, bundle })
      return live
    },
  }
}

/** The data that the articles of a locale are rendered with. */
interface SiteView {
  site: SiteData
  routes: RouteTable
  /** Hash of both. */
  key: string
  categoryOf: ReturnType<typeof categories>
}

function filesOf(sources: ReadonlyMap<string, CompiledPage>): Set<string> {
  const inputs = [...sources.values()].flatMap((source) => source.inputs.map(({ file }) => file))
  return new Set([...sources.keys(), ...inputs])
}
