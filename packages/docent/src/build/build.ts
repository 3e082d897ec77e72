import { relative } from '../shared/node/paths.ts'
import { translationFindings } from '../page/checks/translation-state.ts'
import { cacheKey } from '../shared/node/hash.ts'
import { bundleKey, makeBundles } from '../bundle/make-bundles.ts'
import type { BundleContent } from '../bundle/virtual-modules.ts'
import { distinct } from '../bundle/bundle-problem.ts'
import { bundlePlugins } from '../bundle/markdown-plugins.ts'
import { CACHE_FOLDER, siteCache } from '../files/cache.ts'
import { createMemory } from '../files/memory.ts'
import type { Config } from '../config/index.ts'
import { openSourceMemory } from '../files/source-memory.ts'
import { errors, isDocentError, throwTogether } from '../errors/index.ts'
import { countNew, type Report } from '../errors/report.ts'
import { filesBelow } from '../files/files-below.ts'
import { changedSince } from '../files/input-record.ts'
import * as outputs from '../outputs/index.ts'
import { checkPages } from '../page/checks/check-pages.ts'
import { compilePages, type CompileStage, importedModules } from '../page/compile-pages.ts'
import { prepare, withModules, workerContext } from '../page/prepare.ts'
import { renderArticles } from '../page/render-articles.ts'
import type { BuiltSite } from '../config/plugins/built-site.ts'
import { withHook } from '../config/plugins/run-hooks.ts'
import type { Bundles } from '../shared/records/bundles.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { type Lock, withBuildLock } from './build-lock.ts'
import { declaredInputs, generatorKey } from '../files/generator-key.ts'
import { guardOutputFolder } from './output-folder/author-folders.ts'
import { drawImages, NO_IMAGES } from './draw-images.ts'
import { encodeImages, imageOffers, NO_SOURCES } from './image-sources.ts'
import { pluginResults, withFindings } from './plugin-results.ts'
import { pruneCache } from './prune-cache.ts'
import { createPool } from './threads/pool.ts'
import { throwFindings } from '../page/checks/check-pages.ts'
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
  /** The site as plugins see it. */
  builtSite(): BuiltSite
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
  outputs.drawnImages,
  outputs.imageSources,
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
  outputs.noJekyll,
  outputs.pluginFiles,
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
    const name = relative(config.siteDir, changed)
    options.report.info(`${name} was saved during the build, which starts again.`)
    return buildUnchanged(config, options, lock, restarts - 1)
  }
}

function problemsIn(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors : [error]
}

/** The file with an error that a change during the build may have caused. */
function changedFile(error: unknown, started: number): string | undefined {
  const files = problemsIn(error).flatMap((problem) =>
    isDocentError(problem) ? (problem.file ?? []) : [],
  )
  return changedSince(files.filter(isAuthored), started)
}

/**
 * Whether an author may have saved the file. The texts of plugins' pages are written while the build is running, and
 * modules that the bundler makes up have names with a null character.
 */
function isAuthored(file: string): boolean {
  return !file.includes('\0') && !file.split('/').includes(CACHE_FOLDER)
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
  const changed = changedSince([...files].filter(isAuthored), started)
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

    const tools = { ...site, generator, plugins, cache, workers }
    const keys: string[] = []
    const bundle = async (content: BundleContent): Promise<Bundles> => {
      const key = await bundleKey(config, JSON.stringify([generator, content, plugins.key]))
      keys.push(key)
      return stage('Bundle shell', () => makeBundles({ ...tools, content, key, started }))
    }
    const both = [
      bundle(site.bundle),
      stage('Compile pages', () => compilePages(tools), countNew),
    ] as const
    const [scanned, compiled] = await Promise.all(both).catch(async (error: unknown) => {
      // The build may start again, and the bundler must not write the same files at the same time. Authors see the
      // problems of both at once.
      const settled = await Promise.allSettled(both)
      const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      if (failures.length === 1) throw error
      const problems = distinct(failures.flatMap(problemsIn))
      throwTogether(problems, `${problems.length} problems in pages and modules`)
      throw error
    })
    // Imports that Markdown plugins add aren't in the text that was searched for modules.
    const content = withModules(site, importedModules(compiled.compiled, config))
    const bundles = content === site.bundle ? scanned : await bundle(content)
    const render = () => renderArticles({ ...tools, ...compiled, bundles })
    const { pages } = await stage('Render articles', render, countNew)
    const assertSame = (): void =>
      assertUnchanged({ compiled: compiled.compiled, pages }, declared.files, started)
    assertSame()
    const plugged = await pluginResults({ config, pages, sites: site.sites, cache, ...bundles })
    const added = [
      ...outputs.namedFiles(config),
      ...plugged.paths,
      ...filesBelow(bundles.serverDir),
    ]
    const check = () => checkPages(config, pages, added)
    const translations = await translationFindings(config, histories.remember)
    const own = withFindings(await stage('Check links', check), translations)
    const offers = await imageOffers({ config, pages, ...compiled, bundles })
    throwFindings([own, plugged.findings, offers.findings].reduce(withFindings), report)
    const result = { pages, sites: site.sites, serverBundle: bundles.serverBundle, ...plugged }
    if (dryRun) return { ...result, written: 0 }

    const images =
      withHook(config, 'image').length > 0
        ? await stage('Draw link previews', () => drawImages({ ...tools, pages }), countNew)
        : NO_IMAGES
    images.warnings.forEach(warn)
    const imageSources =
      offers.images.length > 0
        ? await stage('Encode images', () => encodeImages(offers, tools), countNew)
        : NO_SOURCES
    const made = { drawn: images, imageSources }
    const results = { ...tools, ...compiled, pages, ...made, bundles, ...plugged }
    const finish = () => finishSite({ ...results, lock, info, keptBuilds })
    const write = async () => writeOutputs(OUTPUTS, await finish())
    const { fresh: written } = await stage('Write pages', write, countNew)
    assertSame()
    const used = { bundles: keys, plugins, ...compiled, pages, images, imageSources, histories }
    await pruneCache(cache, used)
    return { ...result, written }
  } finally {
    await workers.close()
  }
}
