import { bundleKey, makeBundles } from '../bundle/make-bundles.ts'
import { bundlePlugins } from '../bundle/markdown-plugins.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { siteCache } from '../cache/cache.ts'
import { createMemory } from '../cache/memory.ts'
import type { Config } from '../config/index.ts'
import { openSourceMemory } from '../content/source-memory.ts'
import { errors, isDocentError } from '../errors/index.ts'
import { countNew, type Report } from '../errors/report.ts'
import { changedSince } from '../files/input-record.ts'
import { posixRelative } from '../files/paths.ts'
import { drawPreviews, NO_PREVIEWS } from '../link-previews/draw-previews.ts'
import * as outputs from '../outputs/index.ts'
import { checkPages } from '../page/checks/check-pages.ts'
import { compilePages, type CompileStage } from '../page/compile-pages.ts'
import { prepare, workerContext } from '../page/prepare.ts'
import { renderArticles } from '../page/render-articles.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { type Lock, withBuildLock } from './build-lock.ts'
import { declaredInputs, generatorKey } from './generator-key.ts'
import { guardOutputFolder } from './output-folder/author-folders.ts'
import { pruneCache } from './prune-cache.ts'
import { createPool } from './threads/pool.ts'
import { throwFindings } from './throw-findings.ts'
import { finishSite, writeOutputs } from './write-outputs.ts'

export interface BuildOptions {
  report: Report
  /** Runs all stages and checks without writing to the output folder. */
  dryRun?: boolean
  /** Number of earlier builds whose assets stay in the output folder. Default: 0. */
  keptBuilds?: number
}

export interface BuildResult {
  pages: readonly RenderedPage[]
  /** Site data by locale. */
  sites: Record<string, SiteData>
  /** Number of pages whose documents had to be written. */
  written: number
  /** Path of the bundle that renders pages. */
  serverBundle: string
}

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
    buildUnchanged(config, options, lock),
  )
}

/** Number of times that a build starts again because a file was saved while it was running. */
const RESTARTS = 3

/** Starts again if a file changes during the build, so that no page is made from two versions of it. */
async function buildUnchanged(
  config: Config,
  options: BuildOptions,
  lock: Lock,
  restarts = RESTARTS,
): Promise<BuildResult> {
  const started = Date.now()
  try {
    return await runStages(config, options, lock)
  } catch (error) {
    const changed = changedFile(error, started)
    if (restarts === 0 || changed === undefined) throw error
    const name = posixRelative(config.siteDir, changed)
    options.report.info(`${name} was saved during the build, which starts again.`)
    return buildUnchanged(config, options, lock, restarts - 1)
  }
}

/** The file with an error that a change during the build may have caused. */
function changedFile(error: unknown, started: number): string | undefined {
  const problems: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const files = problems.flatMap((problem) => (isDocentError(problem) ? (problem.file ?? []) : []))
  return changedSince(files, started)
}

/** @throws DocentError if a file that pages were made from has changed in the meantime */
function assertUnchanged(
  { compiled, pages }: { compiled: CompileStage['compiled']; pages: readonly RenderedPage[] },
  others: readonly string[],
  started: number,
): void {
  const files = new Set([...others, ...pages.map(({ page }) => page.file)])
  for (const [file, { inputs, assets }] of compiled) {
    files.add(file)
    for (const input of inputs) if (input.hash !== '') files.add(input.file)
    for (const { from } of assets) files.add(from)
  }
  const changed = changedSince(files, started)
  if (changed !== undefined) throw errors.sourceChanged({ file: changed })
}

async function runStages(config: Config, options: BuildOptions, lock: Lock): Promise<BuildResult> {
  const { report, dryRun, keptBuilds } = options
  const { stage, warn, info } = report
  guardOutputFolder(config)
  const cache = siteCache(config.siteDir)
  const started = Date.now()
  const declared = await declaredInputs(config.siteDir, config.buildInputs)
  const generator = cacheKey(await generatorKey(config.siteDir), declared.key)
  const plugins = await bundlePlugins(config, cache, generator)
  const workers = createPool(workerContext(config, cache.dir, plugins), {
    pageTimeout: config.pageTimeout,
  })
  const histories = createMemory(cache, 'histories')
  const sources = openSourceMemory(cache, generator, workers.warmUp)
  try {
    const read = () => prepare(config, { drafts: false, histories, sources })
    const site = await stage('Read content', read, ({ plan }) => `${plan.pages.length} pages`)
    site.plan.warnings.forEach(warn)
    sources.save()

    const key = await bundleKey(config, JSON.stringify([generator, site.bundle, plugins.key]))
    const tools = { ...site, generator, plugins, cache, workers }
    const both = [
      stage('Bundle shell', () => makeBundles({ ...tools, content: site.bundle, key, started })),
      stage('Compile pages', () => compilePages(tools), countNew),
    ] as const
    const [bundles, compiled] = await Promise.all(both).catch(async (error: unknown) => {
      // The build may start again, and the bundler must not write the same files at the same time.
      if (changedFile(error, started) !== undefined) await Promise.allSettled(both)
      throw error
    })
    const render = () => renderArticles({ ...tools, ...compiled, bundles })
    const { pages } = await stage('Render articles', render, countNew)
    const assertSame = (): void =>
      assertUnchanged({ compiled: compiled.compiled, pages }, declared.files, started)
    assertSame()
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
    assertSame()
    await pruneCache(cache, { bundle: key, plugins, ...compiled, pages, previews, histories })
    return { ...result, written }
  } finally {
    await workers.close()
  }
}
