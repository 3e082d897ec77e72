import { existsSync, readFileSync } from 'node:fs'
import type { Article, CompiledPage, Page, RenderedPage } from '../model/page.ts'
import { articleWork, renderedPage, routeTable } from '../pipeline/render-articles.ts'
import { compileSources, sourcesOf, type SourceFile } from '../pipeline/compile-pages.ts'
import type { CompileJob } from '../workers/jobs.ts'
import { workerContext, type Prepared } from '../pipeline/prepare.ts'
import { renderArticleJob, type ServerBundle } from '../workers/render-jobs.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { compilePage } from '../markdown/compile.ts'
import { createHighlight } from '../markdown/highlighter.ts'
import { sourceHash } from '../files/source-hash.ts'

/** A rendered page with its article: there is no cache to read it from. */
export type LivePage = RenderedPage & Pick<Article, 'html'>

/** A page with everything that it was made from: it's made again when one of these is another one. */
interface Made {
  live: LivePage
  prepared: Prepared
  bundle: ServerBundle
}

/** Compiles and renders pages on demand, and each of them only once for the same content. */
export interface PageRenderer {
  render(page: Page, prepared: Prepared, bundle: ServerBundle): Promise<LivePage>
  /**
   * Compiles a source that isn't a page: a partial.
   * @throws DocentError when it can't be compiled
   */
  compile(file: string): Promise<void>
  /** The article that was last rendered for a route. */
  last(route: string): LivePage | undefined
  /** Pages rendered so far. */
  readonly known: Iterable<LivePage>
  /** Images of the pages rendered so far, by their address below the base URL. */
  readonly images: ReadonlyMap<string, string>
  /** Files that a page was made from besides its source: partials, images, and code samples. */
  dependsOn(page: Page, file: string): boolean
}

export function createRenderer(config: Config): PageRenderer {
  const highlight = createHighlight()
  const context = workerContext(config, '', '')
  const texts = new Map<string, string>()
  const codes = new Map<string, string>()
  const known = new Map<string, CompiledPage>()
  const compiled = new Map<string, CompiledPage>()
  const images = new Map<string, string>()
  const made = new Map<string, Made>()

  const run = async (jobs: CompileJob[]): Promise<void> => {
    for (const { file, key } of jobs) {
      const source = texts.get(key) ?? readFileSync(file, 'utf8')
      const { code, ...own } = await compilePage(source, file, { ...context, highlight })
      codes.set(key, code)
      known.set(key, { ...own, key, ms: 0 })
      for (const { from, to } of own.assets) images.set(to, from)
    }
  }
  const compile = async (source: SourceFile): Promise<void> => {
    const stage = await compileSources([source], {
      known: (key) => known.get(key),
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
    const isRead = texts.has(cacheKey('', file, wanted))
    if (isRead && !existsSync(file)) return { file, hash: wanted }
    const text = readFileSync(file, 'utf8')
    const hash = sourceHash(text)
    if (isRead && hash !== wanted) return { file, hash: wanted }
    texts.set(cacheKey('', file, hash), text)
    return { file, hash }
  }
  const sources = (file: string): Map<string, CompiledPage> =>
    sourcesOf(file, compiled, config.siteDir)

  return {
    images,
    last: (route) => made.get(route)?.live,
    get known() {
      return [...made.values()].map(({ live }) => live)
    },
    compile: (file) => compile({ file, hash: cacheKey(readFileSync(file)) }),
    dependsOn(page, file) {
      const own = sources(page.file)
      return (
        own.has(file) ||
        [...own.values()].some(({ inputs }) => inputs.some((input) => input.file === file))
      )
    },
    async render(page, prepared, bundle) {
      const { route, locale } = page
      const site = prepared.sites[locale]
      if (!site) throw errors.missingDocsData({ id: locale })
      if (page.hash !== undefined) await compile(sourceOf(page.file, page.hash))
      const parts = [...sources(page.file).values()]
      const before = made.get(route)
      const isSame =
        before?.live.page === page &&
        before.prepared === prepared &&
        before.bundle === bundle &&
        before.live.sources.length === parts.length &&
        before.live.sources.every((source, index) => source === parts[index])
      if (isSame) return before.live
      const work = articleWork(page, parts, compiled, config.siteDir)
      const article = renderArticleJob(
        { key: '', ...work },
        {
          siteDir: config.siteDir,
          bundle,
          site,
          routes: routeTable(prepared.plan.pages, locale, config),
          readCode: (key) => codes.get(key) ?? '',
        },
      )
      const facts = { ...article, htmlHash: '', parts: [], ms: 0 }
      const live = { ...renderedPage(page, route, facts, parts), html: article.html }
      made.set(route, { live, prepared, bundle })
      return live
    },
  }
}
