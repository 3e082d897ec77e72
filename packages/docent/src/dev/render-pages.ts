import { articleFacts, routeTable } from '../pipeline/render-articles.ts'
import {
  bindingsOf,
  compileSources,
  sourcesOf,
  type CompiledSource,
  type SourceFile,
} from '../pipeline/compile-pages.ts'
import type { CompiledMeta, CompileJob, RouteTable } from '../workers/jobs.ts'
import type { PlannedPage } from '../pipeline/plan-pages.ts'
import { workerContext, type Prepared } from '../pipeline/prepare.ts'
import { renderArticleJob, type ServerBundle } from '../workers/render-jobs.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { compilePage } from '../markdown/compile.ts'
import { createHighlight } from '../markdown/highlighter.ts'
import type { Article } from '../model/compiled-page.ts'
import type { SiteData } from '../model/site-data.ts'
import { createSourceTexts } from './source-texts.ts'

const js = JSON.stringify

/** An article, with everything that it was made from: it's made again when one of these differs. */
export interface RenderedArticle {
  article: Article
  planned: PlannedPage
  sources: CompiledSource[]
  /** Files that it was made from: its source, partials, images, and code samples. */
  files: ReadonlySet<string>
  /** What it shows of its page and of the site. */
  facts: string
  bundle: ServerBundle
}

/** Compiles and renders pages on demand, and each of them only once for the same content. */
export interface PageRenderer {
  render(planned: PlannedPage, prepared: Prepared, bundle: ServerBundle): Promise<RenderedArticle>
  /**
   * Compiles a source that isn't a page: a partial.
   * @throws DocentError when it can't be compiled
   */
  compile(file: string): Promise<void>
  /** Takes in a partial that was saved or removed. */
  take(file: string): void
  /** The article that was last rendered for a route. */
  last(route: string): RenderedArticle | undefined
  /** Pages rendered so far. */
  readonly known: Iterable<RenderedArticle>
  /** Images of the pages rendered so far, by their address below the base URL. */
  readonly images: ReadonlyMap<string, string>
  /** Files that a page was made from besides its source: partials, images, and code samples. */
  dependsOn(planned: PlannedPage, file: string): boolean
}

export function createRenderer(config: Config): PageRenderer {
  const highlight = createHighlight()
  const context = workerContext(config, '', '')
  const texts = createSourceTexts(config.siteDir)
  const codes = new Map<string, string>()
  const metas = new Map<string, CompiledMeta>()
  const compiled = new Map<string, CompiledSource>()
  const images = new Map<string, string>()
  const rendered = new Map<string, RenderedArticle>()
  const views = new WeakMap<SiteData, SiteView>()

  /** What the articles of a locale are rendered with; each state of the site has its own site data. */
  const viewOf = ({ sites, plan }: Prepared, locale: string): SiteView => {
    const site = sites[locale]
    if (!site) throw errors.missingDocsData({ id: locale })
    const known = views.get(site)
    if (known) return known
    const routes = routeTable(plan.pages, locale, config)
    const view = { site, routes, key: cacheKey(js(site), js(routes)) }
    views.set(site, view)
    return view
  }
  const run = async (jobs: CompileJob[]): Promise<void> => {
    for (const { file, key } of jobs) {
      const { code, ...meta } = await compilePage(texts.get(key) ?? '', file, {
        ...context,
        highlight,
      })
      codes.set(key, code)
      metas.set(key, { ...meta, ms: 0 })
      for (const { from, to } of meta.assets) images.set(to, from)
    }
  }
  const compile = async (source: SourceFile): Promise<void> => {
    const stage = await compileSources([source], {
      known: (key) => metas.get(key),
      salt: '',
      siteDir: config.siteDir,
      run,
      readPartial: texts.partial,
    })
    for (const [file, result] of stage.compiled) compiled.set(file, result)
  }
  const sources = (file: string): Map<string, CompiledSource> =>
    sourcesOf(file, compiled, config.siteDir)

  return {
    images,
    last: (route) => rendered.get(route),
    get known() {
      return rendered.values()
    },
    compile: (file) => compile(texts.partial(file)),
    take: texts.take,
    dependsOn(planned, file) {
      // A file that is gone isn't among the sources now, but it was when the page was last rendered.
      const last = rendered.get(planned.route)?.files.has(file) ?? false
      return last || filesOf(sources(planned.file)).has(file)
    },
    async render(planned, prepared, bundle) {
      const { site, routes, key } = viewOf(prepared, planned.locale)
      if (planned.hash !== undefined) await compile(texts.page(planned.file, planned.hash))
      const own = sources(planned.file)
      const parts = [...own.values()]
      const before = rendered.get(planned.route)
      const data = planned.data([])
      const facts = cacheKey(key, planned.file, String(planned.hideTitle), js(articleFacts(data)))
      const isSame =
        before?.facts === facts &&
        before.bundle === bundle &&
        before.sources.length === parts.length &&
        before.sources.every(({ meta }, index) => meta === parts[index]?.meta)
      const article = isSame
        ? before.article
        : renderArticleJob(
            {
              key: '',
              ...(planned.reactPage === undefined
                ? { compiled: compiled.get(planned.file)?.key }
                : { reactPage: planned.reactPage }),
              bindings: bindingsOf(planned.file, compiled, config.siteDir),
              page: data,
              hideTitle: planned.hideTitle,
              locale: planned.locale,
              file: planned.file,
              sources: parts.map(({ meta }) => meta),
            },
            {
              siteDir: config.siteDir,
              bundle,
              site,
              routes,
              readCode: (key) => codes.get(key) ?? '',
            },
          )
      const result = { article, planned, sources: parts, files: filesOf(own), facts, bundle }
      rendered.set(planned.route, result)
      return result
    },
  }
}

/** What the articles of a locale are rendered with. */
interface SiteView {
  site: SiteData
  routes: RouteTable
  /** Hash of both. */
  key: string
}

function filesOf(sources: ReadonlyMap<string, CompiledSource>): Set<string> {
  const inputs = [...sources.values()].flatMap(({ meta }) => meta.inputs.map(({ file }) => file))
  return new Set([...sources.keys(), ...inputs])
}
