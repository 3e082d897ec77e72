import { join } from '../shared/node/paths.ts'
import { cacheKey } from '../files/cache.ts'
import type {
  Article,
  CategoryEntry,
  CompiledPage,
  Page,
  RenderedPage,
} from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import {
  articleWork,
  categories,
  renderedPage,
  shownData,
  withPluginHeads,
} from '../page/render-articles.ts'
import { compileSources, type SourceFile } from '../page/compile-pages.ts'
import { sourcesOf } from '../page/partials.ts'
import { type ArticleData, type Binding, type CompileJob, workerContext } from '../page/jobs.ts'
import { routeTable, type RouteTable } from '../page/resolve-href.ts'
import type { Prepared } from '../page/prepare.ts'
import type { ServerBundle } from '../page/page-content.ts'
import { renderArticleJob } from '../page/render-jobs.ts'
import { articleSheets, sheetFiles } from '../page/page-styles.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { wholeFile } from '../files/file-lines.ts'
import { mergeAllMessages } from '../shared/messages/build-messages.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'
import { createSourceTexts, keepNewest } from './source-texts.ts'
import { createSourceCompiler } from '../markdown/source-compiler.ts'

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
  const context = workerContext(config, '', plugins)
  const compiler = createSourceCompiler(context)
  const texts = createSourceTexts()
  const codes = new Map<string, string>()
  const compiledByKey = new Map<string, CompiledPage>()
  const note = keepNewest((key) => {
    codes.delete(key)
    compiledByKey.delete(key)
  })
  const compiled = new Map<string, CompiledPage>()
  const images = new Map<string, string>()
  const made = new Map<string, Made>()
  const views = new WeakMap<SiteData, SiteView>()

  /** The site data for rendering the articles of a locale. It changes with each state of the site. */
  const viewOf = ({ sites, plan }: Prepared, locale: string): SiteView => {
    const site = sites[locale]
    if (!site) throw errors.missingDocsData({ id: locale })
    const knownView = views.get(site)
    if (knownView) return knownView
    const routes = routeTable(plan.pages, locale, config)
    const key = cacheKey(js(site), js(routes))
    const view = { site, routes, key }
    views.set(site, view)
    return view
  }
  const run = async (jobs: CompileJob[]): Promise<void> => {
    for (const { file, key } of jobs) {
      const { code, ...own } = await compiler.compile(texts.get(key) ?? '', wholeFile(file))
      note(file, key)
      codes.set(key, code)
      compiledByKey.set(key, { ...own, key, environment: {}, ms: 0 })
      for (const { from, to } of own.assets) images.set(to, from)
    }
  }
  const compile = async (source: SourceFile): Promise<void> => {
    const stage = await compileSources([source], {
      known: (key) => compiledByKey.get(key),
      salt: '',
      imports: config,
      run,
      readPartial: texts.partial,
    })
    for (const [file, result] of stage.compiled) compiled.set(file, result)
    // The page shows one error at a time.
    if (stage.problems.length > 0) throw stage.problems[0]
  }
  const sources = (file: string): Map<string, CompiledPage> => sourcesOf(file, compiled, config)
  const makeArticle = async (
    page: Page,
    parts: readonly CompiledPage[],
    category: CategoryEntry[],
    { site, routes }: SiteView,
    bundle: ServerBundle,
  ): Promise<Made['article']> => {
    const work = articleWork(page, parts, compiled, config)
    const { article } = await renderArticleJob(
      { key: '', category, ...work },
      {
        siteDir: config.siteDir,
        bundle: await withModules(bundle, work.bindings, config),
        site,
        routes,
        readCode: (key) => codes.get(key) ?? '',
        codeBlocks: config.codeBlocks,
        highlight: compiler.highlight(),
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
      const pageSources = sources(page.file)
      const parts = [...pageSources.values()]
      const before = made.get(page.route)
      const category = categories(prepared.plan)(page, parts)
      const shown = shownData(page, category)
      const dataKey = cacheKey(view.key, page.file, js([page.hideTitle, page.isTitled]), shown)
      const isSame =
        before?.dataKey === dataKey &&
        before.bundle === bundle &&
        before.live.sources.length === parts.length &&
        before.live.sources.every((source, index) => source === parts[index])
      const article = isSame
        ? before.article
        : await makeArticle(page, parts, category, view, bundle)
      const plain = renderedPage(page, article.htmlHash, article, parts)
      const [rendered = plain] = withPluginHeads([plain], config, { [page.locale]: view.site })
      const live = {
        ...rendered,
        html: article.html,
        sheets: await articleSheets(article.articleParts, config),
      }
      const files = new Set([...filesOf(pageSources), ...sheetFiles(article.articleParts, config)])
      made.set(page.route, { live, article, files, dataKey, bundle })
      return live
    },
  }
}

/** The bundle with the modules that a Markdown plugin imports, which the text of the page doesn't name. */
async function withModules(
  bundle: ServerBundle,
  bindings: readonly Binding[],
  { siteDir }: Config,
): Promise<ServerBundle> {
  const { modules, importModule } = bundle
  const missing = modulesOf(bindings).filter((module) => !Object.hasOwn(modules, module))
  if (missing.length === 0 || !importModule) return bundle
  const imported = missing.map(
    async (module) => [module, await importModule(join(siteDir, module))] as const,
  )
  return { ...bundle, modules: { ...modules, ...Object.fromEntries(await Promise.all(imported)) } }
}

function modulesOf(bindings: readonly Binding[]): string[] {
  return bindings.flatMap(({ module, partial }) =>
    partial ? modulesOf(partial.bindings) : (module ?? []),
  )
}

/** The data that the articles of a locale are rendered with. */
interface SiteView {
  site: SiteData
  routes: RouteTable
  /** Hash of both. */
  key: string
}

function filesOf(sources: ReadonlyMap<string, CompiledPage>): Set<string> {
  const inputs = [...sources.values()].flatMap((source) => source.inputs.map(({ file }) => file))
  return new Set([...[...sources.keys()].map(wholeFile), ...inputs])
}
