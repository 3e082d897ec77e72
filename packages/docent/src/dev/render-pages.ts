import { existsSync, readFileSync } from 'node:fs'
import { routeTable } from '../pipeline/render-articles.ts'
import {
  bindingsOf,
  compileSources,
  sourcesOf,
  type CompiledSource,
  type SourceFile,
} from '../pipeline/compile-pages.ts'
import type { CompiledMeta, CompileJob } from '../workers/jobs.ts'
import type { PlannedPage } from '../pipeline/plan-pages.ts'
import { workerContext, type Prepared } from '../pipeline/prepare.ts'
import { renderArticleJob, type ServerBundle } from '../workers/render-jobs.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { compilePage } from '../markdown/compile.ts'
import { createHighlight } from '../markdown/highlighter.ts'
import { sourceHash } from '../files/source-hash.ts'
import type { Article } from '../model/compiled-page.ts'

/** An article, with everything that it was made from: it's made again when one of these is another one. */
export interface RenderedArticle {
  article: Article
  planned: PlannedPage
  sources: CompiledSource[]
  prepared: Prepared
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
  const texts = new Map<string, string>()
  const codes = new Map<string, string>()
  const metas = new Map<string, CompiledMeta>()
  const compiled = new Map<string, CompiledSource>()
  const images = new Map<string, string>()
  const rendered = new Map<string, RenderedArticle>()

  const run = async (jobs: CompileJob[]): Promise<void> => {
    for (const { file, key } of jobs) {
      const source = texts.get(key) ?? readFileSync(file, 'utf8')
      const { code, ...meta } = await compilePage(source, file, { ...context, highlight })
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
    })
    for (const [file, result] of stage.compiled) compiled.set(file, result)
  }
  /**
   * The text of a source that belongs to a hash, or the one that the file has now. Until the watcher tells of it, a
   * file may be half written, or removed.
   */
  const sourceOf = (file: string, wanted: string): SourceFile => {
    const known = texts.has(cacheKey('', file, wanted))
    if (known && !existsSync(file)) return { file, hash: wanted }
    const text = readFileSync(file, 'utf8')
    const hash = sourceHash(text)
    if (known && hash !== wanted) return { file, hash: wanted }
    texts.set(cacheKey('', file, hash), text)
    return { file, hash }
  }
  const sources = (file: string): Map<string, CompiledSource> =>
    sourcesOf(file, compiled, config.siteDir)

  return {
    images,
    last: (route) => rendered.get(route),
    get known() {
      return rendered.values()
    },
    compile: (file) => compile({ file, hash: cacheKey(readFileSync(file)) }),
    dependsOn(planned, file) {
      const own = sources(planned.file)
      return (
        own.has(file) ||
        [...own.values()].some(({ meta }) => meta.inputs.some((input) => input.file === file))
      )
    },
    async render(planned, prepared, bundle) {
      const site = prepared.sites[planned.locale]
      if (!site) throw errors.missingDocsData({ id: planned.locale })
      if (planned.hash !== undefined) await compile(sourceOf(planned.file, planned.hash))
      const parts = [...sources(planned.file).values()]
      const before = rendered.get(planned.route)
      const isSame =
        before?.planned === planned &&
        before.prepared === prepared &&
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
              page: planned.data([]),
              hideTitle: planned.hideTitle,
              locale: planned.locale,
              file: planned.file,
              sources: parts.map(({ meta }) => meta),
            },
            {
              siteDir: config.siteDir,
              bundle,
              site,
              routes: routeTable(prepared.plan.pages, planned.locale, config),
              readCode: (key) => codes.get(key) ?? '',
            },
          )
      const result = { article, planned, sources: parts, prepared, bundle }
      rendered.set(planned.route, result)
      return result
    },
  }
}
