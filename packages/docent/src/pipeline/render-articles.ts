import { relative, sep } from 'node:path'
import type { Config } from '../config/index.ts'
import type { PageData, SiteData } from '../model/site-data.ts'
import { errors } from '../errors/index.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import { bindingsOf, sourcesOf, type CompiledSource } from './compile-pages.ts'
import type { ArticleJob, ArticleMeta, RouteTable } from '../workers/jobs.ts'
import type { Pool } from '../workers/pool.ts'
import { hasMarkdown, type Plan, type PlannedPage } from './plan-pages.ts'

/** A page with its article in the cache. */
export interface RenderedPage {
  planned: PlannedPage
  /** Key of the article in the cache. */
  article: string
  meta: ArticleMeta
  sources: CompiledSource[]
}

export interface ArticleStage {
  pages: RenderedPage[]
  fresh: number
}

export interface ArticleStageInput {
  config: Config
  plan: Pick<Plan, 'pages'>
  compiled: ReadonlyMap<string, CompiledSource>
  sites: Record<string, SiteData>
  /** Fingerprint of the generator. */
  generator: string
  /** Fingerprint of the bundles. */
  buildId: string
  cache: Cache
  workers: Pick<Pool, 'renderArticles'>
}

/** Renders the articles that are not in the cache. */
export async function renderArticles(input: ArticleStageInput): Promise<ArticleStage> {
  const { config, compiled, cache } = input
  const { pages } = input.plan
  const routes = new Map(
    config.i18n.locales.map((locale) => [locale, routeTable(pages, locale, config)]),
  )
  const known = new Map(
    [...routes].map(([locale, table]) => [locale, cacheKey(JSON.stringify(table))]),
  )
  const salt = cacheKey(input.generator, input.buildId)
  const work = pages.map((planned) => {
    const sources = [...sourcesOf(planned.file, compiled, config.siteDir).values()]
    const page = planned.data([])
    const job: ArticleJob = {
      key: cacheKey(
        salt,
        known.get(planned.locale) ?? '',
        planned.route,
        ...sources.map(({ key, meta }) => key + JSON.stringify(meta.inputs)),
        JSON.stringify(articleFacts(page)),
      ),
      ...(planned.reactPage === undefined
        ? { compiled: compiled.get(planned.file)?.key }
        : { reactPage: planned.reactPage }),
      bindings: bindingsOf(planned.file, compiled, config.siteDir),
      page,
      hideTitle: planned.hideTitle,
      locale: planned.locale,
      file: planned.file,
      sources: sources.map(({ meta: { components, imports, exports } }) => ({
        components,
        imports,
        exports,
      })),
    }
    return { planned, sources, job }
  })
  for (const [locale, table] of routes) {
    cache.write('shared', known.get(locale) ?? '', { json: JSON.stringify(table) })
  }
  const metas = new Map(work.map(({ job }) => [job.key, readMeta(cache, job.key)]))
  const missing = work.filter(({ job }) => metas.get(job.key) === undefined)
  for (const locale of config.i18n.locales) {
    const jobs = missing.filter(({ planned }) => planned.locale === locale).map(({ job }) => job)
    const site = input.sites[locale]
    const table = known.get(locale)
    if (jobs.length > 0 && site && table)
      await input.workers.renderArticles({ jobs, site, routes: table })
  }
  return {
    fresh: missing.length,
    pages: work.map(({ planned, sources, job }) => {
      const meta = metas.get(job.key) ?? readMeta(cache, job.key)
      if (!meta) throw errors.cacheEntryLost({ what: `the article of ${planned.route}` })
      return { planned, article: job.key, meta, sources }
    }),
  }
}

function readMeta(cache: Cache, key: string): ArticleMeta | undefined {
  const parts = cache.read('articles', key)
  return parts && (JSON.parse(parts.meta ?? '{}') as ArticleMeta)
}

/** What components of an article can see of their page: neighbours and dates are the shell's. */
export function articleFacts({
  title,
  description,
  extra,
  docId,
  version,
  sidebar,
}: PageData): Partial<PageData> {
  return { title, description, extra, docId, version, sidebar }
}

/** What links of a locale are resolved against: routes by source path. */
export function routeTable(
  pages: readonly PlannedPage[],
  locale: string,
  { siteDir, markdownPages }: Config,
): RouteTable {
  const files: Record<string, string> = {}
  const copies: string[] = []
  for (const page of pages) {
    if (page.locale !== locale) continue
    files[relative(siteDir, page.file).split(sep).join('/')] = page.route
    if (markdownPages && hasMarkdown(page)) copies.push(page.route)
  }
  return { files, copies }
}
