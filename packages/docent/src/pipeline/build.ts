import { bundleKey, makeBundles } from '../bundle/make-bundles.ts'
import { bundlePlugins } from '../bundle/markdown-plugins.ts'
import { siteCache } from '../cache/cache.ts'
import { withBuildLock, type Lock } from '../cache/build-lock.ts'
import { generatorKey } from '../cache/generator-key.ts'
import { createMemory } from '../cache/memory.ts'
import { openSourceMemory } from '../cache/source-memory.ts'
import type { Config } from '../config/index.ts'
import { drawPreviews, NO_PREVIEWS } from '../link-previews/draw-previews.ts'
import { guardOutputFolder } from '../output-folder/author-folders.ts'
import * as outputs from '../outputs/index.ts'
import { createPool } from '../workers/pool.ts'
import type { BuildOptions, BuildResult } from './build-options.ts'
import { checkPages } from './check-pages.ts'
import { compilePages } from './compile-pages.ts'
import { finishSite } from './finish-site.ts'
import { prepare, workerContext } from './prepare.ts'
import { pruneCache } from './prune-cache.ts'
import { renderArticles } from './render-articles.ts'
import { countNew } from './report.ts'
import { throwFindings } from './throw-findings.ts'
import { writeOutputs } from './write-outputs.ts'

/** All files but compressed copies. The first two keep the worker threads busy while this thread creates the others. */
const OUTPUTS: readonly outputs.Output[] = [
  outputs.searchIndex,
  outputs.documents,
  outputs.markdownCopies,
  outputs.sidebars,
  outputs.pageStyles,
  outputs.staticFiles,
  outputs.bundleFiles,
  outputs.pageImages,
  outputs.previewImages,
  outputs.routeManifest,
  outputs.sitemap,
  outputs.robots,
  outputs.pageList,
  outputs.llmsLists,
  outputs.fullTexts,
  outputs.agentSkill,
  outputs.changesFeed,
  outputs.configuredFeeds,
  outputs.redirects,
  outputs.headers,
  outputs.nginx,
  outputs.caddy,
  outputs.noJekyll,
]

/**
 * Builds a site stage by stage, from its configuration to files. Unchanged results come from the cache. If another
 * build of the site is running, this one waits for it.
 */
export function build(config: Config, options: BuildOptions): Promise<BuildResult> {
  return withBuildLock(config.siteDir, options.report.info, (lock) =>
    runStages(config, options, lock),
  )
}

async function runStages(config: Config, options: BuildOptions, lock: Lock): Promise<BuildResult> {
  const { report, dryRun, keptBuilds } = options
  const { stage, warn, info } = report
  guardOutputFolder(config)
  const cache = siteCache(config.siteDir)
  const generator = await generatorKey(config.siteDir)
  const plugins = await bundlePlugins(config, cache)
  const workers = createPool(workerContext(config, cache.dir, plugins))
  const histories = createMemory(cache, 'histories')
  const sources = openSourceMemory(cache, generator, workers.warmUp)
  try {
    const read = () => prepare(config, { drafts: false, histories, sources })
    const site = await stage('Read content', read, ({ plan }) => `${plan.pages.length} pages`)
    site.plan.warnings.forEach(warn)
    sources.save()

    const key = await bundleKey(config, JSON.stringify([generator, site.bundle]))
    const tools = { ...site, generator, plugins, cache, workers }
    const [bundles, compiled] = await Promise.all([
      stage('Bundle shell', () => makeBundles(config, site.bundle, key, cache)),
      stage('Compile pages', () => compilePages(tools), countNew),
    ])
    const render = () => renderArticles({ ...tools, ...compiled, bundles })
    const { pages } = await stage('Render articles', render, countNew)
    throwFindings(await stage('Check links', () => checkPages(config, pages)), report)
    const result = { pages, sites: site.sites, serverBundle: bundles.serverBundle }
    if (dryRun) return { ...result, written: 0 }

    const previews = config.linkPreviews
      ? await stage('Draw link previews', () => drawPreviews({ ...tools, pages }), countNew)
      : NO_PREVIEWS
    previews.warnings.forEach(warn)
    const results = { ...tools, ...compiled, pages, previews, bundles }
    const finish = () => finishSite({ ...results, lock, info, keptBuilds })
    const write = async () => writeOutputs(OUTPUTS, await finish())
    const { fresh: written } = await stage('Write pages', write, countNew)
    await pruneCache(cache, { bundle: key, plugins, ...compiled, pages, previews, histories })
    return { ...result, written }
  } finally {
    await workers.close()
  }
}
