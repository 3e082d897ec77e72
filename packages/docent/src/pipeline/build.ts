import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { guardOutputFolder } from '../output-folder/author-folders.ts'
import type { SiteData } from '../model/site-data.ts'
import type { RenderedPage } from './render-articles.ts'
import { renderArticleStage } from './render-articles.ts'
import { bundleKey, makeBundles, serverBundlePath } from '../bundle/make-bundles.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { openCache, type Cache } from '../cache/cache.ts'
import { checkPages } from './check-pages.ts'
import { diskProblem } from '../errors/disk-problem.ts'
import { compileSources } from './compile-pages.ts'
import { writeSite } from '../outputs/documents.ts'
import { inlineScripts } from '../bundle/inline-scripts.ts'
import { createPool } from '../workers/pool.ts'
import { generatorKey, prepare, workerContext } from './prepare.ts'
import type { CompiledMeta } from '../workers/jobs.ts'
import { drawPreviews } from '../link-previews/draw-previews.ts'
import type { Report } from './report.ts'
import { throwFindings } from './throw-findings.ts'
import { acquireLock } from '../cache/build-lock.ts'

export interface BuildOptions {
  report: Report
  /** Runs all stages and checks, and writes nothing to the output folder. */
  dryRun?: boolean
  /** How many earlier builds keep their assets in the output folder. Default: 0. */
  keptBuilds?: number
}

export interface BuildResult {
  pages: RenderedPage[]
  /** Site data by locale. */
  sites: Record<string, SiteData>
  outDir: string
  /** Pages that had to be compiled, rendered and written. */
  fresh: { compiled: number; rendered: number; written: number }
}

/**
 * Builds a site: from its configuration to files, stage by stage. What has not changed comes from the cache. Only one
 * build of a site runs at a time; another one waits for it.
 */
export async function build(config: Config, options: BuildOptions): Promise<BuildResult> {
  const lock = await acquireLock(join(config.siteDir, '.docent', 'lock'), (pid) =>
    options.report.info(`Waiting for another build of this site (process ${pid}) to finish.`),
  ).catch((error: unknown) => {
    throw diskProblem(error)
  })
  try {
    return await runStages(config, options)
  } catch (error) {
    throw diskProblem(error)
  } finally {
    lock.release()
  }
}

async function runStages(
  config: Config,
  { report, dryRun = false, keptBuilds = 0 }: BuildOptions,
): Promise<BuildResult> {
  guardOutputFolder(config)
  const cache = openCache(join(config.siteDir, '.docent'))

  const prepared = await report.stage(
    'Read content',
    () => prepare(config, { drafts: false }),
    ({ plan }) => `${plan.pages.length} pages`,
  )
  const { plan, sites, bundle } = prepared
  plan.warnings.forEach(report.warn)

  const generator = await generatorKey(config.siteDir)
  const key = await bundleKey(config, JSON.stringify([generator, bundle]))
  const pool = createPool(workerContext(config, cache.dir, serverBundlePath(cache, key)))
  try {
    const target = { config, content: () => bundle, mode: 'production' as const }
    const sources = plan.pages.flatMap(({ file, hash }) =>
      hash === undefined ? [] : [{ file, hash }],
    )
    const [bundles, { compiled, fresh: compiledCount }] = await Promise.all([
      report.stage('Bundle shell', () => makeBundles(target, key, cache)),
      report.stage(
        'Compile pages',
        () =>
          compileSources(sources, {
            known: (name) => knownMeta(cache, name),
            salt: JSON.stringify([generator, config.codeBlocks, config.baseUrl, config.staticDir]),
            siteDir: config.siteDir,
            run: pool.compile,
          }),
        ({ fresh }) => `${fresh} new`,
      ),
    ])
    const articles = await report.stage(
      'Render articles',
      () =>
        renderArticleStage({
          config,
          pages: plan.pages,
          compiled,
          sites,
          serverKey: cacheKey(generator, bundles.buildId),
          cache,
          run: pool.renderArticles,
        }),
      ({ fresh }) => `${fresh} new`,
    )
    const findings = await report.stage('Check links', () => checkPages(config, articles.pages))
    throwFindings(findings, report)
    const fresh = { compiled: compiledCount, rendered: articles.fresh, written: 0 }
    const outDir = join(config.siteDir, config.outDir)
    if (dryRun) return { pages: articles.pages, sites, outDir, fresh }

    const previews =
      config.linkPreviews &&
      (await report.stage(
        'Draw link previews',
        () => drawPreviews({ config, articles: articles.pages, sites, cache, generator }),
        ({ fresh: count }) => `${count} new`,
      ))
    previews?.warnings.forEach(report.warn)
    fresh.written = await report.stage(
      'Write pages',
      async () =>
        writeSite({
          config,
          prepared,
          bundles,
          articles: articles.pages,
          compiled,
          cache,
          generator,
          run: pool.writeDocuments,
          runSearch: pool.writeSearch,
          inline: await inlineScripts(config),
          previews,
          keptBuilds,
        }),
      (count) => `${count} new`,
    )
    await pruneCache(cache, {
      bundles: [key],
      'bundle-records': [key],
      compiled: [...compiled.values()].map(({ key }) => key),
      articles: articles.pages.map(({ article }) => article),
      previews: previews?.used ?? [],
    })
    return { pages: articles.pages, sites, outDir, fresh }
  } finally {
    await pool.close()
  }
}

function knownMeta(cache: Cache, key: string): CompiledMeta | undefined {
  const parts = cache.read('compiled', key)
  return parts && (JSON.parse(parts.meta ?? '{}') as CompiledMeta)
}

/** As much again as the build used stays, so that going back and forth between two branches stays fast. */
async function pruneCache(cache: Cache, used: Record<string, string[]>): Promise<void> {
  for (const [kind, keys] of Object.entries(used)) {
    const known = new Set(keys)
    await cache.prune(kind, { used: known, spare: known.size })
  }
}
